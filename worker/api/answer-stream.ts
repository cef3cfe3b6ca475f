// An answer of the chat that is sent piece by piece, as server-sent events: `delta`, then `done` or `error`.
import type { ChatFailure, ChatReply } from '#shared/chat.ts';
import { writeEvent } from '#shared/server-events.ts';

export const eventStreamHeaders = { 'Content-Type': 'text/event-stream; charset=utf-8' };

export function acceptsEvents(accept: string | undefined): boolean {
  return accept?.toLowerCase().includes('text/event-stream') ?? false;
}

/** An answer that is known as a whole. */
export function wholeAnswer(answer: ChatReply): string {
  return writeEvent('delta', { text: answer.reply }) + writeEvent('done', answer);
}

/** In ms. */
const signInterval = 5000;

export function createAnswerStream() {
  const leaving = new AbortController();
  const begin = Promise.withResolvers<'begun'>();
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (own) => {
      controller = own;
    },
    cancel: () => {
      controller = null;
      leaving.abort();
    },
  });
  let sentAt = 0;
  const send = (text: string) => {
    sentAt = Date.now();
    controller?.enqueue(encoder.encode(text));
  };
  return {
    body,
    /** Resolves when there is something to stream. */
    begun: begin.promise,
    begin: () => begin.resolve('begun'),
    /** Aborts when nobody reads the answer any more. */
    visitorLeft: leaving.signal,
    sendText: (text: string) => send(writeEvent('delta', { text })),
    /** Where nothing was sent for a while, sends a comment, by which the browser hears that the answer is still on its way. */
    sendSign: () => {
      if (Date.now() - sentAt > signInterval) send(':\n\n');
    },
    end(answer: ChatReply | ChatFailure): void {
      send(writeEvent(answer.ok ? 'done' : 'error', answer));
      controller?.close();
      controller = null;
    },
  };
}

export type AnswerStream = ReturnType<typeof createAnswerStream>;
