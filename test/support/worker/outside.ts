// Fakes `fetch` of the Worker. The database is real unless a test says otherwise; other addresses answer only if a test says so. An
// unexpected call fails the test.
import { env } from 'cloudflare:workers';
import { expect, vi } from 'vitest';

export type OutsideCall = { address: string; method: string; search: string; headers: Headers; body: unknown };
type Answer = (call: OutsideCall, signal: AbortSignal) => Response | Promise<Response>;

const assistant = 'https://assistant.test/api';

const realFetch = globalThis.fetch;
const answers = new Map<string, Answer>();
let calls: OutsideCall[] = [];
let unexpected: string[] = [];

/** Fakes `fetch` from now on, until `restoreOutside`. */
export function fakeOutside(): void {
  answers.clear();
  calls = [];
  unexpected = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const address = request.url.split('?', 1)[0] ?? '';
    const answer =
      answers.get(address) ?? [...answers].find(([known]) => known.endsWith('/') && address.startsWith(known))?.[1];
    const isDatabase = address.startsWith(env.SUPABASE_URL);
    if (!answer && !isDatabase) {
      unexpected.push(address);
      throw new TypeError(`Nobody expected a call of ${address}`);
    }
    const text = await request.clone().text();
    const { method, headers } = request;
    const search = request.url.slice(address.length);
    const call = { address, method, search, headers, body: text === '' ? null : JSON.parse(text) };
    calls.push(call);
    if (!answer) return realFetch(request);
    const response = await answer(call, request.signal);
    const next = response.headers.get('location');
    return next && request.redirect === 'follow' ? fetch(next) : response;
  });
}

/** @throws when there was a call that the test did not expect */
export function restoreOutside(): void {
  vi.restoreAllMocks();
  expect(unexpected, 'calls of the outside that the test did not expect').toEqual([]);
}

/** The calls to addresses that begin like this. */
export function callsOf(address: string): OutsideCall[] {
  return calls.filter((call) => call.address.startsWith(address));
}

/** `address` has no query. One that ends in a slash also stands for all addresses below it. */
export function answerAt(address: string, answer: Answer): void {
  answers.set(address, answer);
}

export function answerDatabase(answer: Answer): void {
  answerAt(`${env.SUPABASE_URL}/`, answer);
}

/** Makes the database refuse, with a status and PostgREST's error. */
export function failDatabase(message: string, { status = 400, code = 'P0001' } = {}): void {
  answerDatabase(() =>
    Response.json({ code, message, details: 'Failing row contains (Ann, ann@example.com)', hint: null }, { status }),
  );
}

export function databaseCalls(): OutsideCall[] {
  return callsOf(env.SUPABASE_URL);
}

export const chatService = {
  session: `${assistant}/chat/session`,
  chat: `${assistant}/chat`,
};

/** Fakes the AI service. By default it creates the session `session-1`. */
export function answerChat(answer: Answer, session: Answer = () => Response.json({ session_id: 'session-1' })): void {
  answerAt(chatService.session, session);
  answerAt(chatService.chat, answer);
}

/** The bodies of the calls to the chat, without those that created sessions. */
export function chatCalls(): Record<string, unknown>[] {
  return calls.filter(({ address }) => address === chatService.chat).map(({ body }) => body as Record<string, unknown>);
}

/** Does not answer until the caller aborts. */
export const silence: Answer = (_, signal) =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp);
  });
