import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What stands in for parts of libraries in the Worker, built and tested alike. */
export const workerAliases = [
  { find: /^react-dom\/server(\.edge)?$/, replacement: join(root, 'worker/pages/react-server.ts') },
  // As Hono's own modules call it: its helpers import the class, too.
  { find: /^(\.|\.\.\/\.\.)\/hono\.js$/, replacement: join(root, 'worker/hono.ts') },
];
