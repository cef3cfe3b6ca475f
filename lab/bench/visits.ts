import { startChromium } from '../../dev/chromium.ts';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
// What a visitor leaves behind: every page of both languages is opened and read to its end.
import { languages } from '../../shared/languages.ts';
import { addresses, isHidden, localizePath } from '../../shared/routes.ts';
import { startMeasured } from '../workerd.ts';
import type { Finding } from './budgets.ts';

export async function measureVisits(settings: Settings): Promise<Finding[]> {
  await using site = await startMeasured(builtWorker(settings));
  await using browser = await startChromium();
  await using context = await browser.newContext();
  const foreign = new Set<string>();
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== site.front) foreign.add(request.url());
  });
  const page = await context.newPage();
  const shown = addresses.filter((address) => !isHidden(address.page));
  for (const path of languages.flatMap((language) => shown.map((address) => localizePath(address.path, language)))) {
    await page.goto(site.front + path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  }
  const cookies = await context.cookies();
  return [
    { budget: 'cookies', ours: cookies.length, failing: cookies.map(({ name }) => name) },
    { budget: 'requests to others', ours: foreign.size, failing: [...foreign] },
  ];
}
