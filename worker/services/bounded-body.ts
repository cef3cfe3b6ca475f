/** The text of an answer; null when it is longer than `maximum` bytes, of which no more is read. */
export async function readBounded(response: Response, maximum: number): Promise<string | null> {
  if (!response.body) return '';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array<ArrayBuffer>>) {
    length += chunk.length;
    if (length > maximum) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
