// Calls `submit_contact` like the Worker.
import { createHash, randomUUID } from 'node:crypto';
import type { TestPostgres } from './postgres.ts';

export type Submission = {
  id: string;
  fullName: string | null;
  email: string;
  companyName: string;
  service: string;
  problemDescription: string;
  additionalInfo: string | null;
  contactPreference: string;
  source: string;
  language: string;
  challenge: string | null;
  visitor: string;
  /** The chat session that goes along. */
  conversation: string | null;
};

export type SubmissionOutcome = { outcome: string; id?: string; createdAt?: string; blockedUntil?: string };

/** The hash of a new visitor. */
export const newVisitor = () => createHash('sha256').update(randomUUID()).digest('hex');
export const newEmail = () => `${randomUUID()}@example.com`;

/** A valid request from a new visitor and address, except for the given values. */
export function newSubmission(given: Partial<Submission> = {}): Submission {
  return {
    id: randomUUID(),
    fullName: 'Daniël O’Brien',
    email: newEmail(),
    companyName: 'Acme',
    service: 'crm-integration',
    problemDescription: 'Our leads live in three spreadsheets.',
    additionalInfo: '',
    contactPreference: 'email_contact',
    source: 'home-hero',
    language: 'nl',
    challenge: 'none',
    visitor: newVisitor(),
    conversation: null,
    ...given,
  };
}

export async function submitContact(
  database: TestPostgres,
  given: Partial<Submission> = {},
): Promise<SubmissionOutcome> {
  const submission = newSubmission(given);
  // Left out where there is none, as the Worker does: tests of old migrations do not know it.
  const attached = submission.conversation === null ? [] : [submission.conversation];
  const more = attached.length > 0 ? ', $13' : '';
  const [row] = await database.queryAs<{ outcome: SubmissionOutcome }>(
    'service_role',
    `select public.submit_contact($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12${more}) as outcome`,
    [
      submission.id,
      submission.fullName,
      submission.email,
      submission.companyName,
      submission.service,
      submission.problemDescription,
      submission.additionalInfo,
      submission.contactPreference,
      submission.source,
      submission.language,
      submission.challenge,
      submission.visitor,
      ...attached,
    ],
  );
  if (!row) throw new Error('submit_contact answered nothing');
  return row.outcome;
}
