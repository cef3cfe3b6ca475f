import { database } from './send.ts';

export type ContactBody = Record<string, string>;

/** A valid contact request from a new address, except for the given values. */
export function contactBody(given: ContactBody = {}): ContactBody {
  return {
    fullName: 'Daniël O’Brien',
    email: `${crypto.randomUUID()}@example.com`,
    companyName: 'Acme',
    service: 'crm-integration',
    problemDescription: 'Our leads live in three spreadsheets.',
    additionalInfo: '',
    contactPreference: 'email_contact',
    source: 'home-hero',
    language: 'en',
    submissionId: crypto.randomUUID(),
    ...given,
  };
}

export async function submissionsOf(email: string | undefined) {
  const { data, error } = await database
    .from('contact_submissions')
    .select(
      'id, full_name, email, company_name, service, problem_description, additional_info, contact_preference, source, status, language, challenge, created_at',
    )
    .eq('email', email ?? '');
  if (error) throw new Error(error.message);
  return data;
}
