import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { waitingReasons as en } from '#shared/content/en/waiting-reasons.ts';
import { waitingReasons as nl } from '#shared/content/nl/waiting-reasons.ts';
import { type AppEnv, factory } from '../../context.ts';
import { tryOrLog } from '../../log.ts';
import { findWaitingLogs, listTimeout } from '../../queues/failed-chat-logs.ts';
import { askAsPerson } from '../../services/desk-database.ts';
import { languageOf, methodNotAllowed } from '../failure.ts';
import { sameOrigin } from '../request/same-origin.ts';
import { authApi } from './auth.ts';
import { deskFailure } from './desk-failure.ts';
import { readToken, requireDesk, requirePerson } from './desk-request.ts';
import { refusalOf, restApi } from './rest.ts';

const reasons = { en, nl };

/** What waits in KV, for whom the database knows as a viewer or an owner. */
const waiting = factory.createHandlers(requirePerson, async (c: Context<AppEnv>) => {
  const path = '/rest/v1/rpc/list_owners';
  const answer = await askAsPerson(c.var.desk, { method: 'POST', path, token: c.var.token, body: {} });
  if (!answer.ok || answer.status !== 200 || !Array.isArray(answer.data)) return refusalOf(c, 'list_owners', answer);
  const waits = await tryOrLog(() => findWaitingLogs(c.env.FAILED_LOGS), c.var.requestId, listTimeout);
  if (!waits) return deskFailure(c, 503, 'unavailable');
  const { reason, ...found } = waits;
  return c.json({ ok: true as const, ...found, reason: reason && reasons[languageOf(null, c.req.raw)][reason] });
});

/** Whether a reply can be sent from the desk; else it is written in the mail program. */
const mail = factory.createHandlers(requirePerson, (c) =>
  c.json({ ok: true as const, canMail: c.var.config.leads.mail !== null }),
);

const fromOwnPages = sameOrigin((c) => deskFailure(c, 403, 'forbidden'));
const isRead = (c: Context<AppEnv>) => c.req.method === 'GET' || c.req.method === 'HEAD';

export const deskApi = factory
  .createApp()
  .use(requireDesk)
  .use((c, next) => (isRead(c) ? next() : fromOwnPages(c, next)))
  .use(bodyLimit({ maxSize: 64 * 1024, onError: (c) => deskFailure(c as Context<AppEnv>, 413, 'too_large') }))
  .use(readToken)
  .route('/auth/v1', authApi)
  .route('/rest/v1', restApi)
  .get('/waiting', ...waiting)
  .all('/waiting', methodNotAllowed('GET'))
  .get('/mail', ...mail)
  .all('/mail', methodNotAllowed('GET'))
  .all('*', (c) => deskFailure(c, 404, 'not_found'));
