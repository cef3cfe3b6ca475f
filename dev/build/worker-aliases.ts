import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What stands in for parts of libraries in the Worker, built and tested alike. `mode` is that of React: its development build warns. */
export const workerAliases = (mode: 'development' | 'production') => [
  { find: /^react-dom\/server(\.edge)?$/, replacement: join(root, 'worker/pages/react-server.ts') },
  // Without React's streaming renderers: 25 KB gzip of the Worker, and all that would need Node's modules.
  {
    find: /^react-dom\/server\.node$/,
    replacement: join(root, `node_modules/react-dom/cjs/react-dom-server-legacy.node.${mode}.js`),
  },
  // As Hono's own modules call it: its helpers import the class, too.
  { find: /^(\.|\.\.\/\.\.)\/hono\.js$/, replacement: join(root, 'worker/hono.ts') },
];
