/** What the text says; null where it is no JSON, which no schema takes. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The sender's mistake, which the caller answers.
    return null;
  }
}
