import { headOf } from '#shared/head.ts';

/** Replaces what the head says of a page; the Worker marks those tags with `data-head`. */
export function updateHead(subject: Parameters<typeof headOf>[0]): void {
  const { tags, structuredData } = headOf(subject);
  for (const stale of document.head.querySelectorAll('[data-head]')) stale.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    append(element);
  }
  if (!structuredData) return;
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = JSON.stringify(structuredData);
  append(script);
}

function append(element: HTMLElement): void {
  element.dataset.head = '';
  document.head.append(element);
}
