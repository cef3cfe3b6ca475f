// Stands in for the AI chat service on a laptop: the same two calls, answered from the site's own texts instead of by a model.
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { listen } from '../listen.ts';
import { answerTo } from './answer-to.ts';

export type AssistantOptions = {
  /** 0, the default, is any free port. */
  port?: number;
  apiKey: string;
  assistantId: string;
  /** A session that was silent for this long, in ms, is gone; 30 minutes unless told otherwise. */
  sessionLifetime?: number;
  /** Beyond this many the session that was silent longest is dropped. */
  sessionLimit?: number;
};

export type Assistant = {
  /** Ends in `/api`. */
  url: string;
  close(): Promise<void>;
};

export async function startAssistant(options: AssistantOptions): Promise<Assistant> {
  const { origin, close } = await listen(createAssistant(options).fetch, options.port ?? 0, 'The assistant');
  return { url: `${origin}/api`, close };
}

const text = z.string().check(z.minLength(1));
const sessionBody = z.object({ api_key: text, assistant_id: text });
const chatBody = z.object({
  api_key: text,
  assistant_id: text,
  session_id: text,
  type: z.literal('custom_code'),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((messages) => messages.at(-1)?.role === 'user' && messages.at(-1)?.content.trim() !== ''),
  ),
});

/** A chat request is at most 21 messages of 16 KB. */
const maxBodySize = 512 * 1024;

function createAssistant({
  apiKey,
  assistantId,
  sessionLifetime = 30 * 60_000,
  sessionLimit = 1000,
}: AssistantOptions) {
  const sessions = createSessions(sessionLifetime, sessionLimit);

  const refusalOf = (body: z.infer<typeof sessionBody>): { error: string; status: 401 | 404 } | null => {
    if (body.api_key !== apiKey) return { error: 'Invalid API key', status: 401 };
    if (body.assistant_id !== assistantId) return { error: 'Unknown assistant', status: 404 };
    return null;
  };

  return new Hono()
    .use(bodyLimit({ maxSize: maxBodySize, onError: refuseBody }))
    .post('/api/chat/session', async (c) => {
      const body = sessionBody.safeParse(await readJson(c));
      if (!body.success) return fail(c, 'Malformed body', 400);
      const refusal = refusalOf(body.data);
      if (refusal) return fail(c, refusal.error, refusal.status);
      return c.json({ session_id: sessions.create() });
    })
    .post('/api/chat', async (c) => {
      const body = chatBody.safeParse(await readJson(c));
      if (!body.success) return fail(c, 'Malformed body', 400);
      const refusal = refusalOf(body.data);
      if (refusal) return fail(c, refusal.error, refusal.status);
      if (!sessions.touch(body.data.session_id)) return fail(c, 'Unknown session', 401);
      return c.json({ message: answerTo(body.data.messages) });
    })
    .notFound((c) => fail(c, 'Not found', 404))
    .onError((error, c) => {
      console.error('The assistant failed:', error);
      return fail(c, 'Internal error', 500);
    });
}

function fail(c: Context, error: string, status: 400 | 401 | 404 | 413 | 500) {
  return c.json({ error, message: error }, status);
}

/** The rest of the body is not read, so the connection can't be used again. */
function refuseBody(c: Context) {
  c.header('Connection', 'close');
  return fail(c, 'Body too large', 413);
}

/** Undefined where the body is not JSON, which no schema accepts. */
async function readJson(c: Context): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}

function createSessions(lifetime: number, limit: number) {
  // A Map keeps insertion order and a touched session moves to the end, so the first is always the one silent longest.
  const lastUse = new Map<string, number>();
  const dropStale = (now: number) => {
    for (const [id, at] of lastUse) {
      if (now - at < lifetime && lastUse.size <= limit) return;
      lastUse.delete(id);
    }
  };
  return {
    create(): string {
      const now = Date.now();
      const id = randomUUID();
      lastUse.set(id, now);
      dropStale(now);
      return id;
    },
    /** False when there is no such session, or no longer. */
    touch(id: string): boolean {
      const now = Date.now();
      dropStale(now);
      if (!lastUse.delete(id)) return false;
      lastUse.set(id, now);
      return true;
    },
  };
}
