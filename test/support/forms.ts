import type { Page, Route } from '@playwright/test';
import { contactForm as en } from '#shared/content/en/contact-form.ts';
import { contactForm as nl } from '#shared/content/nl/contact-form.ts';
import type { Language } from '#shared/languages.ts';

const texts = { en, nl };

export const exampleLead = {
  fullName: 'Daniël O’Brien',
  companyName: 'Van den Berg & Zonen',
  service: 'crm-integration',
  problemDescription: 'We copy every order from the mailbox into the CRM by hand.',
};

/** Answers like the edge when it has stored a request. */
export function acceptLead(route: Route): Promise<void> {
  const { submissionId } = route.request().postDataJSON();
  return route.fulfill({ status: 201, json: { ok: true, submissionId, createdAt: new Date().toISOString() } });
}

/** Fills in the required fields, by their labels. */
export async function fillContactForm(page: Page, language: Language, email: string): Promise<void> {
  const { fields } = texts[language];
  await page.getByLabel(fields.fullName.label).fill(exampleLead.fullName);
  await page.getByLabel(fields.email.label).fill(email);
  await page.getByLabel(fields.companyName.label).fill(exampleLead.companyName);
  await page.getByRole('combobox', { name: fields.service.label }).selectOption(exampleLead.service);
  await page.getByLabel(fields.problemDescription.label).fill(exampleLead.problemDescription);
}
