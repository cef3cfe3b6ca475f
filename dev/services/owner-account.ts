// Sign-in at the embedded database: its settings, and the one user, who owns the desk.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { parseJson } from '../../worker/parse-json.ts';
import { keptSecret } from './kept-secret.ts';
import type { Mailbox } from './mailbox.ts';

const ownerEmail = 'owner@plinth.example';

export type Owner = {
  email: string;
  /** With the password that the owner was made with. */
  passwordFile: string;
};

const codeMail = {
  subject: 'Your code / Uw code: {{ .Token }}',
  content_path: fileURLToPath(new URL('../../supabase/templates/code.html', import.meta.url)),
};

/** The addresses of the sign-in that are served; the library has more, sign-up among them. */
export const signInPaths = ['token', 'otp', 'verify', 'user', 'logout', 'recover'].map((name) => `/auth/v1/${name}`);

export function signInSettings(stateDir: string) {
  return {
    enabled: true,
    enable_signup: false,
    jwt_secret: keptSecret(join(stateDir, 'sign-in.key')),
    secret_key: keptSecret(join(stateDir, 'database.key'), 'sb_secret_'),
    publishable_key: keptSecret(join(stateDir, 'database.publishable-key'), 'sb_publishable_'),
    email: { template: { magic_link: codeMail, recovery: codeMail } },
  };
}

/** With sign-ups off a hosted project makes no user of an unknown address that asks for a code; the library would. */
export async function withoutSignUp(request: Request): Promise<Request> {
  if (new URL(request.url).pathname !== '/auth/v1/otp' || request.method !== 'POST') return request;
  // What is no object is left to be refused as one without an address.
  const body = JSON.stringify({ ...Object(parseJson(await request.text())), create_user: false });
  return new Request(request.url, { method: 'POST', headers: request.headers, body });
}

export type SignInSettings = ReturnType<typeof signInSettings>;

/** The library's own text offers a link besides the code, to an address that is not served. */
export function codeMails(mailbox: Mailbox): Mailbox {
  return { send: ({ text, ...mail }) => mailbox.send({ ...mail, text: text?.split('\n')[0] }) };
}

/** Makes the owner where there is none, as on the first start. */
export async function ensureOwner(connection: PgliteConnection, stateDir: string): Promise<Owner> {
  const owner = { email: ownerEmail, passwordFile: join(stateDir, 'owner-password') };
  const { rows } = await connection.driver.query('select from auth.users where email = $1', [ownerEmail]);
  if (rows.length === 0) await signUp(connection, owner, signInSettings(stateDir));
  await connection.driver.query(
    'insert into public.owners (user_id) select id from auth.users where email = $1 on conflict do nothing',
    [ownerEmail],
  );
  return owner;
}

/** Nobody reaches this instance but this one request; the one that is served lets nobody sign up. */
async function signUp(connection: PgliteConnection, { email, passwordFile }: Owner, settings: SignInSettings) {
  const app = new App({ connection, auth: { ...settings, enable_signup: true } });
  const response = await app.fetch(
    new Request('http://127.0.0.1/auth/v1/signup', {
      method: 'POST',
      headers: { apikey: settings.publishable_key, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: keptSecret(passwordFile) }),
    }),
  );
  if (!response.ok) throw new Error(`The owner of the desk could not be made: ${await response.text()}`);
}
