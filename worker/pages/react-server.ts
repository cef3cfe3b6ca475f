// The part of React's server that a page needs. `react-dom/server` brings the older renderers too, 25 KB gzip of the Worker.
// @ts-expect-error React does not export this file by name, so it has no types
import server from '../../node_modules/react-dom/cjs/react-dom-server.node.production.js';

export const renderToReadableStream: typeof import('react-dom/server').renderToReadableStream =
  server.renderToReadableStream;

/** @hono/react-renderer names it, for pages that do not stream; ours do. */
export function renderToString(): never {
  throw new Error('Pages are streamed');
}
