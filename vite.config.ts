import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientAssets } from './dev/client-assets.ts';

// In development `dev/start.ts` puts the settings of the embedded services here; a build contains none.
const devVars: Record<string, string> = JSON.parse(process.env.PLINTH_DEV_VARS ?? '{}');

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    react(),
    clientAssets(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      inspectorPort: false,
      ...(command === 'serve' && {
        persistState: { path: process.env.PLINTH_WORKER_STATE ?? '.local/worker' },
        config: (config) => ({ vars: { ...config.vars, ...devVars } }),
      }),
    }),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // The edge build encodes each small string on its own; the node build makes the same stream in half the time.
    alias: [{ find: /^react-dom\/server(\.edge)?$/, replacement: 'react-dom/server.node' }],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: 'hidden' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['client/entry.ts', 'client/style.css'] },
      },
    },
    worker: {
      build: { outDir: 'dist/worker', minify: true, sourcemap: true },
      optimizeDeps: {
        include: ['react', 'react-dom', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/server.node'],
      },
    },
  },
  builder: {
    // The Worker's HTML names the client's hashed files, so the client is built first (the Cloudflare plugin's own order is the reverse).
    async buildApp(builder) {
      for (const name of ['client', 'worker']) {
        const environment = builder.environments[name];
        if (!environment) throw new Error(`No build environment named ${name}`);
        await builder.build(environment);
      }
    },
  },
}));
