// `npm run stack -- <file or text>`: reads lines of the log or a pasted stack (without words: what is piped in) and says, after each
// place in a built script, where it is in the sources. The scripts are those of `dist`, so the build must be the one of the line.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/client');

export type MappedStack = { text: string; missing: string[] };

/** `missing` names scripts that are not in the build. Their places stay as they are. */
export function mapStack(text: string, folder = built): MappedStack {
  const maps = new Map<string, SourceMap | null>();
  const mapped = text.replaceAll(/(\/assets\/[\w.-]+\.js):(\d+):(\d+)/g, (place, script: string, line, column) => {
    const map = maps.get(script) ?? readMap(join(folder, `${script}.map`));
    maps.set(script, map);
    const origin = map && findOrigin(map, join(folder, script), Number(line) - 1, Number(column) - 1);
    return origin ? `${place} (${origin})` : place;
  });
  return { text: mapped, missing: [...maps].flatMap(([script, map]) => (map ? [] : script)) };
}

function readMap(file: string): SourceMap | null {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** Such as `client/live.tsx:41:7`; null for what the bundler wrote. A map counts lines and columns from 0, a stack from 1. */
function findOrigin(map: SourceMap, script: string, line: number, column: number): string | null {
  const origin = map.findEntry(line, column);
  if (!('originalSource' in origin)) return null;
  const source = relative(root, resolve(dirname(script), origin.originalSource));
  return `${source}:${origin.originalLine + 1}:${origin.originalColumn + 1}`;
}

function readInput(words: string[]): string {
  const [file] = words;
  if (!file) return readFileSync(process.stdin.fd, 'utf8');
  return words.length === 1 && existsSync(file) ? readFileSync(file, 'utf8') : words.join(' ');
}

if (import.meta.main) {
  const { text, missing } = mapStack(readInput(process.argv.slice(2)));
  console.log(text.trimEnd());
  if (missing.length > 0) {
    console.error(
      `Not in ${relative('', built)}: ${missing.join(', ')}. Check out the commit of that build, run \`npm run build\` and try again.`,
    );
    process.exitCode = 1;
  }
}
