import { chat as en } from '#shared/content/en/chat.ts';
import { chatErrors as enErrors } from '#shared/content/en/chat-errors.ts';
import { chat as nl } from '#shared/content/nl/chat.ts';
import { languages } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';

const texts = { en, nl };
const questions = { en: 'How long does CRM integration take?', nl: 'Hoe lang duurt een CRM-integratie?' };
const answers = { en: '3-4 weeks', nl: '3-4 weken' };

for (const language of languages) {
  test(`a question in ${language} is answered from the site's texts and logged`, async ({ page, open, site }) => {
    await open(pathOf('home', language));
    await page
      .getByRole('link', { name: texts[language].open })
      .or(page.getByRole('button', { name: texts[language].open }))
      .click();
    await expect(page.getByText(texts[language].greeting)).toBeVisible();
    await page.getByRole('textbox', { name: texts[language].inputLabel }).fill(questions[language]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toContainText(answers[language]);
    await expect
      .poll(async () => {
        const { data } = await site.database.from('chat_logs').select('*').eq('user_message', questions[language]);
        return data?.map(({ success, ai_response }) => [success, ai_response.includes(answers[language])]);
      })
      .toEqual([[true, true]]);
  });
}

test('a failed message shows the bubble, the reason and the banner, and stays', async ({ page, open, complaints }) => {
  await page.route('**/api/chat', (route) => route.abort());
  await open(pathOf('home', 'en'));
  await page
    .getByRole('link', { name: en.open })
    .or(page.getByRole('button', { name: en.open }))
    .click();
  await page.getByRole('textbox', { name: en.inputLabel }).fill('Is anyone there?');
  await page.keyboard.press('Enter');
  await expect(page.getByText(enErrors.bubbles.unexpected)).toBeVisible();
  await expect(page.getByText(enErrors.byCode.unreachable)).toBeVisible();
  await expect(page.getByText(enErrors.banner)).toBeVisible();
  await expect(page.getByRole('log')).toContainText('Is anyone there?');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});
