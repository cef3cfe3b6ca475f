import * as z from 'zod/mini';
import type { DatabaseFunctions, DatabaseSchema } from '#shared/database-types.ts';
import { readBounded } from '../bounded-body.ts';
import type { Config } from '../env.ts';
import { parseJson } from '../parse-json.ts';

/** A client for one request or batch, because requests in Workers must not share connections. */
export async function createDatabase({ url, secretKey }: Config['database']) {
  // Imported on first use: pages do not need it, and it reads `process`, which makes workerd load many of Node's modules.
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<DatabaseSchema>(url, secretKey, {
    // Nobody signs in here. With a token given, even if it is none, no auth client with timers and storage is made.
    accessToken: async () => null,
    global: { fetch: fetchAnswer },
  });
}

export type Database = Awaited<ReturnType<typeof createDatabase>>;

/** In bytes. The longest answer holds five leads with all their text. */
const maximumAnswer = 1024 * 1024;

const errorSchema = z.object({
  message: z.catch(z.string(), ''),
  code: z.catch(z.string().check(z.regex(/^\w{1,20}$/)), ''),
});

/**
 * Makes every answer plain JSON for supabase-js, which has two faults: it takes a list with status 404 for success, and a page with an
 * error status for an error message, in which words such as 'duplicate' would be misread. Here an answer that is not JSON becomes `null`,
 * which no schema accepts, or an error without a message.
 */
const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const text = await readBounded(response, maximumAnswer);
  const answer = text === null ? null : parseJson(text);
  if (response.ok) return Response.json(answer);
  const error = errorSchema.safeParse(answer).data ?? { message: '', code: '' };
  return Response.json(error, { status: response.status });
};

type Question = {
  abortSignal(
    signal: AbortSignal,
  ): PromiseLike<{ data: unknown; error: { message: string; code: string } | null; status: number }>;
};

export type DatabaseAnswer<Data> =
  | { ok: true; data: Data }
  /** `message` is the error's text, which may hold parts of a row. `cause` is for the log: the error's code, or why there is none. */
  | { ok: false; message: string; cause: string };

/**
 * Asks the database. The answer has to match the schema: a status of success alone is not enough, because a proxy may answer with a page,
 * or with nothing.
 * @param timeout in ms
 */
export async function askDatabase<Schema extends z.ZodMiniType>(
  question: Question,
  schema: Schema,
  timeout = 10_000,
): Promise<DatabaseAnswer<z.infer<Schema>>> {
  const { data, error, status } = await question.abortSignal(AbortSignal.timeout(timeout));
  const answer = schema.safeParse(data);
  if (!error && answer.success) return { ok: true, data: answer.data };
  if (!error) return { ok: false, message: '', cause: 'The answer has an unknown shape' };
  const { message, code } = error;
  // Status 0: the runtime's own message about a lost connection or a timeout.
  return { ok: false, message, cause: code || (status === 0 ? message : `HTTP ${status}`) };
}

/** @throws when the database refuses or its answer has an unknown shape */
export async function callFunction<Name extends keyof DatabaseFunctions, Schema extends z.ZodMiniType>(
  database: Database,
  name: Name,
  parameters: DatabaseFunctions[Name]['Args'],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const answer = await askDatabase(database.rpc(name, parameters), schema);
  if (!answer.ok) throw new Error(`${name} failed: ${answer.cause}`);
  return answer.data;
}
