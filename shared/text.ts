/** Turns a text into one that the database and JSON accept: without lone surrogates, and without control characters other than line breaks and tabs. */
export function storableText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is removed
  return text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}

/** Without the spaces around it; a text of nothing but spaces and characters of no width is empty. */
export function trimText(text: string): string {
  return /[^\s\p{Z}\p{Cf}]/u.test(text) ? text.trim() : '';
}
