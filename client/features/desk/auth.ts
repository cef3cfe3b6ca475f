// Sign-in. The library of supabase-js for sign-in alone: the whole of it is twice as large, and tables need no more than `fetch`.
import { AuthClient } from '@supabase/auth-js';
import { sessionKey } from './session-keys.ts';

let client: InstanceType<typeof AuthClient> | undefined;

/** One for each tab: two would refresh the same session. */
export function deskAuth(): InstanceType<typeof AuthClient> {
  client ??= new AuthClient({
    url: `${location.origin}/api/desk/auth/v1`,
    storageKey: sessionKey,
    flowType: 'pkce',
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
  });
  return client;
}

/** Null when nobody is signed in. Refreshes a token that is about to expire. */
export async function findAccessToken(): Promise<string | null> {
  const { data } = await deskAuth().getSession();
  return data.session?.access_token ?? null;
}
