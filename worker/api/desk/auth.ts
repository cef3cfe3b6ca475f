// Sign-in, forwarded to the database service: the addresses of its API that supabase-js asks for here, and no other.
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type AppEnv, factory } from '../../context.ts';
import { hmacHex } from '../../hmac.ts';
import { askAsPerson, type DatabaseAnswer } from '../../services/desk-database.ts';
import { checkBurstLimit } from '../burst-limit.ts';
import { dailyKey, keepCount, readCount } from '../daily-limit.ts';
import { methodNotAllowed } from '../failure.ts';
import { visitor } from '../request/visitor.ts';
import { deskFailure, deskOutage } from './desk-failure.ts';
import { readObject, requirePerson } from './desk-request.ts';

const object = z.record(z.string(), z.unknown());
const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });
const user = z.looseObject({ id: z.string() });

// Each parameter once.
const token = takes({ grant_type: z.tuple([z.enum(['password', 'refresh_token', 'pkce'])]) });
const redirected = takes({ redirect_to: z.optional(z.tuple([z.url()])) });
const scoped = takes({ scope: z.optional(z.tuple([z.enum(['global', 'local', 'others'])])) });

export const authApi = factory
  .createApp()
  .post('/token', visitor, token, async (c) => {
    const body = await readObject(c);
    if (body instanceof Response) return body;
    if (c.req.query('grant_type') !== 'password') return pass(c, await ask(c, body), session);
    const refusal = await refuseTry(c, body);
    if (refusal) return refusal;
    const answer = await ask(c, body);
    // One answer for a wrong password, an unknown address and one that is not confirmed.
    if (isRefused(answer)) return deskFailure(c, 400, 'invalid_credentials', { error_code: 'invalid_credentials' });
    return pass(c, answer, session);
  })
  .all('/token', methodNotAllowed('POST'))
  .post('/verify', visitor, redirected, async (c) => {
    const body = await readObject(c);
    const refusal = body instanceof Response ? body : await refuseTry(c, body);
    if (refusal) return refusal;
    const answer = await ask(c, body);
    if (isRefused(answer)) return deskFailure(c, 403, 'otp_expired', { error_code: 'otp_expired' });
    return pass(c, answer, session);
  })
  .all('/verify', methodNotAllowed('POST'))
  // Nobody signs up through this website, whatever the service would allow.
  .post('/otp', visitor, redirected, (c) => sendCode(c, { create_user: false }))
  .all('/otp', methodNotAllowed('POST'))
  .post('/recover', visitor, redirected, (c) => sendCode(c))
  .all('/recover', methodNotAllowed('POST'))
  .post('/logout', requirePerson, scoped, async (c) => pass(c, await ask(c), z.nullable(object)))
  .all('/logout', methodNotAllowed('POST'))
  .get('/user', requirePerson, takes({}), async (c) => pass(c, await ask(c), user))
  .put('/user', requirePerson, redirected, async (c) => {
    const body = await readObject(c);
    return body instanceof Response ? body : pass(c, await ask(c, body), user);
  })
  .all('/user', methodNotAllowed('GET', 'PUT'));

/** Refuses every parameter that supabase-js does not send here, and one that comes twice. A mail must not lead to another website. */
function takes(parameters: Record<string, z.ZodMiniType>) {
  const schema = z.strictObject(parameters);
  return factory.createMiddleware(async (c, next) => {
    const target = c.req.query('redirect_to');
    const isOwn = target === undefined || URL.parse(target)?.origin === new URL(c.req.url).origin;
    return isOwn && schema.safeParse(c.req.queries()).success ? next() : deskFailure(c, 400, 'bad_request');
  });
}

/** Sends a code. Whether there is such an address, nobody learns. */
async function sendCode(c: Context<AppEnv>, more: object = {}): Promise<Response> {
  const body = await readObject(c);
  const refusal = body instanceof Response ? body : await refuseTry(c, body);
  if (refusal) return refusal;
  const answer = await ask(c, { ...body, ...more });
  return isRefused(answer) || (answer.ok && answer.status < 300) ? c.json({}) : pass(c, answer, object);
}

function ask(c: Context<AppEnv>, body?: object): Promise<DatabaseAnswer> {
  const { search, pathname } = new URL(c.req.url);
  const path = `/auth/v1/${pathname.split('/').at(-1)}${search}`;
  return askAsPerson(c.var.desk, { method: c.req.method, path, token: c.var.token, body });
}

const trySchema = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  phone: z.optional(z.undefined()),
});

/** Counts a try to sign in, by the address that is tried and the visitor. */
async function refuseTry(c: Context<AppEnv>, body: object): Promise<Response | null> {
  const tried = trySchema.safeParse(body);
  if (!tried.success) return deskFailure(c, 400, 'bad_request');
  const outcome = await checkSignInLimits(c, tried.data.email);
  if (outcome === 'allowed') return null;
  if (outcome === 'unknown') return deskFailure(c, 503, 'unavailable');
  c.header('Retry-After', '60');
  return deskFailure(c, 429, 'rate_limited');
}

/** The service says no to what was tried; 401 is about our key. */
function isRefused(answer: DatabaseAnswer): boolean {
  return answer.ok && answer.status >= 400 && answer.status < 500 && answer.status !== 401 && answer.status !== 429;
}

/** Passes on the service's own answer, as far as it can be one. */
function pass(c: Context<AppEnv>, answer: DatabaseAnswer, success: z.ZodMiniType): Response {
  const { pathname } = new URL(c.req.url);
  if (answer.ok && answer.status === 429) return deskFailure(c, 429, 'rate_limited');
  if (answer.ok && answer.status === 401 && c.var.token) return deskFailure(c, 401, 'unauthorized');
  // 401: our key is not good. 404: the service does not know an address that each has.
  if (!answer.ok || answer.status >= 500 || [401, 404].includes(answer.status)) return deskOutage(c, pathname, answer);
  const shape = answer.status < 300 ? success : object;
  if (!shape.safeParse(answer.data).success) return deskOutage(c, pathname, answer);
  if (answer.status === 204) return c.body(null, 204);
  return new Response(answer.text, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}

/** Tries of one visitor at one e-mail address in a day. */
const dailyLimit = 30;

/**
 * Counts a try to sign in. Address and visitor together: so nobody locks the owner out by trying the owner's address. `unknown`: the
 * counts cannot be read, and nobody may sign in.
 */
async function checkSignInLimits(c: Context<AppEnv>, email: string): Promise<'allowed' | 'refused' | 'unknown'> {
  const who = await hmacHex(c.var.config.visitorSalt, `${c.var.visitor} ${email.trim().toLowerCase()}`);
  const key = dailyKey('desk', who);
  const [isWithinBurst, count] = await Promise.all([checkBurstLimit(c, c.env.DESK_BURST, who), readCount(c, key)]);
  if (isWithinBurst === null || count === null) return 'unknown';
  if (!isWithinBurst || count >= dailyLimit) return 'refused';
  keepCount(c, key, count + 1);
  return 'allowed';
}
