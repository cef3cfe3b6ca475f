// Stands in for the AI chat service on a laptop: the same two calls, answered from the site's own texts instead of by a model, at once or
// word by word.
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import * as z from 'zod/mini';
import { listen } from '../listen.ts';
import { answerTo } from './answer-to.ts';
import type { Source } from './topics.ts';

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

/** In ms, about as fast as a model writes. */
const timeOfWord = 12;

/** The pieces of an answer as OpenAI's API has them, and its sources with the last one. */
async function writeChunks(stream: SSEStreamingApi, message: string, sources: readonly Source[]): Promise<void> {
  const write = (delta: object, more: object = {}) =>
    stream.writeSSE({
      data: JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta }], ...more }),
    });
  for (const word of message.match(/\s*\S+\s*$|\s*\S+/g) ?? []) {
    if (stream.aborted) return;
    await write({ content: word });
    await stream.sleep(timeOfWord);
  }
  await write({}, sources.length > 0 ? { sources } : {});
  await stream.writeSSE({ data: '[DONE]' });
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
      const { message, sources } = answerTo(messages);
      const isStreamed = c.req.header('accept')?.includes('text/event-stream');
      if (isStreamed) return streamSSE(c, (stream) => writeChunks(stream, message, sources));
      return c.json({ message });
    });
  const { origin, close } = await listen(app.fetch);
  /** Below it are both calls. */
  const address = `${origin}/api`;
  return { settings: { CHAT_API_URL: address, CHAT_API_KEY: apiKey, CHAT_ASSISTANT_ID: assistantId }, address, close };
}
