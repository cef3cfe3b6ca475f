import type { Context } from 'hono';
import { decode } from 'hono/jwt';
import { type AppEnv, factory } from '../../context.ts';
import { parseJson } from '../../parse-json.ts';
import { contentType } from '../request/body.ts';
import { deskFailure } from './desk-failure.ts';

/** Without the publishable key there is no desk. */
export const requireDesk = factory.createMiddleware(async (c, next) => {
  const { database, publishableKey } = c.var.config;
  if (!publishableKey) return deskFailure(c, 503, 'not_configured');
  c.set('desk', { url: database.url, publishableKey });
  return next();
});

/** In bytes, of the whole header. The service's own tokens have some 1,000. */
const maximumHeader = 8 * 1024;

/** Takes a person's token or none, and nothing else. A key that may be public counts as none: supabase-js sends it where nobody is signed in. */
export const readToken = factory.createMiddleware(async (c, next) => {
  const header = c.req.header('authorization');
  const isNobody = header === undefined || header.startsWith('Bearer sb_publishable_');
  const token = isNobody ? null : findPersonToken(header);
  if (!isNobody && !token) return deskFailure(c, 401, 'unauthorized');
  c.set('token', token);
  return next();
});

/**
 * A token that a person could have, by its looks: whether it is good the database service decides. Keys with the role of the service or
 * of nobody are tokens of the same form.
 */
function findPersonToken(header: string): string | null {
  const [, token] = (header.length <= maximumHeader && /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)) || [];
  if (!token) return null;
  try {
    return decode(token).payload.role === 'authenticated' ? token : null;
  } catch {
    // No token of anybody.
    return null;
  }
}

/** After `readToken`. */
export const requirePerson = factory.createMiddleware(async (c, next) =>
  c.var.token ? next() : deskFailure(c, 401, 'unauthorized'),
);

/** The object of a JSON body, or the answer that refuses it. */
export async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown> | Response> {
  if (contentType(c.req.raw) !== 'application/json') return deskFailure(c, 415, 'unsupported');
  const body = parseJson(await c.req.text());
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return isObject ? (body as Record<string, unknown>) : deskFailure(c, 400, 'bad_request');
}
