// Leaves out of the Worker what a feature imports later: that answers a visitor's click or touch, which the Worker never sees.
import { join } from 'node:path';
import type { Plugin } from 'vite';

const absent = '\0plinth:browser-only';

export function browserOnly(): Plugin {
  let features: string;
  return {
    name: 'plinth-browser-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'worker',
    configResolved({ root }) {
      features = join(root, 'client/features/');
    },
    resolveId: (_, importer, { kind }) => (kind === 'dynamic-import' && importer?.startsWith(features) ? absent : null),
    load: (id) => (id === absent ? `throw new Error('This part of the site runs in the browser alone');` : null),
  };
}
