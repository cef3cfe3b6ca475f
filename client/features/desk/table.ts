/** The looks of the desk's tables: hairlines, tabular figures, one line a row. */
export const table = 'w-full border-t border-ink text-ui tabular-nums';
export const headCell =
  'border-b border-line py-1.5 pr-4 text-left align-bottom text-sm font-medium whitespace-nowrap text-mute last:pr-0';
export const cell = 'border-b border-line py-2 pr-4 align-top last:pr-0';
/** A column of figures or single words. */
export const tight = 'whitespace-nowrap';
export const rowLink =
  'font-semibold -outline-offset-2 hover:underline hover:underline-offset-4 focus-visible:outline-2';
/** A name, which is short, with room for a finger. */
export const nameLink = `-my-1 inline-block py-1 ${rowLink}`;
