// Who comes to the desk, each with the token that the database service would have given.
import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmbeddedDatabase } from '#dev/services/database.ts';

export type DeskPeople = {
  owner: { email: string; password: string };
  tokens: Record<'owner' | 'viewer' | 'stranger' | 'expired' | 'forged' | 'otherProject' | 'anon' | 'service', string>;
};

export async function createDeskPeople(database: EmbeddedDatabase, stateDir: string): Promise<DeskPeople> {
  const secret = readFileSync(join(stateDir, 'sign-in.key'), 'utf8').trim();
  const { email, passwordFile } = database.owner;
  const [owner] = await database.query<{ id: string }>('select id from auth.users where email = $1', [email]);
  const [viewer, stranger] = [randomUUID(), randomUUID()];
  for (const id of [viewer, stranger])
    await database.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@plinth.example`]);
  await database.query("insert into public.owners (user_id, role) values ($1, 'viewer')", [viewer]);
  const ownerId = owner?.id ?? '';
  return {
    owner: { email, password: readFileSync(passwordFile, 'utf8').trim() },
    tokens: {
      owner: sign({ sub: ownerId }, secret),
      viewer: sign({ sub: viewer }, secret),
      stranger: sign({ sub: stranger }, secret),
      expired: sign({ sub: ownerId, exp: 1 }, secret),
      forged: sign({ sub: ownerId }, 'guessed'),
      otherProject: sign({ sub: ownerId, iss: 'https://other.supabase.co/auth/v1' }, 'the-secret-of-another-project'),
      anon: sign({ role: 'anon' }, secret),
      service: sign({ role: 'service_role' }, secret),
    },
  };
}

function sign(claims: object, secret: string): string {
  const now = Math.floor(Date.now() / 1000);
  const all = { role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 3600, ...claims };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(all)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
