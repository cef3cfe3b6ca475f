import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { deskErrors as en } from '#shared/content/en/desk-errors.ts';
import { deskErrors as nl } from '#shared/content/nl/desk-errors.ts';
import type { AppEnv } from '../../context.ts';
import { log } from '../../log.ts';
import type { DatabaseAnswer } from '../../services/desk-database.ts';
import { languageOf } from '../failure.ts';

const texts = { en, nl };
export type DeskErrorCode = keyof typeof en;

export function deskFailure(
  c: Context<AppEnv>,
  status: ContentfulStatusCode,
  code: DeskErrorCode,
  more: Record<string, string> = {},
) {
  return c.json({ ok: false as const, code, message: texts[languageOf(null, c.req.raw)][code], ...more }, status);
}

const outages = {
  unreachable: [503, 'unavailable'],
  timeout: [504, 'timeout'],
  broken: [502, 'unavailable'],
} as const;

/** An answer that the database service should not have given, or none. The line in the log holds nothing of it. */
export function deskOutage(c: Context<AppEnv>, path: string, answer: DatabaseAnswer) {
  const cause = answer.ok ? `HTTP ${answer.status}` : answer.code;
  log('error', 'desk-unavailable', { requestId: c.var.requestId, path, cause });
  const [status, code] = outages[answer.ok ? 'broken' : answer.code];
  return deskFailure(c, status, code);
}
