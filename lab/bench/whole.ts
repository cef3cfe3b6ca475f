// The second reference: our page as `whole-page.tsx` hydrates it, built as the site itself is built.
import { cp, mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { V4WorkerOptions } from 'miniflare';
import { type Alias, createBuilder, type Manifest } from 'vite';
import { outDir } from '../../dev/build/client-assets.ts';
import type { Language } from '../../shared/languages.ts';
import siteConfig from '../../vite.config.ts';
import { type Answer, bareWorker, limitSource } from './limit-worker.ts';

const entry = 'lab/bench/whole-page.tsx';

/** The files of the site and those of the reference, in a folder that lasts as long as this. */
export type WholePage = AsyncDisposable & { directory: string; manifest: Manifest };

export async function buildWholePage(): Promise<WholePage> {
  const { path: directory, remove } = await mkdtempDisposable(join(tmpdir(), 'plinth-whole-'));
  await cp(outDir, directory, { recursive: true });
  // The site's own configuration, but for what it starts from and where it goes.
  const config = siteConfig({ command: 'build', mode: 'production' });
  const build = config.environments?.client?.build;
  const rolldownOptions = { ...build?.rolldownOptions, input: [entry] };
  const client = { build: { ...build, outDir: directory, emptyOutDir: false, rolldownOptions } };
  const environments = { ...config.environments, client };
  const alias = [
    ...((config.resolve?.alias as Alias[] | undefined) ?? []),
    { find: /.*\/hydrate-later\.tsx$/, replacement: join(import.meta.dirname, 'hydrate-at-once.tsx') },
  ];
  const builder = await createBuilder({
    ...config,
    resolve: { ...config.resolve, alias },
    configFile: false,
    logLevel: 'warn',
    environments,
  });
  const environment = builder.environments.client;
  if (!environment) throw new Error('Vite has no environment named client');
  await builder.build(environment);
  const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'));
  return { directory, manifest, [Symbol.asyncDispose]: remove };
}

/** Answers with the site's HTML, in which the scripts of the reference stand as Vite itself would write them, without parts of their own. */
export function wholePageWorker(
  { directory, manifest }: WholePage,
  site: V4WorkerOptions,
  answer: Answer,
  language: Language,
): V4WorkerOptions {
  const page = ['client/pages/home.tsx', `shared/content/${language}/home.ts`, `shared/content/${language}/shell.ts`];
  const preloaded = filesOf(manifest, page);
  for (const file of filesOf(manifest, [entry])) preloaded.add(file);
  const script = manifest[entry]?.file ?? '';
  preloaded.delete(script);
  const head = [
    `<script type="module" src="/${script}"></script>`,
    ...[...preloaded].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ];
  const body = withoutParts(answer.body)
    // Without this the script in the head loads no entry of ours.
    .replace(/ data-entry="[^"]*"/, '')
    .replace(/<script type="application\/json" id="page-chunks">.*?<\/script>/s, '')
    .replace('</head>', () => `${head.join('')}</head>`);
  return bareWorker(
    { ...site, assets: { ...site.assets, directory } } as V4WorkerOptions,
    limitSource({ ...answer, body }),
  );
}

/** Without the marks of parts that hydrate by themselves; only the page's own stay, which the reference has as well. */
function withoutParts(html: string): string {
  let depth = 0;
  let isPage = true;
  return html.replace(/<!--\/?\$-->/g, (mark) => {
    const isEnd = mark.includes('/');
    if (!isEnd) depth += 1;
    const kept = isPage && depth === 1 ? mark : '';
    if (isEnd) depth -= 1;
    if (isEnd && depth === 0) isPage = false;
    return kept;
  });
}

/** Those of these modules, and of what they import. */
function filesOf(manifest: Manifest, modules: readonly string[], found = new Set<string>()): Set<string> {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The reference was built without ${module}`);
    if (found.has(chunk.file)) continue;
    found.add(chunk.file);
    filesOf(manifest, chunk.imports ?? [], found);
  }
  return found;
}

/** @throws when the page does not answer to React, a part of it still sleeps after a second, or it says that something is wrong with it */
export async function checkHydration(browser: Browser, url: string): Promise<void> {
  await using context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto(url);
  const root = page.locator('html[data-hydrated]');
  await root.waitFor();
  // Before a press, which would wake what it meets.
  const awake = page.waitForFunction(isWhole, undefined, { timeout: 1000 });
  await awake.catch(() => failures.push('A part of it is not hydrated'));
  const theme = await root.getAttribute('class');
  await page.locator('[popovertarget="menu"]').click();
  // The last control of the menu is a copy of the theme switch, which React alone makes work.
  await page.locator('#menu button').last().click();
  if ((await root.getAttribute('class')) === theme) failures.push('The theme switch in the menu does nothing');
  if (failures.length > 0) throw new Error(`The same page hydrated whole is no reference: ${failures.join('; ')}`);
}

/** React puts a property of its own on each element that it has hydrated. Those in a drawing are a string to it. */
function isWhole(): boolean {
  const elements = [...document.querySelectorAll('#root :not(svg *)')];
  return elements.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));
}
