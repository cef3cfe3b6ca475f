import { readEvents, UnreadableStreamError } from '#shared/server-events.ts';

/** In bytes. The Worker sends less. */
const maximum = 4 * 1024 * 1024;

type Watching = { onText: (text: string) => void; onBytes: () => void };

/**
 * Reads an answer that comes as server-sent events.
 * @returns what stands in `done` or `error`; undefined for a stream that breaks off, null for one that is none of ours
 */
export async function readAnswerEvents(
  body: ReadableStream<Uint8Array>,
  { onText, onBytes }: Watching,
): Promise<unknown> {
  try {
    for await (const events of readEvents(body, { maximum, onBytes })) {
      for (const { name, data } of events) {
        const value: unknown = JSON.parse(data);
        if (name === 'done' || name === 'error') return value;
        const { text }: { text?: unknown } = Object(value);
        if (name === 'delta' && typeof text === 'string') onText(text);
      }
    }
  } catch (error) {
    if (error instanceof UnreadableStreamError || error instanceof SyntaxError) return null;
    throw error;
  }
  return undefined;
}
