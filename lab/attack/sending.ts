// Declares what the set-up of the tests provides.
import type {} from '../../test/support/built-site.ts';

/** Does the work for all items, so many at once. */
export async function forAll<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const open = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of open) await work(item);
    }),
  );
}

let visitors = 0;

/** The address of somebody who is nobody else in this run. */
export function newAddress(): string {
  visitors += 1;
  return `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`;
}

/** A contact request that would be stored. */
export const newForm = () => ({
  submissionId: crypto.randomUUID(),
  fullName: 'Ann Other',
  email: `${crypto.randomUUID()}@example.com`,
  companyName: 'Other',
  service: 'crm-integration',
  problemDescription: 'Everything is typed twice.',
  additionalInfo: '',
  contactPreference: 'email_contact',
  source: 'direct',
  language: 'en',
});

/** What a browser reports of a message that got no answer. */
export const newRecord = () => ({
  id: crypto.randomUUID(),
  user_message: 'Hello?',
  ai_response: null as string | null,
  error: 'unreachable',
  session_id: null,
  response_time_ms: 10,
  success: false,
  timestamp: new Date().toISOString(),
});

/** Hands over records as a browser does. */
export async function handOver(
  site: string,
  address: string,
  records: object[],
): Promise<{ status: number; accepted: string[] }> {
  const headers = { 'content-type': 'application/json', 'cf-connecting-ip': address };
  const body = JSON.stringify({ records });
  const response = await fetch(`${site}/api/chat/logs`, { method: 'POST', body, headers });
  const { accepted = [] } = await response.json();
  return { status: response.status, accepted };
}
