// The source label: where a form or modal was opened. Not in `contact.ts`, so that pages need not load its schema.

export const defaultSource = 'direct';

/** The label of the control that opened the form; `direct` for anything that is no label. */
export function parseSource(value: unknown): string {
  return typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : defaultSource;
}

/** Of the call to action below a post. */
export function sourceOfPost(postId: string): string {
  return `blog-${postId}`.slice(0, 64);
}
