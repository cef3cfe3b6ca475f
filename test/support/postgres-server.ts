// One Postgres server for the tests of the database, where its programs can be found; each file makes databases of its own in it.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { hostedRoles, hostedSignIn } from '#dev/services/migrations.ts';
import { findPostgresPrograms, startPostgresServer } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server's socket; null where there is no server. */
    postgres: string | null;
  }
}

export default async function setup(project: TestProject) {
  const programs = findPostgresPrograms();
  // Several files with a crowd of 200 each.
  const server =
    programs === null ? null : await startPostgresServer(programs, ['max_connections=650', 'shared_buffers=32MB']);
  if (server) await prepareTemplate(server.host);
  project.provide('postgres', server?.host ?? null);
  return server?.stop;
}

/** Every database of the tests is a copy of it. */
async function prepareTemplate(host: string): Promise<void> {
  const template = new pg.Client({ host, user: 'postgres', database: 'template1' });
  await template.connect();
  await template.query(hostedRoles);
  await template.query(hostedSignIn);
  await template.end();
}
