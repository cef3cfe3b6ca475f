import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type DeskFunction, deskFunctions } from '#shared/desk-functions.ts';
import { leadStatuses, undoSeconds } from '#shared/desk-records.ts';
import { afterAnswer } from '../../after-answer.ts';
import { type AppEnv, factory } from '../../context.ts';
import { platformTimeout, tryOrLog } from '../../log.ts';
import { dropConversation, listTimeout } from '../../queues/failed-chat-logs.ts';
import type { ReplyMessage } from '../../queues/leads.ts';
import { askAsPerson, type DatabaseAnswer } from '../../services/desk-database.ts';
import { methodNotAllowed } from '../failure.ts';
import { deskFailure, deskOutage } from './desk-failure.ts';
import { readObject, requirePerson } from './desk-request.ts';

const call = factory.createHandlers(requirePerson, async (c: Context<AppEnv>) => {
  const name = c.req.param('name') ?? '';
  if (!isFunction(name)) return deskFailure(c, 404, 'not_found');
  if (new URL(c.req.url).search !== '') return deskFailure(c, 400, 'bad_request');
  const body = await readObject(c);
  if (body instanceof Response) return body;

  const path = `/rest/v1/rpc/${name}`;
  const answer = await askAsPerson(c.var.desk, { method: 'POST', path, token: c.var.token, body });
  if (!answer.ok || answer.status !== 200) return refusalOf(c, name, answer);
  if (!deskFunctions[name](answer.data)) return deskOutage(c, name, answer);
  if (name === 'erase_conversation') {
    const dropping = () => dropConversation(c.env.FAILED_LOGS, String(body.p_conversation)).then(() => true);
    // The rows are gone and stay away; what waits has the same words. Asked once more, this is what is left to do.
    if (!(await tryOrLog(dropping, c.var.requestId, listTimeout))) return deskFailure(c, 503, 'unavailable');
  }
  const delay = sendingDelays[name];
  if (delay !== undefined) c.executionCtx.waitUntil(queueReply(c, String(body.p_id), delay));
  return c.body(answer.text, 200, { 'Content-Type': 'application/json' });
});

/** In seconds: how long a reply may be taken back that one of these functions has made due. */
const sendingDelays: Partial<Record<DeskFunction, number>> = { send_lead_reply: undoSeconds, retry_lead_reply: 0 };

/** The fast way: where it fails, the scheduled handler finds the reply that the database holds. */
async function queueReply(c: Context<AppEnv>, reply: string, delaySeconds: number): Promise<void> {
  await afterAnswer();
  const message: ReplyMessage = { reply };
  await tryOrLog(() => c.env.LEADS.send(message, { delaySeconds }), c.var.requestId, platformTimeout);
}

function isFunction(name: string): name is DeskFunction {
  return Object.hasOwn(deskFunctions, name);
}

/** PostgREST's error, which always has a code. Its message and details may hold rows, so only known ones are passed on. */
const errorSchema = z.object({ code: z.string(), details: z.optional(z.unknown()) });
const statusSchema = z.enum(leadStatuses);

export function refusalOf(c: Context<AppEnv>, name: string, answer: DatabaseAnswer): Response {
  const error = answer.ok ? errorSchema.safeParse(answer.data) : null;
  if (!answer.ok || !error?.success) return deskOutage(c, name, answer);
  switch (answer.status) {
    case 400:
      return deskFailure(c, 400, 'bad_request');
    case 401:
      return deskFailure(c, 401, 'unauthorized');
    case 403:
      return deskFailure(c, 403, 'forbidden');
    case 404:
      // PGRST…: the function itself is missing, because a migration was not applied.
      return error.data.code.startsWith('PGRST') ? deskOutage(c, name, answer) : deskFailure(c, 404, 'not_found');
    case 409: {
      const status = statusSchema.safeParse(error.data.details);
      return deskFailure(c, 409, 'conflict', status.success ? { status: status.data } : {});
    }
    default:
      return deskOutage(c, name, answer);
  }
}

export const restApi = factory
  .createApp()
  .post('/rpc/:name', ...call)
  .all('/rpc/:name', (c) =>
    isFunction(c.req.param('name')) ? methodNotAllowed('POST')(c) : deskFailure(c, 404, 'not_found'),
  );
