import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import { contactForm as nlForm } from '#shared/content/nl/contact-form.ts';
import { languages } from '#shared/languages.ts';
import { contactPath, pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';
import { exampleLead, fillContactForm } from '#test/support/forms.ts';

const errors = { en, nl };
const forms = { en: enForm, nl: nlForm };

/** Each test is a visitor of its own: three leads of one are the limit. */
let visitors = 0;
test.beforeEach(async ({ page }, { workerIndex }) => {
  visitors += 1;
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `198.51.${workerIndex + 1}.${visitors}` });
});

for (const language of languages) {
  test(`a contact request sent in ${language} is thanked for and lands in the database`, async ({
    page,
    open,
    site,
  }) => {
    const email = `lead-${language}@example.com`;
    await open(contactPath(language, 'home-hero-project'));
    await fillContactForm(page, language, email);
    await page.getByRole('button', { name: forms[language].submit }).click();
    await expect(page.getByText(forms[language].thankYou.text)).toBeVisible();
    const { data } = await site.database.from('contact_submissions').select('*').eq('email', email);
    expect(data).toMatchObject([
      {
        full_name: exampleLead.fullName,
        company_name: exampleLead.companyName,
        service: 'crm-integration',
        problem_description: exampleLead.problemDescription,
        contact_preference: 'email_contact',
        source: 'home-hero-project',
        status: 'new',
        language,
      },
    ]);
  });

  test(`an empty form in ${language} names every field that is missing and sends nothing`, async ({ page, open }) => {
    await open(pathOf('contact', language));
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page.getByRole('button', { name: forms[language].submit }).click();
    const { fields } = errors[language];
    for (const sentence of [
      fields.fullName.tooShort,
      fields.email.invalid,
      fields.companyName.tooShort,
      fields.service.invalid,
      fields.problemDescription.tooShort,
    ]) {
      await expect(page.getByText(sentence).first()).toBeVisible();
    }
    expect(posts).toBe(0);
  });

  test(`without scripts a refused form in ${language} comes back with what was typed, then the request is thanked for`, async ({
    browser,
    site,
  }, { workerIndex }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.url,
      extraHTTPHeaders: { 'CF-Connecting-IP': `203.0.113.${workerIndex * 10 + languages.indexOf(language)}` },
    });
    const page = await context.newPage();
    await page.goto(contactPath(language, 'menu'));
    await fillContactForm(page, language, 'not an address');
    await page.getByRole('button', { name: forms[language].submit }).click();
    await expect(page.getByText(forms[language].failureTitle)).toBeVisible();
    await expect(page.getByText(errors[language].fields.email.invalid).first()).toBeVisible();
    await expect(page.getByLabel(forms[language].fields.fullName.label)).toHaveValue(exampleLead.fullName);
    await expect(page.getByLabel(forms[language].fields.service.label)).toHaveValue(exampleLead.service);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const email = `plain-${language}@example.com`;
    await page.getByLabel(forms[language].fields.email.label).fill(email);
    await page.getByRole('button', { name: forms[language].submit }).click();
    await expect(page).toHaveURL(pathOf('contactThanks', language));
    const { data } = await site.database.from('contact_submissions').select('source, language').eq('email', email);
    expect(data).toEqual([{ source: 'menu', language }]);
    await context.close();
  });
}

test('a second request with the same address is refused, and what was typed stays', async ({
  page,
  open,
  complaints,
}) => {
  const send = async () => {
    await open(pathOf('contact', 'en'));
    await fillContactForm(page, 'en', 'Twice@example.com');
    await page.getByRole('button', { name: enForm.submit }).click();
  };
  await send();
  await expect(page.getByText(enForm.thankYou.text)).toBeVisible();
  await send();
  await expect(page.getByText(en.outcomes.duplicate).first()).toBeVisible();
  await expect(page.getByLabel(enForm.fields.problemDescription.label)).toHaveValue(exampleLead.problemDescription);
  // Chromium itself reports the answer 409 on the console.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('what was typed survives a reload and a switch of language', async ({ page, open }) => {
  await open(pathOf('contact', 'en'));
  await fillContactForm(page, 'en', 'keeper@example.com');
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect(page.getByLabel(enForm.fields.email.label)).toHaveValue('keeper@example.com');
  await page.locator('[data-language="nl"]').first().click();
  await expect(page).toHaveURL(pathOf('contact', 'nl'));
  await expect(page.getByLabel(nlForm.fields.problemDescription.label)).toHaveValue(exampleLead.problemDescription);
});
