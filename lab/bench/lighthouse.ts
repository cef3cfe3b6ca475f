// Lighthouse as it comes, a phone on a slow line, on pages of the built site; Miniflare's Workers stand before it, which compress
// answers and serve files as Cloudflare's edge does.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumArguments, getChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { postIds } from '../../shared/posts.ts';
import { pathOf } from '../../shared/routes.ts';
import { findLighthouse } from '../load-tools.ts';
import { startMeasured } from '../workerd.ts';
import { budgets, type Finding } from './budgets.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** `score` is 0 to 100; `failing` holds the ids of all audits that Lighthouse does not show green, also those without weight. */
type Scores = Record<Category, { score: number; failing: string[] }>;

/** What we read of Lighthouse's own report; its scores are 0 to 1, or null where an audit could not be made. */
type Result = {
  audits: Record<string, { score: number | null; scoreDisplayMode: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
};

const pages = [
  pathOf('home', 'en'),
  pathOf('contact', 'en'),
  pathOf('services', 'en'),
  pathOf('ai-customer-support', 'en'),
  pathOf('pricing', 'en'),
  pathOf('blogPost', 'en', { postId: postIds[0] }),
  pathOf('home', 'nl'),
];

/** Where Lighthouse's green begins, of 1. */
const green = 0.9;
/** How often Lighthouse may fail to record a page before that counts as a fault. */
const attempts = 3;

export async function measureLighthouse(settings: Settings): Promise<Finding[]> {
  await using site = await startMeasured(builtWorker(settings));
  const examined: { path: string; scores: Scores }[] = [];
  for (const path of pages) examined.push({ path, scores: await examine(site.front + path) });
  return categories.map((category) => findingOf(category, examined));
}

/** The page with the fewest points decides. */
function findingOf(category: Category, examined: readonly { path: string; scores: Scores }[]): Finding {
  const budget = `Lighthouse, ${category}` as const;
  const results = examined.map(({ path, scores }) => ({ path, ...scores[category] }));
  const short = results.filter(({ score }) => score < budgets[budget].atLeast);
  return {
    budget,
    ours: Math.min(...results.map(({ score }) => score)),
    failing: short.map(({ path, score, failing }) => `${path}: ${[score, ...failing].join(' ')}`),
  };
}

/** A busy machine costs points of performance and never gives any: where they do not suffice, the middle one of three runs counts. */
async function examine(url: string): Promise<Scores> {
  const first = await runLighthouse(url);
  if (first.performance.score >= budgets['Lighthouse, performance'].atLeast) return first;
  const runs = [first, await runLighthouse(url), await runLighthouse(url)];
  const [, middle = first] = runs.sort((a, b) => a.performance.score - b.performance.score);
  return middle;
}

const execute = promisify(execFile);

/**
 * In a browser of its own, to which nothing else is attached.
 * @throws when Lighthouse could not record the page in any attempt; now and then it misses the start of the navigation
 */
async function runLighthouse(url: string, attempt = 1): Promise<Scores> {
  const flags = [
    '--quiet',
    '--output=json',
    '--no-enable-error-reporting',
    `--only-categories=${categories}`,
    `--chrome-flags=${['--headless', ...chromiumArguments].join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: getChromium() };
  try {
    const { stdout } = await execute(findLighthouse(), [url, ...flags], { env, maxBuffer: 2 ** 27 });
    return scoresOf(JSON.parse(stdout));
  } catch (error) {
    if (attempt === attempts) throw error;
    return runLighthouse(url, attempt + 1);
  }
}

function scoresOf(result: Result): Scores {
  return Object.fromEntries(categories.map((category) => [category, scoreOf(result, category)])) as Scores;
}

/** A category has no score when an audit of it could not be made. */
function scoreOf({ audits, categories: scored }: Result, category: Category): Scores[Category] {
  const { score = 0, auditRefs = [] } = scored[category] ?? {};
  const failing = auditRefs.filter(({ id }) => {
    const audit = audits[id];
    return audit?.scoreDisplayMode === 'error' || (audit?.score ?? 1) < green;
  });
  return { score: Math.round((score ?? 0) * 100), failing: failing.map(({ id }) => id) };
}
