/** Makes a text acceptable to the database and to JSON: removes lone surrogates, and control characters other than line breaks and tabs. */
export function storableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

/** Removes spaces at both ends. A text of nothing but spaces and zero-width characters becomes empty. */
export function trimText(text: string): string {
  return /[^\s\p{Z}\p{Cf}]/u.test(text) ? text.trim() : '';
}
