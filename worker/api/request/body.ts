import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { type AppEnv, factory } from '../../context.ts';

type Refuse = (
  c: Context<AppEnv>,
  status: 400 | 413 | 415,
  code: 'bad_request' | 'too_large' | 'unsupported',
) => Response | Promise<Response>;

/** Lets through bodies of one of the types, in UTF-8 and of at most `maxSize` bytes, that arrive whole. */
export function limitBody(maxSize: number, types: readonly string[], refuse: Refuse) {
  const ofType = factory.createMiddleware(async (c, next) =>
    types.includes(contentType(c.req.raw)) && isUtf8(c.req.raw) ? next() : refuse(c, 415, 'unsupported'),
  );
  const ofSize = bodyLimit({ maxSize, onError: (c) => refuse(c as Context<AppEnv>, 413, 'too_large') });
  const whole = factory.createMiddleware(async (c, next) => {
    // Read here: what breaks off or comes in chunks of another form is the sender's mistake.
    const read = async () => void (await c.req.arrayBuffer());
    return (await ofSize(c, read).catch(() => refuse(c, 400, 'bad_request'))) ?? next();
  });
  return every(ofType, whole);
}

/** Whether the text is in the only encoding that we read; without a word of it, it is. */
function isUtf8(request: Request): boolean {
  const [, charset = 'utf-8'] = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.headers.get('content-type') ?? '') ?? [];
  return /^utf-?8$/i.test(charset);
}

/** The media type without its parameters, in lower case. */
export function contentType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
