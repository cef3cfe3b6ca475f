// Where a form or modal was opened. It stands alone, so that a page needs no schema for it.

export const defaultSource = 'direct';

/** The label of the control that opened the form; anything else than a label of ours counts as `direct`. */
export function parseSource(value: unknown): string {
  return typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : defaultSource;
}
