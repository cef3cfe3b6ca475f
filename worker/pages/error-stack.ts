import type { Context } from 'hono';

/** What a developer sees in place of the error page. */
export function answerWithStack(c: Context, error: Error): Response | Promise<Response> {
  const stack = stackOf(error).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  c.header('Cache-Control', 'no-store');
  return c.html(`<!doctype html><title>${error.name}</title><pre>${stack}</pre>`, 500);
}

function stackOf({ stack, message, cause }: Error): string {
  const own = stack ?? message;
  return cause instanceof Error ? `${stackOf(cause)}\n\n${own}` : own;
}
