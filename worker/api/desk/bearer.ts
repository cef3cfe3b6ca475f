import * as z from 'zod/mini';

/** In bytes, of the whole header. The service's own tokens have some 1,000. */
const maximumHeader = 8 * 1024;

/** `nobody`: no token, or a key that may be public. `refused`: what no person who is signed in sends. */
export type Bearer = { kind: 'person'; token: string } | { kind: 'nobody' } | { kind: 'refused' };

// Only what a person gets: keys with the role of the service or of nobody are tokens of the same form.
const claimsSchema = z.object({ role: z.literal('authenticated') });

/** Whose token this could be, by its looks: whether it is good the database service decides. */
export function parseBearer(header: string | undefined): Bearer {
  if (header === undefined) return { kind: 'nobody' };
  if (header.length > maximumHeader) return { kind: 'refused' };
  const [, token = ''] = /^Bearer (\S+)$/i.exec(header) ?? [];
  if (token.startsWith('sb_publishable_')) return { kind: 'nobody' };
  return claimsSchema.safeParse(claimsOf(token)).success ? { kind: 'person', token } : { kind: 'refused' };
}

function claimsOf(token: string): unknown {
  const [, claims] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (!claims) return null;
  try {
    return JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    // No token of anybody.
    return null;
  }
}
