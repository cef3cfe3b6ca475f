import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { exampleLead } from '#test/support/forms.ts';
import { decodeHtml } from '#test/support/html.ts';
import { openTestSite } from '#test/support/site.ts';

const site = openTestSite(inject('site'));
const errors = { en, nl };

let visitors = 0;
function post(body: string, type: string) {
  visitors += 1;
  return fetch(`${site.url}/api/contact`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'cf-connecting-ip': `10.3.0.${visitors}` },
    redirect: 'manual',
  });
}
const postJson = (body: object) => post(JSON.stringify(body), 'application/json');
const postForm = (fields: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded');

async function rowsOf(email: string) {
  const { data, error } = await site.database.from('contact_submissions').select('*').eq('email', email);
  expect(error).toBeNull();
  return data;
}

test.each(languages)(
  'a contact request in %s is stored once, and the next one of that address is refused',
  async (language) => {
    const request = { ...exampleLead, email: newEmail(), language, source: 'built', submissionId: randomUUID() };
    const first = await postJson(request);
    expect(first.status).toBe(201);
    const answer = await first.json();
    expect(answer).toEqual({ ok: true, submissionId: request.submissionId, createdAt: expect.any(String) });
    const repeated = await postJson(request);
    expect([repeated.status, await repeated.json()]).toEqual([200, answer]);
    const duplicate = await postJson({ ...request, submissionId: randomUUID() });
    expect(duplicate.status).toBe(409);
    expect(await duplicate.json()).toEqual({
      ok: false,
      code: 'duplicate',
      message: errors[language].outcomes.duplicate,
    });
    expect(await rowsOf(request.email)).toMatchObject([
      { id: request.submissionId, full_name: exampleLead.fullName, source: 'built', status: 'new', language },
    ]);
  },
);

test.each(languages)('a contact request in %s that breaks the rules is answered with every field', async (language) => {
  const refused = await postJson({ ...exampleLead, email: 'no address', service: 'plumbing', language });
  expect(refused.status).toBe(422);
  const { fields } = errors[language];
  expect(await refused.json()).toMatchObject({
    code: 'validation',
    fields: { email: fields.email.invalid, service: fields.service.invalid },
  });
});

test.each(languages)(
  'a form in %s without scripts comes back with what was typed, or leads to the thanks',
  async (language) => {
    const email = newEmail();
    const refused = await postForm({ ...exampleLead, email: 'no address', language });
    expect(refused.status).toBe(422);
    const page = decodeHtml(await refused.text());
    expect(page).toContain(errors[language].fields.email.invalid);
    expect(page).toContain(exampleLead.problemDescription);
    const stored = await postForm({ ...exampleLead, email, language });
    expect([stored.status, stored.headers.get('location')]).toEqual([303, pathOf('contactThanks', language)]);
    expect(await rowsOf(email)).toHaveLength(1);
  },
);
