// The images that are no part of a page: its share image in each language and the site's icons, made at build time and kept
// between builds for as long as what they show stays the same.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { shareImagePath } from '../../shared/head.ts';

const root = join(import.meta.dirname, '../..');

type Drawn = typeof import('./share-image.ts');
type SiteImage = { path: string; draw: () => Promise<Buffer> };

/** In px, of `favicon.ico`. */
const icoSize = 32;
const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

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
        if (!request.url?.match(/\.(png|ico)$/)) return next();
        const image = (await listImages()).find(({ path }) => path === request.url);
        if (!image) return next();
        response
          .writeHead(200, {
            'Content-Type': image.path.endsWith('.ico') ? 'image/x-icon' : 'image/png',
            'Cache-Control': 'no-store',
          })
          .end(await image.draw());
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
  return [
    ...module.listSheets().map(({ address, language, sheet }) => ({
      path: shareImagePath({ ...address, language }),
      draw: () => keep(sheet, () => module.drawShareImage(sheet)),
    })),
    ...Object.entries(iconSizes).map(([name, size]) => ({
      path: `/${name}.png`,
      draw: () => keep({ name, size }, () => module.drawIcon(size)),
    })),
    // For programs that ask for it without having read a page.
    { path: '/favicon.ico', draw: () => keep('favicon', async () => icoOf(await module.drawIcon(icoSize), icoSize)) },
  ];
}

/** A file of one icon, as PNG; https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10). */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one image
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // plane
  header.writeUInt16LE(32, 12); // bits for a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
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
