// Cloudflare Turnstile's check of a token: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
import * as z from 'zod/mini';
import { readBounded } from '../bounded-body.ts';
import { tryOrLog } from '../log.ts';
import { parseJson } from '../parse-json.ts';

/** In bytes. */
const maximumAnswer = 16 * 1024;

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** `unavailable`: the service failed, or the browser sent no token. */
export type ChallengeOutcome = 'passed' | 'refused' | 'unavailable';

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) });

/** Error codes that mean a problem of the service or of our key, not of the visitor. */
const serviceErrors = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

/**
 * Checks a token once. A lead is worth more than a challenge, so only a clear refusal counts as one.
 * @param options.submissionId of the request. The same token sent again with the same id gets the same answer
 * @param options.requestId for the log
 * @param options.timeout in ms
 */
export async function verifyChallenge(
  secretKey: string,
  token: unknown,
  { submissionId, requestId, timeout = 5_000 }: { submissionId?: string; requestId?: string; timeout?: number } = {},
): Promise<ChallengeOutcome> {
  if (typeof token !== 'string' || token === '') return 'unavailable';
  const ask = async () => {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token, idempotency_key: submissionId }),
      signal: AbortSignal.timeout(timeout),
      redirect: 'manual',
    });
    const text = await readBounded(response, maximumAnswer);
    const { data: verdict } = verdictSchema.safeParse(parseJson(text ?? ''));
    if (!verdict) throw new Error(`The challenge service answered ${response.status} without a verdict`);
    if (verdict.success) return 'passed';
    const fault = verdict['error-codes']?.find((code) => serviceErrors.includes(code));
    if (!fault) return 'refused';
    throw new Error(`The challenge service answered ${fault}`);
  };
  return (await tryOrLog(ask, requestId)) ?? 'unavailable';
}
