// Reads a reply that the AI service sends piece by piece, as server-sent events.
import { readEvents, type ServerEvent, UnreadableStreamError } from '#shared/server-events.ts';
import { storableText } from '#shared/text.ts';
import { parseJson } from '../parse-json.ts';
import type { Failure, Outcome, Reply } from './ai-chat.ts';
import { findText, maximumReply, replyFields } from './reply-text.ts';

/** In bytes. No more of a stream is read: it has room for the longest reply in pieces of one letter, each with its envelope. */
const maximumStream = 4 * 1024 * 1024;

/** Who wants a reply piece by piece. */
export type ReplyListener = {
  /** The service has begun to stream. */
  onStart: () => void;
  /** The service has sent something, which may be no text. */
  onBytes: () => void;
  onText: (text: string) => void;
};

/** What arrived is in `text`, also when this throws. */
export async function readReplyStream(
  body: ReadableStream<Uint8Array>,
  text: ReplyText,
  listener: ReplyListener | null,
): Promise<Outcome<Reply>> {
  const readPiece = createPieceReader();
  const onBytes = () => listener?.onBytes();
  let sources: unknown;
  /** False when the reply is too long. */
  const pass = (piece: string, isLast = false) => {
    const shown = text.add(piece, isLast);
    if (shown) listener?.onText(shown);
    return shown !== null;
  };
  try {
    for await (const events of readEvents(body, { maximum: maximumStream, onBytes })) {
      if (events.length === 0) continue;
      const pieces = events.map(readPiece);
      const last = pieces.findIndex(({ end }) => end);
      const arrived = last < 0 ? pieces : pieces.slice(0, last);
      sources = arrived.findLast((piece) => piece.sources !== undefined)?.sources ?? sources;
      if (!pass(arrived.map((piece) => piece.text ?? '').join(''))) return { ok: false, code: 'empty_reply' };
      const end = pieces[last]?.end;
      if (end === 'done') break;
      if (end) return end;
    }
  } catch (error) {
    if (!(error instanceof UnreadableStreamError)) throw error;
    return { ok: false, code: 'empty_reply' };
  }
  const isWhole = pass('', true) && text.said() !== '';
  return isWhole ? { ok: true, data: { text: text.said(), sources } } : { ok: false, code: 'empty_reply' };
}

type Piece = { text?: string; sources?: unknown; end?: 'done' | Failure };

/**
 * Events are JSON objects, of which OpenAI's `chat.completion.chunk` is one, or plain text. The first one says which: among objects anything
 * else is noise, and where text comes first, only an object that says something is none.
 */
function createPieceReader(): (event: ServerEvent) => Piece {
  let isPlain: boolean | undefined;
  return ({ name, data }) => {
    if (data.trim() === '[DONE]') return { end: 'done' };
    const value = data.startsWith('{') ? parseJson(data) : null;
    if (name === 'error') return failed(Object(value ?? { error: data }));
    isPlain ??= !data.startsWith('{');
    const piece = readObject(value);
    return isPlain && Object.keys(piece).length === 0 ? { text: data } : piece;
  };
}

function readObject(value: unknown): Piece {
  const { choices, error, sources }: Record<string, unknown> = Object(value);
  if (error) return failed({ error });
  const [choice]: unknown[] = Array.isArray(choices) ? choices : [];
  const { delta, message, text }: Record<string, unknown> = Object(choice);
  const fields = Object(choice ? (delta ?? message ?? { text }) : value) as Record<string, unknown>;
  const said = [...replyFields, 'text'].map((field) => fields[field]).find((each) => typeof each === 'string');
  return { ...(said !== undefined && { text: said }), ...(sources !== undefined && { sources }) };
}

/** The status of a stream that has begun is 200, whatever happens to it. */
function failed({ error }: Record<string, unknown>): Piece {
  const message = typeof error === 'string' ? findText({ error }, ['error']) : findText(error, ['message']);
  return { end: { ok: false, code: 'upstream', status: 200, message } };
}

export type ReplyText = ReturnType<typeof createReplyText>;

/** A reply that comes in pieces. What is passed on of it, put together, is what the whole text would be as one answer. */
export function createReplyText() {
  let text = '';
  let size = 0;
  /** Spaces that belong to the reply only if words follow. */
  let spaces = '';
  /** The first half of a character whose second half is to come. */
  let half = '';
  return {
    /** What was passed on so far. */
    said: () => text,
    /** Returns what of it can be passed on; null when the reply is too long. */
    add(piece: string, isLast: boolean): string | null {
      const whole = half + piece;
      const end = !isLast && /[\ud800-\udbff]$/.test(whole) ? whole.length - 1 : whole.length;
      half = whole.slice(end);
      const known = spaces + storableText(whole.slice(0, end));
      const words = known.trimEnd();
      spaces = known.slice(words.length);
      const shown = text === '' ? words.trimStart() : words;
      const added = new TextEncoder().encode(shown).length;
      if (size + added > maximumReply || spaces.length > maximumReply) return null;
      size += added;
      text += shown;
      return shown;
    },
  };
}
