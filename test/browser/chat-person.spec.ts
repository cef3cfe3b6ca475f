import { chatPerson as en } from '#shared/content/en/chat-person.ts';
import { contactErrors as enErrors } from '#shared/content/en/contact-errors.ts';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { deskViews as desk } from '#shared/content/en/desk-views.ts';
import { chatPerson as nl } from '#shared/content/nl/chat-person.ts';
import { contactErrors as nlErrors } from '#shared/content/nl/contact-errors.ts';
import { contactForm as nlForm } from '#shared/content/nl/contact-form.ts';
import { pathOf } from '#shared/routes.ts';
import { typeset } from '#shared/typesetting.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect } from '#test/support/browser.ts';
import { answerAtEdge, chatTexts, openChat, panelOf, replyOf, say } from '#test/support/chat.ts';
import { newEmail } from '#test/support/contact-submissions.ts';
import { test } from '#test/support/visitor.ts';

const dutchForm = typeset(nlForm, 'nl');

test('an answer is rated by keyboard, a person is asked for with the conversation, and the desk shows both as one', async ({
  page,
  open,
  site,
}) => {
  const texts = chatTexts.en;
  const email = newEmail();
  await open(pathOf('home', 'en'));
  const panel = await openChat(page, 'en');
  await expect(panel.getByRole('group', { name: texts.feedback.label })).toHaveCount(0);
  await say(panel, 'How long does CRM integration take?');
  const rating = (name: string) => panel.getByRole('button', { name, exact: true });
  const helpful = rating(texts.feedback.helpful);
  const notHelpful = rating(texts.feedback.not_helpful);
  await helpful.press('Enter');
  await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByText(texts.personOffer.question)).toHaveCount(0);
  await notHelpful.press('Enter');
  await expect(helpful).toHaveAttribute('aria-pressed', 'false');
  await expect(panel.getByText(texts.personOffer.question)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await panel.getByRole('status').getByRole('button', { name: texts.talkToPerson }).press('Enter');

  const name = panel.getByLabel(enForm.fields.fullName.label);
  await expect(name).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('no address');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('alert')).toContainText(enErrors.fields.email.invalid);
  expect(await findViolations(page)).toEqual([]);
  // Closed, opened, loaded anew and in the other language.
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: texts.open, exact: true }).click();
  await expect(name).toHaveValue('Ada');
  await page.reload();
  await expect(name).toHaveValue('Ada');
  await page.locator('header a[data-language="nl"]').first().click();
  const dutch = panelOf(page, 'nl');
  await expect(dutch.getByRole('heading', { name: nl.title })).toBeVisible();
  await page.locator('header a[data-language="en"]').first().click();
  await expect(panel.getByRole('heading', { name: en.title })).toBeVisible();
  await expect(name).toHaveValue('Ada');

  await panel.getByLabel(enForm.fields.email.label).fill(email);
  await panel.getByLabel(en.attach.label).press('Space');
  await panel.getByRole('button', { name: enForm.submit }).press('Enter');
  await expect(panel.getByText(enForm.thankYou.text)).toBeVisible();
  await panel.getByRole('button', { name: en.back }).press('Enter');
  await expect(panel.getByRole('textbox', { name: texts.inputLabel })).toBeFocused();
  await expect(panel.getByText(texts.personOffer.question)).toHaveCount(0);
  const { data } = await site.database.from('contact_submissions').select('*').eq('email', email).single();
  expect(data).toMatchObject({
    full_name: 'Ada',
    company_name: en.noCompany,
    service: 'crm-integration',
    problem_description: 'How long does CRM integration take?',
    contact_preference: 'email_contact',
    source: 'chat',
    language: 'en',
    conversation: expect.any(String),
  });
  await expect
    .poll(async () => {
      const logs = await site.database.from('chat_logs').select('feedback').eq('session_id', data.conversation);
      return logs.data;
    })
    .toEqual([{ feedback: 'not_helpful' }]);

  const answer = await page.request.post('/api/desk/auth/v1/token?grant_type=password', { data: site.owner });
  await page.evaluate(
    (session) => {
      localStorage.setItem('deskSession', JSON.stringify(session));
      localStorage.setItem('deskActivity', String(Date.now()));
    },
    await answer.json(),
  );
  await open(`${pathOf('desk', 'en')}?view=conversations&feedback=not_helpful`);
  await expect(page.getByLabel(desk.conversations.onlyNotHelpful)).toBeChecked();
  await page.locator(`a[href*="${encodeURIComponent(data.conversation)}"]`).click();
  await expect(page.getByText(desk.conversation.feedback.not_helpful)).toBeVisible();
  await page.getByRole('link', { name: desk.conversation.toLead }).click();
  await expect(page.getByRole('heading', { name: desk.lead.conversation })).toBeVisible();
  await expect(page.getByText(desk.conversation.feedback.not_helpful)).toBeVisible();
});

test('on a Dutch phone two failures offer a person, and a refusal is told in words', async ({
  page,
  open,
  site,
  complaints,
}) => {
  const texts = typeset(chatTexts.nl, 'nl');
  const email = newEmail();
  await page.setViewportSize({ width: 390, height: 700 });
  await answerAtEdge(page, ({ message }) =>
    message === 'Hallo' ? replyOf('Dag!') : { status: 502, body: { ok: false, code: 'session', message: 'x' } },
  );
  await open(pathOf('home', 'nl'));
  const panel = await openChat(page, 'nl');
  await say(panel, 'Bent u daar?');
  const offer = panel.getByText(texts.personOffer.question);
  await panel.getByRole('alert').getByRole('button', { name: texts.retry }).click();
  await expect(offer).toBeVisible();
  await expect(panel.getByRole('group', { name: texts.feedback.label })).toHaveCount(0);
  await panel.getByRole('button', { name: texts.personOffer.decline }).click();
  await expect(offer).toHaveCount(0);
  await say(panel, 'Kan ik een mens spreken?');
  await expect(offer).toBeVisible();
  // From the menu, whatever is offered.
  await panel.getByRole('button', { name: texts.talkToPerson }).first().click();

  const send = async () => {
    await panel.getByLabel(dutchForm.fields.fullName.label).fill('Daniël');
    await panel.getByLabel(dutchForm.fields.email.label).fill(email);
    await expect(panel.getByLabel(typeset(nl, 'nl').attach.label)).toHaveCount(0);
    await panel.getByRole('button', { name: dutchForm.submit }).click();
  };
  await send();
  await expect(panel.getByText(dutchForm.thankYou.text)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: typeset(nl, 'nl').back }).click();
  await panel.getByRole('button', { name: texts.talkToPerson }).click();
  await send();
  // In the form, besides the toast.
  await expect(panel.locator('form').getByRole('alert')).toContainText(nlErrors.outcomes.duplicate);
  await expect(panel.getByLabel(dutchForm.fields.email.label)).toHaveValue(email);
  const { data } = await site.database.from('contact_submissions').select('*').eq('email', email);
  expect(data).toMatchObject([
    {
      company_name: nl.noCompany,
      service: 'business-analysis',
      problem_description: 'Bent u daar?\nKan ik een mens spreken?',
      language: 'nl',
      conversation: null,
    },
  ]);
  complaints.splice(0);
});
