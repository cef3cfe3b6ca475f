import type { Head } from '#shared/head.ts';

/** Replaces what the head says of a page; the Worker marks those tags with `data-head`. */
export function updateHead({ title, tags }: Head): void {
  document.title = title;
  for (const stale of document.head.querySelectorAll('[data-head]')) stale.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset.head = '';
    document.head.append(element);
  }
}
