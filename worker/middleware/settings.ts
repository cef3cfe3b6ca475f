import { configurationError as en } from '#shared/content/en/configuration-error.ts';
import { configurationError as nl } from '#shared/content/nl/configuration-error.ts';
import { splitPath } from '#shared/routes.ts';
import { factory } from '../context.ts';
import { getConfig } from '../env.ts';
import { log } from '../log.ts';

const texts = { en, nl };

/** Nothing is answered with half the settings: the page names none of them, the log names each. */
export const settings = factory.createMiddleware(async (c, next) => {
  const result = getConfig(c.env);
  if (!result.ok) {
    const hint = isOfLaptop(c.req.url) ? { hint: 'On a laptop: npm run services, then npx wrangler dev' } : {};
    for (const message of result.problems) log('error', 'settings', { message, ...hint });
    const { language } = splitPath(c.req.path);
    const { title, text } = texts[language];
    return c.html(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
      500,
      { 'Cache-Control': 'no-store' },
    );
  }
  c.set('config', result.config);
  return next();
});

function isOfLaptop(url: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(url).hostname);
}
