// Makes a file of each module of `client/drawings` at build time. What a page imports from it is then a `<use>` of that file
// instead of the drawing itself, so that neither the HTML nor a script carries it. Browsers count it as an image (`img-src`;
// Firefox since 132), and custom properties reach into it, so it follows the theme. One file for all modules would keep a cheap
// phone busy for a tenth of a second with drawings of other pages.
import { createHash } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { normalizePath, type Plugin, runnerImport } from 'vite';
import type { Composition } from '../../client/ui/drawing/compose.ts';
import type { Drawings } from './all-drawings.ts';

const root = join(import.meta.dirname, '../..');

/** Stands in the HTML itself: it is what first paint shows. */
const inlineModule = 'hero';

type AllDrawings = typeof import('./all-drawings.ts');
type Exports = Record<string, Drawings>;
type Sprites = {
  /** What is in each file, by its address. */
  files: Map<string, string>;
  /** The exports of each module of `client/drawings`, by its name, as pages get them. */
  modules: Map<string, Exports>;
  /** Everything that a drawing is made of. */
  sources: string[];
};

export function drawingSprites(): Plugin {
  let sprites: Promise<Sprites> | undefined;
  const getSprites = () => {
    sprites ??= makeSprites();
    return sprites;
  };
  return {
    name: 'plinth-drawing-sprites',
    watchChange() {
      sprites = undefined;
    },
    transform: {
      filter: { id: /\/client\/drawings\/[^/]+\.ts/ },
      async handler(_, id) {
        const [file = ''] = id.split('?', 1);
        if (dirname(file) !== normalizePath(join(root, 'client/drawings'))) return null;
        const name = basename(file, '.ts');
        // The browser has the inline drawing from the HTML already.
        if (name === inlineModule && this.environment.config.consumer === 'server') return null;
        const { modules, sources } = await getSprites();
        const exports = modules.get(name);
        if (!exports) return null;
        for (const source of sources) this.addWatchFile(source);
        const code = Object.entries(exports).map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`);
        return { code: code.join('\n'), map: null };
      },
    },
    async generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      const { files } = await getSprites();
      for (const [address, source] of files) this.emitFile({ type: 'asset', fileName: address.slice(1), source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith('/assets/drawings-')) return next();
        const source = (await getSprites()).files.get(request.url);
        if (!source) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }).end(source);
      });
    },
  };
}

async function makeSprites(): Promise<Sprites> {
  const { modules, sources } = await readDrawings();
  const files = new Map<string, string>();
  for (const [name, exports] of modules) {
    const symbols = new Map<string, string>();
    visit(name, exports, (id, { markup }) => {
      if (symbols.has(id)) throw new Error(`Two drawings are called "${id}": give them one record with a key for each`);
      symbols.set(id, markup);
    });
    const groups = [...symbols].map(([id, markup]) => `<g id="${id}">${markup}</g>`);
    const source = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${groups.join('')}</defs></svg>`;
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
    const address = `/assets/drawings-${name}-${hash}.svg`;
    files.set(address, source);
    visit(name, exports, (id, drawing) => {
      drawing.markup = `<use href="${address}#${id}"/>`;
    });
  }
  return { files, modules, sources };
}

/** Runs the modules anew each time; those that export anything but drawings stay as they are. */
async function readDrawings(): Promise<Omit<Sprites, 'files'>> {
  const file = join(root, 'dev/build/all-drawings.ts');
  const { module, dependencies } = await runnerImport<AllDrawings>(file, {
    configFile: false,
    root,
    logLevel: 'error',
  });
  const named = Object.entries(module.modules).map(
    ([path, exports]) => [basename(path, '.ts'), { ...exports }] as const,
  );
  return {
    modules: new Map(named.filter(([, exports]) => Object.values(exports).every(isDrawings))),
    sources: dependencies,
  };
}

function visit(name: string, exports: Exports, each: (id: string, drawing: Composition) => void): void {
  for (const drawings of Object.values(exports)) {
    if (isComposition(drawings)) each(name, drawings);
    else for (const [key, drawing] of Object.entries(drawings)) each(`${name}-${key}`, drawing);
  }
}

function isDrawings(value: unknown): value is Drawings {
  return isComposition(value) || (isRecord(value) && Object.values(value).every(isComposition));
}

function isComposition(value: unknown): value is Composition {
  return isRecord(value) && typeof value.markup === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
