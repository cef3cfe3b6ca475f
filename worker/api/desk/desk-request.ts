import type { Context } from 'hono';
import { type AppEnv, factory } from '../../context.ts';
import { contentType } from '../request/body.ts';
import { parseBearer } from './bearer.ts';
import { deskFailure } from './desk-failure.ts';

/** Without the publishable key there is no desk. */
export const requireDesk = factory.createMiddleware(async (c, next) => {
  const { database, publishableKey } = c.var.config;
  if (!publishableKey) return deskFailure(c, 503, 'not_configured');
  c.set('desk', { url: database.url, publishableKey });
  return next();
});

/** Takes a person's token or none, and nothing else. */
export const readToken = factory.createMiddleware(async (c, next) => {
  const bearer = parseBearer(c.req.header('authorization'));
  if (bearer.kind === 'refused') return deskFailure(c, 401, 'unauthorized');
  c.set('token', bearer.kind === 'person' ? bearer.token : null);
  return next();
});

/** After `readToken`. */
export const requirePerson = factory.createMiddleware(async (c, next) =>
  c.var.token ? next() : deskFailure(c, 401, 'unauthorized'),
);

/** The object of a JSON body, or the answer that refuses it. */
export async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown> | Response> {
  if (contentType(c.req.raw) !== 'application/json') return deskFailure(c, 415, 'unsupported');
  try {
    const body: unknown = await c.req.json();
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch (error) {
    // The sender's mistake, unless the body was too large, which its own middleware answers.
    if (!(error instanceof SyntaxError)) throw error;
  }
  return deskFailure(c, 400, 'bad_request');
}
