import * as z from 'zod/mini';
import type { DatabaseSchema } from '#shared/database-types.ts';
import type { Config } from '../env.ts';
import { readBounded } from '../services/bounded-body.ts';

/** A client for one request or batch: in Workers, requests may not share connections. */
export async function createDatabase({ url, secretKey }: Config['database']) {
  // Imported when it is first needed: no page uses it, and it reads `process`, which makes workerd load many of Node's modules.
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<DatabaseSchema>(url, secretKey, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    global: { fetch: fetchBounded },
  });
}

export type Database = Awaited<ReturnType<typeof createDatabase>>;

/** In bytes. The longest answer is that of five leads with all their words. */
const maximumAnswer = 1024 * 1024;

/** Follows no redirect, which the database has none of, and reads no answer without end. */
const fetchBounded: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const text = await readBounded(response, maximumAnswer);
  if (text === null) throw new Error('The answer is too long');
  return new Response(text || null, { status: response.status });
};

type Question = {
  abortSignal(signal: AbortSignal): PromiseLike<{ data: unknown; error: unknown; status: number }>;
};

export type DatabaseAnswer<Data> =
  | { ok: true; data: Data }
  /** `message`: the words of the failure, which may hold a row. `cause`: its code, or why there is none, for the log. */
  | { ok: false; message: string; cause: string };

const errorSchema = z.object({
  message: z.catch(z.string(), ''),
  code: z.catch(z.string().check(z.regex(/^\w{1,20}$/)), ''),
});

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
  if (error === null && answer.success) return { ok: true, data: answer.data };
  const { message, code } = errorSchema.safeParse(error).data ?? { message: '', code: '' };
  if (code) return { ok: false, message, cause: code };
  // Without a status it is the runtime that speaks, of a connection or a time limit.
  if (status === 0) return { ok: false, message, cause: message };
  return { ok: false, message, cause: status < 300 ? 'The answer has an unknown shape' : `HTTP ${status}` };
}
