// Sign-in. The library of supabase-js for sign-in alone: the whole of it is twice as large, and tables need no more than `fetch`.
import { AuthClient } from '@supabase/auth-js';

let client: InstanceType<typeof AuthClient> | undefined;

/** One for each tab: two would refresh the same session. */
export function deskAuth(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${location.origin}/api/desk/auth/v1`,
    storageKey: 'deskSession',
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return client;
}

export type FoundToken = { token: string } | { token: null; reason: 'unauthorized' | 'network' };

/** Refreshes a token that is about to expire. Where that fails for want of a connection, the session is not over. */
export async function findAccessToken(): Promise<FoundToken> {
  const { data, error } = await deskAuth().getSession();
  if (data.session) return { token: data.session.access_token };
  const isAway = error !== null && (!error.status || error.status >= 500);
  return { token: null, reason: isAway ? 'network' : 'unauthorized' };
}
