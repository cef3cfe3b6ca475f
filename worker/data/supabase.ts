import * as z from 'zod/mini';
import type { DatabaseSchema } from '#shared/database-types.ts';
import type { Config } from '../env.ts';
import { parseJson } from '../parse-json.ts';
import { readBounded } from '../services/bounded-body.ts';

/** A client for one request or batch: in Workers, requests may not share connections. */
export async function createDatabase({ url, secretKey }: Config['database']) {
  // Imported when it is first needed: no page uses it, and it reads `process`, which makes workerd load many of Node's modules.
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<DatabaseSchema>(url, secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: fetchAnswer },
  });
}

export type Database = Awaited<ReturnType<typeof createDatabase>>;

/** In bytes. The longest answer is that of five leads with all their words. */
const maximumAnswer = 1024 * 1024;

const errorSchema = z.object({
  message: z.catch(z.string(), ''),
  code: z.catch(z.string().check(z.regex(/^\w{1,20}$/)), ''),
});

/**
 * The client takes a list under 404 for success, and a page for the message of an error, whose words would tell a visitor of a
 * duplicate that there is not. Here they become `null`, which no schema takes, and an error of no words.
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
  /** `message`: the words of the failure, which may hold a row. `cause`: its code, or why there is none, for the log. */
  | { ok: false; message: string; cause: string };

/**
 * Asks the database. Only what the answer holds counts: whatever else comes under a good status, such as a page of a proxy or nothing at
 * all, is a failure.
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
  // Without a status it is the runtime that speaks, of a connection or a time limit.
  return { ok: false, message, cause: code || (status === 0 ? message : `HTTP ${status}`) };
}
