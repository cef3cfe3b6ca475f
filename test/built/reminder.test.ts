import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leadMail } from '#shared/content/nl/lead-mail.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { exampleLead } from '#test/support/forms.ts';
import { openTestSite } from '#test/support/site.ts';
import { type StartedSite, startTestSite } from '#test/support/start-site.ts';

let started: StartedSite;
beforeAll(async () => {
  started = await startTestSite();
});
afterAll(() => started.close());

async function subjectsOfMailsOf(email: string): Promise<string[]> {
  const mails = await openTestSite(started).listMails();
  return mails.filter((mail) => mail.includes(email)).map((mail) => /^Subject: (.*?):/m.exec(mail)?.[1] ?? '');
}

test('the owner gets a mail of a new lead at once, and one more of a lead that waits for 20 hours', async () => {
  const [email, waiting] = [newEmail(), newEmail()];
  const lead = { ...exampleLead, email, language: 'nl', submissionId: randomUUID() };
  const { status } = await fetch(`${started.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect(status).toBe(201);
  await expect.poll(() => subjectsOfMailsOf(email)).toEqual([leadMail.subject.new]);

  const { error } = await openTestSite(started)
    .database.from('contact_submissions')
    .insert({
      id: randomUUID(),
      full_name: lead.fullName,
      email: waiting,
      company_name: lead.companyName,
      service: lead.service,
      problem_description: lead.problemDescription,
      contact_preference: 'email_contact',
      source: 'direct',
      language: 'nl',
      challenge: 'none',
      created_at: new Date(Date.now() - 20.1 * 3_600_000).toISOString(),
    });
  expect(error).toBeNull();
  for (let run = 0; run < 2; run += 1) await started.worker.runScheduled();
  expect(await subjectsOfMailsOf(waiting)).toEqual([leadMail.subject.reminder]);
  expect(await subjectsOfMailsOf(email)).toEqual([leadMail.subject.new]);
});
