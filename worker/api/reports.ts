// What browsers tell of: an error in our scripts (`client/report-error.ts`), and what the content policy refused, which they send by
// themselves. A report is a line in the log and stands nowhere else.
import type { Context } from 'hono';
import { clientAssets } from 'virtual:client-assets';
import * as z from 'zod/mini';
import { framePattern, reportLimits, withoutQuotes } from '#shared/reports.ts';
import { findPage } from '#shared/routes.ts';
import { type AppEnv, factory } from '../context.ts';
import { log, logSome } from '../log.ts';
import { parseJson } from '../parse-json.ts';
import { checkBurstLimit } from './burst-limit.ts';
import { apiFailure, methodNotAllowed } from './failure.ts';
import { contentType, limitBody } from './request/body.ts';
import { sameOrigin } from './request/same-origin.ts';
import { visitor } from './request/visitor.ts';

/** In bytes. */
const maximumBody = 8 * 1024;
const policyReportType = 'application/csp-report';

const errorReportSchema = z.object({
  name: z.string().check(z.regex(/^\w{1,50}$/)),
  message: z.string().check(z.maxLength(reportLimits.message)),
  frames: z.array(z.string().check(z.regex(framePattern))).check(z.minLength(1), z.maxLength(reportLimits.frames)),
});

const policyReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    'blocked-uri': z.nullish(z.string()),
    'source-file': z.nullish(z.string()),
    'line-number': z.nullish(z.number()),
    'column-number': z.nullish(z.number()),
  }),
});

const takeReport = factory.createHandlers(
  sameOrigin((c) => apiFailure(c, 403, 'forbidden')),
  limitBody(maximumBody, ['application/json', policyReportType], apiFailure),
  visitor,
  async (c) => {
    // Also where the limiter fails: nobody misses a report.
    if (!(await checkBurstLimit(c, c.env.REPORT_BURST, c.var.visitor))) return apiFailure(c, 429, 'rate_limited');
    const isOfPolicy = contentType(c.req.raw) === policyReportType;
    // Not the body's own `text()` or `json()`, which warn of a type that is neither.
    const body = parseJson(new TextDecoder().decode(await c.req.arrayBuffer()));
    const isRead = isOfPolicy ? logPolicyReport(c, body) : logErrorReport(c, body);
    return isRead ? c.json({ ok: true as const }, 202) : apiFailure(c, 400, 'bad_request');
  },
);

export const reportsApi = factory
  .createApp()
  .post('/', ...takeReport)
  .all('/', methodNotAllowed('POST'));

/** False when it is none. */
function logErrorReport(c: Context<AppEnv>, body: unknown): boolean {
  const report = errorReportSchema.safeParse(body);
  if (!report.success) return false;
  const { name, message, frames } = report.data;
  // The browser took it out already, but anybody may send a report.
  const facts = { name, message: withoutQuotes(message), frames };
  // The visit was drawn by the browser, so each line stands for so many.
  log('warn', 'browser-error', { ...factsOf(c, c.req.header('referer')), ...facts, oneIn: reportLimits.visits });
  return true;
}

/** False when it is none. What an extension did to the page is no affair of ours. */
function logPolicyReport(c: Context<AppEnv>, body: unknown): boolean {
  const parsed = policyReportSchema.safeParse(body);
  if (!parsed.success) return false;
  const report = parsed.data['csp-report'];
  const { origin } = new URL(c.req.url);
  const blocked = nameSource(report['blocked-uri'] ?? '', origin);
  const source = nameSource(report['source-file'] ?? '', origin);
  if (blocked === 'extension' || source === 'extension') return true;
  logSome(reportLimits.policyReports, 'warn', 'policy-report', {
    ...factsOf(c, report['document-uri']),
    directive: report['effective-directive'],
    blocked,
    source: [source, report['line-number'], report['column-number']].filter(Boolean).join(':') || undefined,
  });
  return true;
}

/** Which page, without its address, and which browser, without what tells one visitor's from others. */
function factsOf(c: Context<AppEnv>, address: string | undefined) {
  const { pathname } = URL.parse(address ?? '') ?? {};
  const { page, language } = pathname ? findPage(pathname) : {};
  const browser = nameBrowser(c.req.header('user-agent') ?? '');
  return { requestId: c.var.requestId, build: clientAssets.build, page, language, browser };
}

const browsers = [
  ['Edge', /\bEdg\w*\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*\bSafari\//],
] as const;

/** Such as `Safari 26`. */
function nameBrowser(userAgent: string): string {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return 'another';
}

/** Of what is ours the path of a file, of other sites the origin, else what the browser calls it, such as `inline`. */
function nameSource(source: string, origin: string): string {
  if (/^(?:[a-z-]*extension|webkit-masked-url|chrome|resource)\b/.test(source)) return 'extension';
  const url = URL.parse(source);
  if (!url) return /^[a-z-]{0,30}$/.test(source) ? source : 'unknown';
  if (url.origin !== origin) return url.origin === 'null' ? url.protocol : url.origin;
  return /^\/assets\/[\w.-]+$/.test(url.pathname) ? url.pathname : 'page';
}
