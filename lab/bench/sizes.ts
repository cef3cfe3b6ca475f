// How many bytes travel, and how large the Worker is. Brotli at its best, as files are compressed once for many visits.
import { readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { outDir, readBuiltAssets } from '../../dev/build/client-assets.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker, workerFile } from '../../dev/services/worker.ts';
import { type Language, languages } from '../../shared/languages.ts';
import { pathOf } from '../../shared/routes.ts';
import { alone, type MeasuredWorker, startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';

export async function measureSizes(settings: Settings): Promise<Finding[]> {
  await using site = await startMeasured(alone(builtWorker(settings)));
  const findings: Finding[] = [];
  for (const language of languages) {
    const html = await (await fetch(site.direct + pathOf('home', language))).text();
    const loaded = scriptsIn(html);
    findings.push(
      { budget: 'HTML with its inlined rules, brotli', of: language, ours: brotli(html) },
      { budget: 'JavaScript before interaction, brotli', of: language, ours: sizeOfFiles(loaded) },
    );
    if (language === 'en') findings.push(...featureSizes(loaded));
    findings.push(...(await measurePlannedPage(site, language)));
  }
  return [...findings, { budget: 'Worker, gzip', ours: gzipSync(readFileSync(workerFile)).length }];
}

/** The page that shows its own plan says what it weighs, beside all that other pages have as well. */
async function measurePlannedPage(site: MeasuredWorker, language: Language): Promise<Finding[]> {
  const page = 'website-development';
  const html = await (await fetch(site.direct + pathOf(page, language))).text();
  const of = `${page}, ${language}`;
  const findings: Finding[] = [
    { budget: 'HTML with its inlined rules, brotli', of, ours: brotli(html) },
    { budget: 'JavaScript before interaction, brotli', of, ours: sizeOfFiles(scriptsIn(html)) },
  ];
  if (language === 'en') {
    findings.push(
      { budget: 'drawings of a page, brotli', of: page, ours: sizeOfFiles(filesIn(html, 'svg')) },
      // Compressed in itself.
      { budget: 'font', ours: [...filesIn(html, 'woff2')].reduce((total, file) => total + sizeOf(file), 0) },
    );
  }
  return findings;
}

const desk = 'client/features/desk/desk.tsx';
const chat = 'client/features/chat/chat-panel.tsx';
const counter = 'client/features/events/send-events.ts';

/** Those that the HTML names, and what they import; and what counts visits, which comes without a press, too. */
function scriptsIn(html: string): Set<string> {
  const scripts = new Set([...filesIn(html, 'js'), ...filesOf(counter)]);
  for (const script of scripts) {
    const text = readFileSync(join(outDir, script), 'utf8');
    for (const [, file] of text.matchAll(/\bfrom"\.\/([\w.-]+\.js)"/g)) scripts.add(`assets/${file}`);
  }
  return scripts;
}

function filesIn(html: string, type: string): Set<string> {
  return new Set(
    Array.from(html.matchAll(new RegExp(`/(assets/[\\w.-]+\\.${type})\\b`, 'g')), ([, file = '']) => file),
  );
}

/** Each module of a feature that loads on intent, with all that comes along and is not there yet. */
function featureSizes(loaded: ReadonlySet<string>): Finding[] {
  const features = Object.keys(readBuiltAssets().modules).filter(
    (module) => module.startsWith('client/features/') && module !== counter,
  );
  return features.map((module) => {
    const budget = module === desk ? "owner's desk on its own page, brotli" : 'on intent, brotli';
    // The views of the desk load once the desk is there, and the form for a person once the chat is.
    const opener = [desk, chat].find((each) => module !== each && dirname(module) === dirname(each));
    const before = opener ? new Set([...loaded, ...filesOf(opener)]) : loaded;
    const needed = filesOf(module).filter((file) => !before.has(file));
    return { budget, of: basename(module, '.tsx'), ours: sizeOfFiles(needed) };
  });
}

/** The files of a module that loads on its own. */
function filesOf(module: string): string[] {
  const { files, modules } = readBuiltAssets();
  return (modules[module] ?? []).map((place) => files[place]?.href.slice(1) ?? '');
}

/** Brotli, in bytes. */
export function sizeOfFiles(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + brotli(readFileSync(join(outDir, file))), 0);
}

function sizeOf(file: string): number {
  return statSync(join(outDir, file)).size;
}

function brotli(content: string | Buffer): number {
  return brotliCompressSync(content).length;
}
