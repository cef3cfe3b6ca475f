import { shell as en } from '#shared/content/en/shell.ts';
import { factory } from '../context.ts';
import { getConfig } from '../env.ts';

/** Nothing is answered with half the settings: the page names none of them, the log names each. */
export const settings = factory.createMiddleware(async (c, next) => {
  const result = getConfig(c.env);
  if (!result.ok) {
    for (const problem of result.problems)
      console.error(JSON.stringify({ level: 'error', event: 'settings', message: problem }));
    const { title, text } = en.configurationError;
    return c.html(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
      500,
      { 'Cache-Control': 'no-store' },
    );
  }
  c.set('config', result.config);
  return next();
});
