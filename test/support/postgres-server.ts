// One Postgres server for the database tests, if its programs are installed. Each file makes its own databases in it.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { hostedRoles, hostedSignIn } from '#dev/services/migrations.ts';
import { findPostgresPrograms, startPostgresServer } from './throw-away-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the server's socket. Null without a server. */
    postgres: string | null;
  }
}

export default async function setup(project: TestProject) {
  const programs = findPostgresPrograms();
  // Several files at once, each with up to 200 connections.
  const server =
    programs === null ? null : await startPostgresServer(programs, ['max_connections=650', 'shared_buffers=32MB']);
  if (server) await prepareTemplate(server.host);
  project.provide('postgres', server?.host ?? null);
  return server?.stop;
}

/** Every test's database is a copy of it. */
async function prepareTemplate(host: string): Promise<void> {
  const template = new pg.Client({ host, user: 'postgres', database: 'template1' });
  await template.connect();
  await template.query(hostedRoles);
  await template.query(hostedSignIn);
  await template.end();
}
