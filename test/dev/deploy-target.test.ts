import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeholdersOf } from '#dev/deploy/settings.ts';
import { DeployError } from '#dev/environments/deploy-error.ts';
import { checkMigrations } from '#dev/environments/migration-history.ts';
import { queuesOf, readTarget } from '#dev/environments/target.ts';

/** The project's wrangler.toml, changed. */
function read(environment?: string, change = (text: string) => text) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'plinth-target-'));
  const file = join(folder.path, 'wrangler.toml');
  writeFileSync(file, change(readFileSync('wrangler.toml', 'utf8')));
  return readTarget(file, environment);
}

const vars = (values: Record<string, string>) => (text: string) =>
  Object.entries(values).reduce(
    (changed, [name, value]) => changed.replaceAll(`${name} = ""`, `${name} = "${value}"`),
    text,
  );

test('an environment that the file does not have is refused', () => {
  expect(() => read('stagign')).toThrow(DeployError);
  expect(() => read('stagign')).toThrow('The available configured environment names are: ["staging"]');
});

test('each environment has a Worker and queues of its own', () => {
  const [production, staging] = [read(), read('staging')];
  expect([production.worker, staging.worker]).toEqual(['plinth', 'plinth-staging']);
  expect(queuesOf(staging.config)).toEqual(queuesOf(production.config).map((name) => `staging-${name}`));
});

test('what staging would share with production is refused, whichever is deployed', () => {
  const shared = vars({ SITE_URL: 'https://plinth.nl', SUPABASE_URL: 'https://db.plinth.nl' });
  expect(() => read('staging', shared)).toThrow(
    'staging and production have the same SITE_URL: https://plinth.nl. staging and production have the same SUPABASE_URL',
  );
  expect(() => read(undefined, (text) => text.replaceAll('staging-leads"', 'leads"'))).toThrow(
    'production and staging have the same queue: leads',
  );
});

test('staging without a route of its own does not take that of production', () => {
  const routed = (text: string) =>
    text.replace('[vars]', 'routes = [{ pattern = "plinth.nl", custom_domain = true }]\n\n[vars]');
  expect(() => read('staging', routed)).toThrow('staging and production have the same route: plinth.nl');
  const own = (text: string) =>
    routed(text).replace(
      '[env.staging.vars]',
      'routes = [{ pattern = "staging.plinth.nl", custom_domain = true }]\n\n[env.staging.vars]',
    );
  expect(read('staging', own).config.routes).toEqual([{ pattern: 'staging.plinth.nl', custom_domain: true }]);
});

test('values that stand in for real ones are named', () => {
  const target = read(undefined, (text) =>
    vars({ CHAT_API_URL: 'https://chat.example.com/api', BOOKING_PAGE_URL_EN: 'https://calendly.com/your-team/en' })(
      text,
    ).replace('binding = "RATE_LIMITS"', 'binding = "RATE_LIMITS"\nid = "00000000000000000000000000000001"'),
  );
  expect(placeholdersOf(target)).toEqual([
    'CHAT_API_URL is an example: https://chat.example.com/api',
    'BOOKING_PAGE_URL_EN is an example: https://calendly.com/your-team/en',
    expect.stringContaining('RATE_LIMITS has the id of an example'),
  ]);
});

test('migrations are not compared with the database of another environment', async () => {
  const target = read(undefined, (text) =>
    text.replace('SUPABASE_URL = ""', 'SUPABASE_URL = "https://ofproduction.supabase.co"'),
  );
  await expect(
    checkMigrations(target, 'postgresql://postgres:x@db.ofstaging.supabase.co:5432/postgres'),
  ).rejects.toThrow('SUPABASE_DB_URL is not the database of https://ofproduction.supabase.co, which production uses');
  expect(await checkMigrations(target, '')).toContain('With it, npm run migrate tells');
});
