import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { decodePath, isDeskPath, splitPath } from '#shared/routes.ts';
import { canonicalPath } from '../canonical-path.ts';
import { type AppEnv, factory } from '../context.ts';
import { getConfig } from '../env.ts';

/** Whether this is the address of one of the desk's pages, however it is written. */
export function isDeskPage(pathname: string): boolean {
  return isDeskPath(canonicalPath(decodePath(pathname)));
}

/** With `DESK_URL` set the desk answers at that host alone, and that host answers nothing else. */
export const deskHost = factory.createMiddleware(async (c, next) => {
  const result = getConfig(c.env);
  if (!result.ok || !result.config.deskUrl) return next();
  const isHost = new URL(c.req.url).host === new URL(result.config.deskUrl).host;
  if (isHost ? isNeededByDesk(c) : !isDesk(c)) return next();
  c.set('config', result.config);
  throw new HTTPException(404);
});

function isDesk(c: Context<AppEnv>): boolean {
  return /^\/api\/desk(\/|$)/.test(c.req.path) || isDeskPage(new URL(c.req.url).pathname);
}

/** Its first view shows the health of the site, and its browsers report what breaks. */
const sharedApis = ['/api/health', '/api/reports'];

function isNeededByDesk(c: Context<AppEnv>): boolean {
  return isDesk(c) || sharedApis.includes(c.req.path) || splitPath(c.req.path).path.startsWith('/assets/');
}
