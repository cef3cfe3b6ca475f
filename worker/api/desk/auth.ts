// Sign-in, forwarded to the database service. With supabase-js in the browser this is all that it asks for.
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type AppEnv, factory } from '../../context.ts';
import { askAsPerson, type DatabaseAnswer } from '../../services/desk-database.ts';
import { methodNotAllowed } from '../failure.ts';
import { visitor } from '../request/visitor.ts';
import { deskFailure, deskOutage } from './desk-failure.ts';
import { readObject, requirePerson } from './desk-request.ts';
import { checkSignInLimits } from './sign-in-limits.ts';

type Forwarding = {
  query?: Record<string, z.ZodMiniType>;
  /** What a success holds at least. */
  answer: z.ZodMiniType;
};

const session = z.object({ access_token: z.string(), refresh_token: z.string() });
const user = z.object({ id: z.string() });
const anything = z.unknown();
const grants = ['password', 'refresh_token', 'pkce'] as const;

const token = factory.createHandlers(visitor, async (c: Context<AppEnv>) => {
  const grant = z.enum(grants).safeParse(c.req.query('grant_type'));
  if (!grant.success) return deskFailure(c, 400, 'bad_request');
  const query = { grant_type: z.enum(grants) };
  const unknown = refuseQuery(c, query);
  if (unknown) return unknown;
  const body = await readObject(c);
  if (body instanceof Response) return body;
  if (grant.data !== 'password') return forward(c, { query, answer: session }, body);
  const refusal = await refuseTry(c, body);
  if (refusal) return refusal;
  const answer = await ask(c, body);
  // One answer for a wrong password, an unknown address and one that is not confirmed.
  if (isRefused(answer)) return deskFailure(c, 400, 'invalid_credentials', { error_code: 'invalid_credentials' });
  return pass(c, answer, session);
});

const verify = factory.createHandlers(visitor, async (c: Context<AppEnv>) => {
  const body = await readObject(c);
  if (body instanceof Response) return body;
  const refusal = refuseQuery(c, { redirect_to: ownAddress(c) }) ?? (await refuseTry(c, body));
  if (refusal) return refusal;
  const answer = await ask(c, body);
  if (isRefused(answer)) return deskFailure(c, 403, 'otp_expired', { error_code: 'otp_expired' });
  return pass(c, answer, session);
});

/** Sends a code. Whether there is such an address, nobody learns. */
const sendCode = factory.createHandlers(visitor, async (c: Context<AppEnv>) => {
  const body = await readObject(c);
  if (body instanceof Response) return body;
  const refusal = refuseQuery(c, { redirect_to: ownAddress(c) }) ?? (await refuseTry(c, body));
  if (refusal) return refusal;
  // Nobody signs up through this website, whatever the service would allow.
  const answer = await ask(c, c.req.path.endsWith('/otp') ? { ...body, create_user: false } : body);
  if (isRefused(answer) || (answer.ok && answer.status < 300)) return c.json({}, 200);
  return pass(c, answer, anything);
});

const findUser = factory.createHandlers(requirePerson, (c: Context<AppEnv>) => forward(c, { answer: user }));

const changeUser = factory.createHandlers(requirePerson, async (c: Context<AppEnv>) => {
  const body = await readObject(c);
  return body instanceof Response ? body : forward(c, { query: { redirect_to: ownAddress(c) }, answer: user }, body);
});

const signOut = factory.createHandlers(requirePerson, (c: Context<AppEnv>) =>
  forward(c, { query: { scope: z.enum(['global', 'local', 'others']) }, answer: anything }),
);

export const authApi = factory
  .createApp()
  .post('/token', ...token)
  .all('/token', methodNotAllowed('POST'))
  .post('/otp', ...sendCode)
  .all('/otp', methodNotAllowed('POST'))
  .post('/verify', ...verify)
  .all('/verify', methodNotAllowed('POST'))
  .post('/recover', ...sendCode)
  .all('/recover', methodNotAllowed('POST'))
  .post('/logout', ...signOut)
  .all('/logout', methodNotAllowed('POST'))
  .get('/user', ...findUser)
  .put('/user', ...changeUser)
  .all('/user', methodNotAllowed('GET', 'PUT'));

async function forward(c: Context<AppEnv>, { query = {}, answer }: Forwarding, body?: Record<string, unknown>) {
  return refuseQuery(c, query) ?? pass(c, await ask(c, body), answer);
}

function ask(c: Context<AppEnv>, body?: Record<string, unknown>): Promise<DatabaseAnswer> {
  const { search, pathname } = new URL(c.req.url);
  const path = `/auth/v1/${pathname.split('/').at(-1)}${search}`;
  return askAsPerson(c.var.desk, { method: c.req.method, path, token: c.var.token, body });
}

/** Refuses every parameter that supabase-js does not send here, and one that comes twice. */
function refuseQuery(c: Context<AppEnv>, known: Record<string, z.ZodMiniType>): Response | null {
  const parameters = [...new URL(c.req.url).searchParams];
  const isKnown = parameters.every(
    ([name, value]) => Object.hasOwn(known, name) && known[name]?.safeParse(value).success,
  );
  const isOnce = new Set(parameters.map(([name]) => name)).size === parameters.length;
  return isKnown && isOnce ? null : deskFailure(c, 400, 'bad_request');
}

/** A mail must not lead to another website. */
function ownAddress(c: Context<AppEnv>): z.ZodMiniType<string> {
  return z.string().check(z.refine((address) => URL.parse(address)?.origin === new URL(c.req.url).origin));
}

const trySchema = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(320)),
  phone: z.optional(z.undefined()),
});

/** Counts a try to sign in, by the address that is tried and the visitor. */
async function refuseTry(c: Context<AppEnv>, body: Record<string, unknown>): Promise<Response | null> {
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
  // 404: the service does not know an address that each has.
  if (!answer.ok || answer.status >= 500 || answer.status < 200 || answer.status === 404)
    return deskOutage(c, pathname, answer);
  if (answer.status === 429) return deskFailure(c, 429, 'rate_limited');
  if (answer.status === 204 && success === anything) return c.body(null, 204);
  if (answer.status === 401) {
    return c.var.token ? deskFailure(c, 401, 'unauthorized') : deskOutage(c, pathname, answer);
  }
  const shape =
    answer.status < 300
      ? z.intersection(z.record(z.string(), z.unknown()), success)
      : z.record(z.string(), z.unknown());
  if (!shape.safeParse(answer.data).success) return deskOutage(c, pathname, answer);
  return new Response(answer.text, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}
