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
