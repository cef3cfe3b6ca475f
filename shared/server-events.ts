// Server-sent events, as the AI service sends them to the Worker and the Worker to the browser.

export type ServerEvent = { name: string; data: string };

/** The bytes are no UTF-8, or too many. */
export class UnreadableStreamError extends Error {
  override name = 'UnreadableStreamError';
}

export function writeEvent(name: string, body: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(body)}\n\n`;
}

/**
 * The events of a stream, those of a chunk at once. An event that the stream breaks off in is returned as far as it came.
 * @param onBytes is told of each chunk
 * @throws UnreadableStreamError, also for more than `maximum` bytes; or what the stream fails with
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { maximum, onBytes }: { maximum: number; onBytes: () => void },
): AsyncGenerator<ServerEvent[]> {
  const decode = createDecoder();
  const parse = createEventParser();
  const reader = body.getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      onBytes();
      size += value.length;
      if (size > maximum) throw new UnreadableStreamError('Too long');
      yield parse(decode(value));
    }
    yield parse(`${decode()}\n\n`);
  } finally {
    // Tells the sender that nobody reads on. A stream that has failed fails here once more, which says nothing new.
    reader.cancel().catch(() => undefined);
  }
}

/** Drops a byte order mark. Without bytes, ends the text. */
function createDecoder(): (bytes?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes) => {
    try {
      return decoder.decode(bytes, { stream: bytes !== undefined });
    } catch (cause) {
      throw new UnreadableStreamError('No UTF-8', { cause });
    }
  };
}

/** Takes the text of a stream in whatever parts it comes, and returns the events that each part completes. */
export function createEventParser(): (text: string) => ServerEvent[] {
  let line = '';
  let name = '';
  let data: string[] = [];
  /** A line feed that follows belongs to it. */
  let endedInReturn = false;

  function endLine(events: ServerEvent[]): void {
    if (line === '') {
      if (data.length > 0) events.push({ name: name || 'message', data: data.join('\n') });
      name = '';
      data = [];
      return;
    }
    const [, field, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === 'data') data.push(value);
    if (field === 'event') name = value;
    line = '';
  }

  return (text) => {
    const events: ServerEvent[] = [];
    if (text === '') return events;
    const rest = endedInReturn && text.startsWith('\n') ? text.slice(1) : text;
    endedInReturn = text.endsWith('\r');
    const [first = '', ...others] = rest.split(/\r\n|\r|\n/);
    line += first;
    for (const next of others) {
      endLine(events);
      line = next;
    }
    return events;
  };
}
