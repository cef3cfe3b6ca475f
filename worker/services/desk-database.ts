import { readBounded } from '../bounded-body.ts';
// The database service as the desk speaks to it: with the publishable key and the token of the person who is signed in. The Worker's
// secret key has no part in it, so row-level security decides.
import { parseJson } from '../parse-json.ts';

export type DeskDatabase = { url: string; publishableKey: string };

type Question = {
  method: string;
  /** Below the service's address, with its query. */
  path: string;
  /** Null: nobody is signed in. */
  token: string | null;
  body?: object;
};

export type DatabaseAnswer =
  | { ok: true; status: number; text: string; data: unknown }
  /** `broken`: an answer that is no JSON, too long or a redirect. */
  | { ok: false; code: 'unreachable' | 'timeout' | 'broken' };

/** In bytes: a thousand leads, each with the longest texts in a script of four bytes a letter, as no owner will see them. */
const maximumAnswer = 16 * 1024 * 1024;

/** @param timeout in ms */
export async function askAsPerson(
  { url, publishableKey }: DeskDatabase,
  { method, path, token, body }: Question,
  timeout = 10_000,
): Promise<DatabaseAnswer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token ?? publishableKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
    return readAnswer(response.status, await readBounded(response, maximumAnswer));
  } catch {
    // Whatever the reason is, the caller answers that the database is away, and logs it.
    return { ok: false, code: signal.aborted ? 'timeout' : 'unreachable' };
  }
}

function readAnswer(status: number, text: string | null): DatabaseAnswer {
  if (text === null || (status >= 300 && status < 400)) return { ok: false, code: 'broken' };
  const data = parseJson(text);
  // Some functions answer the `null` of JSON, which is not the one of a text that is none.
  const isBroken = data === null && status !== 204 && text !== 'null';
  return isBroken ? { ok: false, code: 'broken' } : { ok: true, status, text, data };
}
