// `limit`: bare Workers that do nothing but what has to be done, so as fast as any Worker can be with the same bytes.
import type { V4WorkerOptions } from 'miniflare';

export type Answer = { status: number; headers: [string, string][]; body: string };

/** Headers that the server or a middleware sets anew for every answer. */
const ownOfAnswer = new Set([
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'date',
  'vary',
  'x-request-id',
]);

/** What a page answers from memory: the first answer, which is rendered, may come in pieces and so with other headers. */
export async function readRemembered(url: string): Promise<Answer> {
  const ask = () => fetch(url, { headers: { 'accept-encoding': 'identity' } });
  await (await ask()).text();
  const response = await ask();
  const headers = [...response.headers].filter(([name]) => !ownOfAnswer.has(name));
  return { status: response.status, headers, body: await response.text() };
}

/** Answers everything with a constant. */
export function limitSource(answer: Answer): string {
  return `${constant('page', answer)} export default { fetch: page };`;
}

/** The same page with its inlined rules in a file, as most sites have them. */
export function linkedLimitSource(answer: Answer): string {
  const [element = '', rules = ''] = /<style>(.*?)<\/style>/s.exec(answer.body) ?? [];
  if (!rules) throw new Error('The page has no inlined rules to move to a file');
  const path = '/limit.css';
  const body = answer.body.replace(element, () => `<link rel="stylesheet" href="${path}">`);
  return `${constant('page', { ...answer, body })}
    ${constant('rules', { status: 200, headers: [['content-type', 'text/css']], body: rules })}
    export default { fetch: ({ url }) => (url.endsWith('${path}') ? rules() : page()) };`;
}

/**
 * Pages by their paths, without scripts of ours. Each click, whatever is under it, does the least that can be seen: a class on the root
 * comes or goes, and with it the colour of a small square in the corner. So a press takes what the browser needs for one on such a page.
 * A press on the theme changes the class of the theme, because any page with these colours has to be drawn anew for it.
 */
export function pressedLimitSource(pages: ReadonlyMap<string, Answer>): string {
  const rules = `<style>
    html::after { content: ''; position: fixed; top: 0; left: 0; width: 8px; height: 8px; pointer-events: none }
    html.pressed::after { background: red }
  </style>`;
  // Links would lead away.
  const script = `<script>addEventListener('click', (event) => {
    event.preventDefault();
    const { classList } = document.documentElement;
    classList.toggle('pressed');
    if (!event.target.closest('[data-theme-toggle]')) return;
    classList.toggle('light', classList.contains('dark'));
    classList.toggle('dark', !classList.contains('light'));
  }, true);</script>`;
  const constants = [...pages.values()].map((answer, index) => {
    const body = answer.body.replace(/<script>.*?<\/script>/s, () => rules + script);
    if (body === answer.body) throw new Error('The page has no script to leave out');
    const headers = answer.headers.filter(([name]) => name !== 'content-security-policy');
    return constant(`page${index}`, { ...answer, headers, body });
  });
  const table = [...pages.keys()].map((path, index) => `${JSON.stringify(path)}: page${index}`);
  return `${constants.join('')}
    const pages = { ${table} };
    export default { fetch: ({ url }) => pages[new URL(url).pathname]() };`;
}

function constant(name: string, { status, headers, body }: Answer): string {
  return `
    const ${name}Bytes = new TextEncoder().encode(${JSON.stringify(body)});
    const ${name}Head = { status: ${status}, headers: new Headers(${JSON.stringify(headers)}) };
    const ${name} = () => new Response(${name}Bytes, ${name}Head);`;
}

/** `site` is taken for its date and flags, and where it has them for its files. */
export function bareWorker({ compatibilityDate, compatibilityFlags, assets }: V4WorkerOptions, script: string) {
  const files = assets && { assets };
  return { name: 'limit', compatibilityDate, compatibilityFlags, ...files, modules: true, script } as V4WorkerOptions;
}
