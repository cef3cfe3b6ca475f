import { cloudflare } from '@cloudflare/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { createChunkNames } from './dev/build/chunks.ts';
import { clientAssets, clientInput } from './dev/build/client-assets.ts';
import { drawingSprites } from './dev/build/drawing-sprites.ts';
import { iconOutlines } from './dev/build/icon-outlines.ts';
import { blogPosts } from './dev/build/posts.ts';
import { siteImages } from './dev/build/site-images.ts';

// In development `dev/start.ts` puts the settings of the embedded services here; a build contains none.
const devVars: Record<string, string> = JSON.parse(process.env.PLINTH_DEV_VARS ?? '{}');

/** It would warn of the drawing of share images and of the posts, which take seconds. */
const checks = { bundlerTimings: false };

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    blogPosts(),
    react(),
    clientAssets(),
    drawingSprites(),
    iconOutlines(),
    siteImages(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      inspectorPort: false,
      ...(command === 'serve' && {
        persistState: { path: process.env.PLINTH_WORKER_STATE ?? '.local/worker' },
        // What wrangler.toml says of them is for deployed Workers.
        config: ({ vars = {} }) => ({
          vars: { ...Object.fromEntries(Object.keys(vars).map((name) => [name, ''])), ...devVars },
        }),
      }),
    }),
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // React's Node build, which workerd runs too: it takes a third less CPU than the one for edges, which encodes each short string alone.
    alias: [{ find: /^react-dom\/server(\.edge)?$/, replacement: 'react-dom/server.node' }],
  },
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: 'hidden' },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: {
          checks,
          input: clientInput,
          output: {
            // A hash compresses badly and stands in every chunk that names another.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                // Returning visitors still have it after a deploy that changes none of these.
                { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|jotai|react-router)\// },
                { name: createChunkNames(), includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    },
    worker: {
      build: {
        outDir: 'dist/worker',
        minify: true,
        sourcemap: true,
        // The Worker has at once what the browser loads later: one file is smaller and starts sooner than two hundred.
        rolldownOptions: { checks: { ...checks, ineffectiveDynamicImport: false }, output: { codeSplitting: false } },
      },
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
