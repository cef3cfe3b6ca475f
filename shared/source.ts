// The source label says where a form or modal was opened. It is not in `contact.ts`, so that pages need not load that schema.

export const defaultSource = 'direct';

/** The label of the control that opened the form; `direct` for anything that is not a label. */
export function parseSource(value: unknown): string {
  return typeof value === 'string' && /^[a-z0-9-]{1,64}$/.test(value) ? value : defaultSource;
}

/** The label of the call to action below a post. */
export function sourceOfPost(postId: string): string {
  return `blog-${postId}`.slice(0, 64);
}
