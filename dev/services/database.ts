// The database of a laptop: Postgres in WebAssembly (PGlite) behind the API of hosted Supabase, from @supabase/lite. It stands in
// for the hosted project and takes the same client, key header, roles, grants and functions; it is never part of the Worker.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { inspect } from 'node:util';
import { App } from '@supabase/lite';
import { createPgliteConnection, type PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { lockDatabase } from './database-lock.ts';
import { listen } from './listen.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { pgliteTarget } from './migration-targets.ts';
import { applyMigrations, hostedRoles, hostedSignIn, MigrationHistoryError } from './migrations.ts';
import {
  codeMails,
  ensureOwner,
  type Owner,
  type SignInSettings,
  signInPaths,
  signInSettings,
  withoutSignUp,
} from './owner-account.ts';

export type EmbeddedDatabase = {
  url: string;
  secretKey: string;
  publishableKey: string;
  /** Who may use the desk, made on the first start. */
  owner: Owner;
  /** SQL with every right, for what no key may do. */
  query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

type Options = {
  /** Data in `<stateDir>/database`, keys and the owner's password in files beside it, mails in `<stateDir>/mail`. */
  stateDir: string;
  log?: (line: string) => void;
  /** A line a mail. */
  logMail?: (line: string) => void;
};

/** @throws with a line for the reader when the state is in use or the history of migrations was edited */
export async function startDatabase({ stateDir, log, logMail = () => {} }: Options): Promise<EmbeddedDatabase> {
  mkdirSync(stateDir, { recursive: true });
  const unlock = await lockDatabase(stateDir);
  let connection: PgliteConnection | undefined;
  try {
    const signIn = signInSettings(stateDir);
    connection = await keepingExitCode(() => openDatabase(stateDir));
    const applied = await migrate(connection.driver, stateDir);
    const owner = await ensureOwner(connection, stateDir);
    const api = createApi(connection, signIn, createMailbox(join(stateDir, 'mail'), logMail));
    const server = await listen(api.fetch);
    log?.(`database: embedded Postgres on ${server.origin}${applied > 0 ? `, ${applied} migrations applied` : ''}`);

    let closing: Promise<void> | undefined;
    const close = async () => {
      await server.close();
      await api.inTurn(async () => {});
      await keepingExitCode(async () => connection?.close());
      await unlock();
    };
    const { secret_key: secretKey, publishable_key: publishableKey } = signIn;
    const target = pgliteTarget(connection.driver);
    return {
      url: server.origin,
      secretKey,
      publishableKey,
      owner,
      query: <Row>(sql: string, parameters?: unknown[]) => api.inTurn(() => target.query<Row>(sql, parameters)),
      close: () => (closing ??= close()),
    };
  } catch (error) {
    await connection?.close();
    await unlock();
    throw error;
  }
}

/** PGlite sets the exit code of the process as it opens (99), closes (0) and refuses a statement (100): none says how a run of tests ended. */
async function keepingExitCode<Value>(run: () => Promise<Value>): Promise<Value> {
  const { exitCode } = process;
  try {
    return await run();
  } finally {
    process.exitCode = exitCode;
  }
}

async function openDatabase(stateDir: string): Promise<PgliteConnection> {
  const data = resolve(stateDir, 'database');
  // Stands while a new database is being made. Found by a start, it says that the last one was cut short before anything was stored.
  const unfinished = join(stateDir, 'database.unfinished');
  if (existsSync(unfinished)) rmSync(data, { recursive: true, force: true });
  const isNew = !existsSync(data);
  if (isNew) {
    writeFileSync(unfinished, '');
    mkdirSync(data, { mode: 0o700 });
  }
  const connection = await createPgliteConnection({ url: data });
  // The library hands every privilege on every table to all three roles at the first request, once per connection. The
  // migrations' own grants are what the hosted database has, so it is told that this is done.
  Reflect.set(connection, 'rlsState', 'active');
  hideValues(connection.driver);
  keepExitCodeOfStatements(connection.driver);
  await connection.driver.waitReady;
  if (isNew) {
    await connection.driver.exec(hostedRoles);
    rmSync(unfinished);
  }
  await connection.driver.exec(hostedSignIn);
  return connection;
}

/** The library prints every refused statement with its parameters, which visitors typed; this leaves only a line with the reason. */
function hideValues(driver: PGlite): void {
  const query = driver.query.bind(driver);
  driver.query = (...parameters) =>
    query<never>(...parameters).catch((error) => {
      throw Object.assign(error, { [inspect.custom]: () => `database: ${error.message} (${error.code})` });
    });
}

/** See `keepingExitCode`. */
function keepExitCodeOfStatements(driver: PGlite): void {
  const execute = driver.execProtocolRawSync.bind(driver);
  driver.execProtocolRawSync = (...parameters) => {
    const { exitCode } = process;
    const answer = execute(...parameters);
    process.exitCode = exitCode;
    return answer;
  };
}

/** Returns how many migrations were pending. */
async function migrate(driver: PGlite, stateDir: string): Promise<number> {
  try {
    return (await applyMigrations(pgliteTarget(driver))).length;
  } catch (error) {
    if (!(error instanceof MigrationHistoryError)) throw error;
    const data = join(stateDir, 'database');
    const remedy = `put it back, or delete ${data} to start with an empty database`;
    throw new Error(`${error.message}. Migrations are append-only: ${remedy}`, { cause: error });
  }
}

function createApi(connection: PgliteConnection, signIn: SignInSettings, mailbox: Mailbox) {
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: signIn,
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: codeMails(mailbox) } },
  });

  // PGlite is one connection and the library does not queue its transactions: two requests at once would share one.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const turn = last.then(run);
    last = turn.catch(() => {});
    return turn;
  };

  return {
    async fetch(request: Request): Promise<Response> {
      // The library's other addresses (its own state, a studio) ask for no key.
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/rest/v1/') && !signInPaths.includes(pathname)) {
        return Response.json({ message: 'Only /rest/v1 and the sign-in are served here' }, { status: 404 });
      }
      // The turn ends when the answer is complete, not when it begins.
      return inTurn(async () => {
        const response = await app.fetch(await withoutSignUp(request));
        return new Response(response.body && (await response.arrayBuffer()), response);
      });
    },
    /** After every request that has begun is answered. */
    inTurn,
  };
}
