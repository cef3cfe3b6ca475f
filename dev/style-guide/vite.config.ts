// `npm run style-guide`: the pieces of `client/ui` alone, without the Worker.
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { drawingSprites } from '../build/drawing-sprites.ts';
import { iconOutlines } from '../build/icon-outlines.ts';

/** The project stays Vite's root, because drawings are found from there; so the page has a longer address than Vite prints. */
const startPage: Plugin = {
  name: 'plinth-style-guide',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (request.url === '/') response.writeHead(302, { Location: '/dev/style-guide/' }).end();
      else next();
    });
  },
};

export default defineConfig({
  plugins: [startPage, tailwindcss(), react(), drawingSprites(), iconOutlines()],
  server: { host: '127.0.0.1' },
});
