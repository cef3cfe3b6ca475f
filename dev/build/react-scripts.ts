// The inline scripts by which React puts in place what a page awaits. A page has one place that may wait, so they are always the same, and
// the content policy can allow them by their hashes.
import { createElement, Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/** Their texts, as the installed version of React writes them. */
export async function findReactScripts(): Promise<string[]> {
  const awaited = new Promise<string>((resolve) => setTimeout(resolve, 10, 'late'));
  const Late = () => use(awaited);
  const page = createElement('div', null, createElement(Suspense, { fallback: null }, 'At once', createElement(Late)));
  const html = await new Response(await renderToReadableStream(page)).text();
  return Array.from(html.matchAll(/<script[^>]*>(.*?)<\/script>/gs), ([, text = '']) => text);
}
