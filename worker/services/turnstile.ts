// Cloudflare Turnstile's check of a token: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
import * as z from 'zod/mini';
import { logError } from '../log.ts';

const address = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

/** `unavailable`: nothing was learned, because the service failed or the visitor's browser had no token to give. */
export type ChallengeOutcome = 'passed' | 'refused' | 'unavailable';

const verdictSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) });

/** Error codes that speak of the service or of our key, not of the visitor. */
const faultsOfOurs = ['missing-input-secret', 'invalid-input-secret', 'internal-error'];

/**
 * A lead is worth more than a challenge: only a clear no refuses, and a token is asked about once.
 * @param options.requestId for the log
 * @param options.timeout in ms
 */
export async function verifyChallenge(
  secretKey: string,
  token: unknown,
  { requestId, timeout = 5_000 }: { requestId?: string; timeout?: number } = {},
): Promise<ChallengeOutcome> {
  if (typeof token !== 'string' || token === '') return 'unavailable';
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(timeout),
    });
    const verdict = verdictSchema.parse(await response.json());
    if (verdict.success) return 'passed';
    const fault = verdict['error-codes']?.find((code) => faultsOfOurs.includes(code));
    if (!fault) return 'refused';
    throw new Error(`The challenge service answered ${fault}`);
  } catch (error) {
    logError(error, requestId);
    return 'unavailable';
  }
}
