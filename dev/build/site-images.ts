// Each page's share image in each language, made at build time and kept between builds for as long as what it shows stays the same.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  const common = [
    ...[file, join(root, 'dev/build/lettering.ts')].map((source) => readFileSync(source, 'utf8')),
    // The typeface and the libraries that draw.
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
    module.look,
  ];
  const keep = keeper(join(root, 'node_modules/.cache/plinth/images'), common);
  return module.listSheets().map(({ address, language, sheet }) => ({
    path: shareImagePath({ ...address, language }),
    draw: () => keep(sheet, () => module.drawShareImage(sheet)),
  }));
}

/** What was drawn before for the same input is read instead; `common` is what every drawing depends on. */
function keeper(folder: string, common: unknown[]) {
  mkdirSync(folder, { recursive: true });
  const begun = createHash('sha256').update(JSON.stringify(common));
  return async (input: unknown, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const hash = begun.copy().update(JSON.stringify(input)).digest('hex');
    const file = join(folder, `${hash}.png`);
    try {
      return readFileSync(file);
    } catch {
      // Not drawn yet.
      const image = await draw();
      writeFileSync(file, image);
      return image;
    }
  };
}
