/** What the owner's channel is told of a lead: no name, no address. */
export type LeadNotice = {
  text: string;
  id: string;
  service: string;
  source: string;
  language: string;
  createdAt: string;
};

/** @throws when the webhook does not take the notice; the queue repeats it. */
export async function notifyOwner(webhookUrl: string, notice: LeadNotice, timeout = 10_000): Promise<void> {
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(notice),
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The lead webhook answered ${response.status}`);
}
