import { storableText } from '#shared/text.ts';

/** In bytes. A longer reply is treated as no reply. */
export const maximumReply = 16 * 1024;

/** The fields in which a reply may stand; the first one that is there counts. */
export const replyFields = ['message', 'response', 'content', 'answer'] as const;

/** The first of these fields that holds more than whitespace. */
export function findText(body: unknown, names: readonly string[]): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const fields = body as Record<string, unknown>;
  const texts = names.map((name) => fields[name]).filter((value) => typeof value === 'string');
  return texts.map((text) => storableText(text).trim()).find((text) => text !== '') ?? null;
}
