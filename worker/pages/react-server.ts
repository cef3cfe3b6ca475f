// Stands in for `react-dom/server`: the one renderer that pages need. Nothing on a page suspends, so a stream would gain
// nothing, and React's encodes each of a page's thousands of small strings on its own, which doubles the CPU of a render.
import type * as ReactServer from 'react-dom/server.node';

// Not an `import`: React makes an error as it is read, and for its stack V8 parses again every function that is running. That
// would be the whole file of the Worker, a tenth of its start.
const server: typeof ReactServer = await import('react-dom/server.node');

/** What React writes in place of a boundary that failed, leaving the page to the browser. */
const failedBoundary = '<!--$!-->';

/** Throws as well where an error stops at a `<Suspense>`. */
export const renderToString: typeof server.renderToString = (children, options) => {
  const html = server.renderToString(children, options);
  if (html.includes(failedBoundary)) throw new Error('A part of the page could not be rendered');
  return html;
};
