// `npm run style-guide`: the pieces of `client/ui` alone, without the Worker.
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawingSprites } from '../build/drawing-sprites.ts';
import { iconOutlines } from '../build/icon-outlines.ts';

const project = join(import.meta.dirname, '../..');

export default defineConfig({
  root: import.meta.dirname,
  publicDir: join(project, 'public'),
  plugins: [tailwindcss(), react(), drawingSprites(), iconOutlines()],
  server: { host: '127.0.0.1', fs: { allow: [project] } },
});
