// `limit`: a bare Worker that answers with constants, so as fast as any Worker can with these bytes.
import { resolve } from 'node:path';
import type { V4WorkerOptions } from 'miniflare';

export type ConstantAnswer = { status: number; headers: [string, string][]; body: string };

/** Headers that the server or a middleware sets anew for every answer. */
const ownOfAnswer = new Set([
  'content-length',
  'transfer-encoding',
  'content-encoding',
  'date',
  'vary',
  'x-request-id',
]);

export async function readAnswer(url: string): Promise<ConstantAnswer> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => !ownOfAnswer.has(name)),
    body: await response.text(),
  };
}

/** `site` is taken for its date and flags, and where it has them for its files. */
export function limitWorker(
  site: V4WorkerOptions,
  answer: ConstantAnswer,
  stylesheet?: { path: string; text: string },
): V4WorkerOptions {
  const { compatibilityDate, compatibilityFlags, assets } = site;
  const root = resolve('dist/limit');
  return {
    name: 'limit',
    compatibilityDate,
    compatibilityFlags,
    ...(assets && { assets }),
    modulesRoot: root,
    modules: [{ type: 'ESModule', path: resolve(root, 'index.js'), contents: sourceOf(answer, stylesheet) }],
  } as V4WorkerOptions;
}

function sourceOf({ status, headers, body }: ConstantAnswer, stylesheet?: { path: string; text: string }): string {
  const page = `
    const body = new TextEncoder().encode(${JSON.stringify(body)});
    const page = { status: ${status}, headers: new Headers(${JSON.stringify(headers)}) };`;
  if (!stylesheet) return `${page}\nexport default { fetch: () => new Response(body, page) };`;
  return `${page}
    const text = new TextEncoder().encode(${JSON.stringify(stylesheet.text)});
    const style = { headers: { 'content-type': 'text/css' } };
    const isStyle = (request) => request.url.endsWith(${JSON.stringify(stylesheet.path)});
    export default { fetch: (request) => isStyle(request) ? new Response(text, style) : new Response(body, page) };`;
}

/** The page with its inlined stylesheet moved to a file, as most sites have it. */
export function withLinkedStyle(answer: ConstantAnswer, path: string): { answer: ConstantAnswer; text: string } {
  const [element = '', text = ''] = /<style>(.*?)<\/style>/s.exec(answer.body) ?? [];
  if (!text) throw new Error('The page has no inlined stylesheet to move to a file');
  return {
    answer: { ...answer, body: answer.body.replace(element, () => `<link rel="stylesheet" href="${path}">`) },
    text,
  };
}
