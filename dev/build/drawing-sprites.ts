// `import { pillarDrawings } from '#client/drawings/pillars.ts?sprite'` gives the drawings of a module as `<use>` of a file that the build
// makes of them, so that neither the HTML nor a script carries them. Browsers count the file as an image (`img-src`; Firefox since 132), and
// custom properties reach into it, so it follows the theme. One file for all modules would keep a cheap phone busy with drawings of other pages.
import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Composition } from '../../client/ui/drawing/compose.ts';

const suffix = '?sprite';

type Drawings = Composition | Record<string, Composition>;
type Sprite = {
  address: string;
  /** The file's text. */
  svg: string;
  /** What the import gives. */
  code: string;
  /** The modules that the drawings are made of. */
  sources: string[];
};

export function drawingSprites(): Plugin {
  const sprites = new Map<string, Promise<Sprite>>();
  const getSprite = (file: string) => {
    const sprite = sprites.get(file) ?? makeSprite(file);
    sprites.set(file, sprite);
    return sprite;
  };
  return {
    name: 'plinth-drawing-sprites',
    enforce: 'pre',
    watchChange: () => sprites.clear(),
    async resolveId(id, importer) {
      if (!id.endsWith(suffix)) return null;
      const file = await this.resolve(id.slice(0, -suffix.length), importer, { skipSelf: true });
      return file && `\0${file.id}${suffix}`;
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      const { address, svg, code, sources } = await getSprite(id.slice(1, -suffix.length));
      for (const source of sources) this.addWatchFile(source);
      const { command, consumer } = this.environment.config;
      if (command === 'build' && consumer === 'client') {
        this.emitFile({ type: 'asset', fileName: address.slice(1), source: svg });
      }
      return code;
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const known = await Promise.all(sprites.values());
        const sprite = known.find(({ address }) => address === request.url);
        if (!sprite) return next();
        response.writeHead(200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' }).end(sprite.svg);
      });
    },
  };
}

async function makeSprite(file: string): Promise<Sprite> {
  const options = { configFile: false, logLevel: 'error' } as const;
  const { module, dependencies } = await runnerImport<Record<string, Drawings>>(file, options);
  const name = basename(file, '.ts');
  const symbols: string[] = [];
  const take = (id: string, { markup, ...drawing }: Composition): Composition => {
    symbols.push(`<g id="${id}">${markup}</g>`);
    // The address is known when all drawings are.
    return { ...drawing, markup: `<use href="{address}#${id}"/>` };
  };
  const exports = Object.entries(module).map(([key, drawings]) => {
    const taken = isComposition(drawings)
      ? take(key, drawings)
      : Object.fromEntries(Object.entries(drawings).map(([id, drawing]) => [id, take(`${key}-${id}`, drawing)]));
    return `export const ${key} = ${JSON.stringify(taken)};`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><defs>${symbols.join('')}</defs></svg>`;
  const address = `/assets/drawings-${name}-${createHash('sha256').update(svg).digest('base64url').slice(0, 8)}.svg`;
  return { address, svg, code: exports.join('\n').replaceAll('{address}', address), sources: dependencies };
}

function isComposition(drawings: Drawings): drawings is Composition {
  return typeof drawings.markup === 'string';
}
