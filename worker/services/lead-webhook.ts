/** What the webhook is told of a lead. It names nobody: no name, no address. */
export type LeadNotice = {
  text: string;
  id: string;
  service: string;
  source: string;
  language: string;
  createdAt: string;
};

/** @throws when the webhook does not accept the notice; the queue then delivers it again */
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
