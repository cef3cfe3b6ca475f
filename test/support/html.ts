type Attributes = Record<string, string>;

/** The attributes of each element with that name, from the Worker's HTML. */
export function elementsOf(html: string, name: string): Attributes[] {
  return [...html.matchAll(new RegExp(`<${name}(\\s[^>]*)?>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, decodeHtml(value)]),
    ),
  );
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

export function decodeHtml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}

/** The text between the first `<name …>` and the last `</name>`. */
export function contentOf(html: string, name: string): string {
  return new RegExp(`<${name}(?:\\s[^>]*)?>(.*)</${name}>`, 's').exec(html)?.[1] ?? '';
}
