import { expect, test } from 'vitest';
import {
  createEventParser,
  readEvents,
  type ServerEvent,
  UnreadableStreamError,
  writeEvent,
} from '#shared/server-events.ts';
import { hostileStrings } from '#test/support/hostile-strings.ts';

/** The events of a stream that comes in these parts. */
async function eventsOf(parts: readonly (string | Uint8Array)[], maximum = 10_000): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(typeof part === 'string' ? new TextEncoder().encode(part) : part);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const more of readEvents(body, { maximum, onBytes: () => undefined })) events.push(...more);
  return events;
}

const messages = (...data: string[]) => data.map((each) => ({ name: 'message', data: each }));

test.each<[string, string, ServerEvent[]]>([
  ['an event with a name', 'event: done\ndata: {"a":1}\n\n', [{ name: 'done', data: '{"a":1}' }]],
  ['lines that end as in Windows', 'data: a\r\n\r\ndata: b\r\n\r\n', messages('a', 'b')],
  ['lines that end in a return', 'data: a\r\rdata: b\r\r', messages('a', 'b')],
  ['data of several lines', 'data: a\ndata:\ndata: b\n\n', messages('a\n\nb')],
  ['data without a space, and with two', 'data:a\n\ndata:  b\n\n', messages('a', ' b')],
  ['comments, ids and fields that nobody knows', ': ping\nid: 7\nretry: 1\nx\n\ndata: a\n:\n\n', messages('a')],
  ['a byte order mark', '\ufeffdata: a\n\n', messages('a')],
  ['an event that the stream ends in', 'data: a\n\ndata: b', messages('a', 'b')],
  ['colons in data', 'data: a: b:c\n\n', messages('a: b:c')],
  ['an event with a name and without data', 'event: ping\n\ndata: a\n\n', messages('a')],
  ['nothing', '', []],
])('%s is read, wherever the stream is cut', async (_, text, expected) => {
  expect(await eventsOf([text])).toEqual(expected);
  const bytes = new TextEncoder().encode(text);
  expect(await eventsOf(Array.from(bytes, (byte) => new Uint8Array([byte])))).toEqual(expected);
});

test.each([1, 2, 3, 7, 64, 100_000])('what is written is read, in parts of %i characters', (size) => {
  const texts = hostileStrings.map((text) => text.slice(0, 200));
  const whole = texts.map((text) => writeEvent('delta', { text })).join('');
  const parse = createEventParser();
  const parts = Array.from({ length: Math.ceil(whole.length / size) }, (_, index) =>
    whole.slice(index * size, (index + 1) * size),
  );
  const read = parts.flatMap(parse).map(({ name, data }) => [name, JSON.parse(data).text]);
  expect(read).toEqual(texts.map((text) => ['delta', text]));
});

test('bytes that are no UTF-8 and bytes beyond the limit end the reading', async () => {
  await expect(eventsOf(['data: a\n\n', new Uint8Array([0xff])])).rejects.toThrow(UnreadableStreamError);
  await expect(eventsOf(['data: ', new Uint8Array([0xe2, 0x82])])).rejects.toThrow(UnreadableStreamError);
  await expect(eventsOf(['x'.repeat(11)], 10)).rejects.toThrow(UnreadableStreamError);
});

test('who stops reading tells the sender', async () => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const events of readEvents(body, { maximum: 1000, onBytes: () => undefined })) {
    if (events.length > 0) break;
  }
  expect(isCancelled).toBe(true);
});
