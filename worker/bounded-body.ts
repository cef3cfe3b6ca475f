/** The text of an answer. Null when it is not UTF-8 or longer than `maximum` bytes; no more than that is read. */
export async function readBounded(response: Response, maximum: number): Promise<string | null> {
  if (!response.body) return '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    length += chunk.length;
    if (length > maximum) return null;
    chunks.push(chunk);
  }
  const [first] = chunks;
  // Nearly always it is one.
  const bytes = chunks.length === 1 ? first : await new Blob(chunks).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    // Expected: the caller treats it as a wrong answer.
    return null;
  }
}
