/** Text that every part can hold: whole characters only, and no control characters (Postgres refuses NUL) but line breaks and tabs. */
export function storableText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
