// Stands in for the AI chat service on a laptop: the same two calls, answered from the site's own texts instead of by a model.
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import * as z from 'zod/mini';
import { listen } from '../listen.ts';
import { answerTo } from './answer-to.ts';

const text = z.string().check(z.minLength(1));
const sessionBody = z.object({ api_key: text, assistant_id: text });
const chatBody = z.extend(sessionBody, {
  session_id: text,
  type: z.literal('custom_code'),
  messages: z.array(z.object({ role: z.enum(['user', 'assistant']), content: z.string() })).check(
    z.maxLength(200),
    z.refine((messages) => messages.at(-1)?.role === 'user' && /\S/.test(messages.at(-1)?.content ?? '')),
  ),
});

/** Closes the connection, because the rest of a refused body is not read. */
function refusal(status: 400 | 401 | 404 | 413, error: string): HTTPException {
  const body = { error, message: error };
  return new HTTPException(status, { res: Response.json(body, { status, headers: { Connection: 'close' } }) });
}

/** A session that was silent for `sessionLifetime`, in ms, is gone. */
export async function startAssistant({
  apiKey = String(randomUUID()),
  assistantId = 'embedded-assistant',
  sessionLifetime = 30 * 60_000,
} = {}) {
  /** When each session was last used. */
  const sessions = new Map<string, number>();

  const readBody = async <Body extends z.infer<typeof sessionBody>>(c: Context, schema: z.ZodMiniType<Body>) => {
    // What is no JSON is null, which no schema accepts.
    const { success, data } = schema.safeParse(await c.req.json<unknown>().catch(() => null));
    if (!success) throw refusal(400, 'Malformed body');
    if (data.api_key !== apiKey) throw refusal(401, 'Invalid API key');
    if (data.assistant_id !== assistantId) throw refusal(404, 'Unknown assistant');
    return data;
  };

  const app = new Hono()
    // A chat request is at most 21 messages of 16 KB.
    .use(bodyLimit({ maxSize: 512 * 1024, onError: () => refusal(413, 'Body too large').getResponse() }))
    .notFound(() => refusal(404, 'Not found').getResponse())
    .post('/api/chat/session', async (c) => {
      await readBody(c, sessionBody);
      const session_id = randomUUID();
      sessions.set(session_id, Date.now());
      return c.json({ session_id });
    })
    .post('/api/chat', async (c) => {
      const { session_id, messages } = await readBody(c, chatBody);
      const silence = Date.now() - (sessions.get(session_id) ?? 0);
      if (silence >= sessionLifetime) throw refusal(401, 'Unknown session');
      sessions.set(session_id, Date.now());
      return c.json({ message: answerTo(messages) });
    });
  const { origin, close } = await listen(app.fetch);
  /** Below it are both calls. */
  const address = `${origin}/api`;
  return { settings: { CHAT_API_URL: address, CHAT_API_KEY: apiKey, CHAT_ASSISTANT_ID: assistantId }, address, close };
}
