// Each page's share image in each language, made at build time.
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { shareImagePath } from '../../shared/head.ts';

const root = join(import.meta.dirname, '../..');

type Drawn = typeof import('./share-image.ts');
type SiteImage = { path: string; draw: () => Promise<Buffer> };

export function siteImages(): Plugin {
  let drawn: Promise<{ fileName: string; source: Buffer }[]>;
  return {
    name: 'plinth-site-images',
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.config.consumer !== 'client') return;
      // Beside the bundler, which has a core of its own.
      drawn = drawAll();
      // It is awaited when the bundle is written; until then its failure is nobody's.
      drawn.catch(() => undefined);
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const file of await drawn) this.emitFile({ type: 'asset', ...file });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.endsWith('.png')) return next();
        const image = (await listImages()).find(({ path }) => path === request.url);
        if (!image) return next();
        response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(await image.draw());
      });
    },
  };
}

async function drawAll() {
  const images = await listImages();
  return Promise.all(images.map(async ({ path, draw }) => ({ fileName: path.slice(1), source: await draw() })));
}

async function listImages(): Promise<SiteImage[]> {
  const file = join(root, 'dev/build/share-image.ts');
  const { module } = await runnerImport<Drawn>(file, { configFile: false, root, logLevel: 'error' });
  return module.listSheets().map(({ address, language, sheet }) => ({
    path: shareImagePath({ ...address, language }),
    draw: () => module.drawShareImage(sheet),
  }));
}
