/** The link that a click means to follow in this very tab; null for any other click. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = linkOf(event);
  if (!link || link.hasAttribute('download')) return null;
  return link.target && link.target !== '_self' ? null : link;
}

/** The link that an event happened on. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
