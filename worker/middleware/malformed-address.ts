import { isDecodable } from '#shared/routes.ts';
import { factory } from '../context.ts';
import { log } from '../log.ts';

/** Says in the log that an address cannot be decoded. Nothing has such an address, so the answer is the 404 of its place. */
export const malformedAddress = factory.createMiddleware((c, next) => {
  if (!isDecodable(new URL(c.req.url).pathname)) log('info', 'address-malformed', { requestId: c.var.requestId });
  return next();
});
