import type { Context } from 'hono';
import { sessionIdSchema } from '#shared/chat.ts';
import {
  type ContactAnswer,
  type ContactErrorCode,
  type ContactFieldErrors,
  type ContactForm,
  challengeField,
  checkContactForm,
  contactStatuses,
  honeypotField,
  parseEnvelope,
} from '#shared/contact.ts';
import { contactErrors as en } from '#shared/content/en/contact-errors.ts';
import { contactErrors as nl } from '#shared/content/nl/contact-errors.ts';
import type { Language } from '#shared/languages.ts';
import type { KvKey } from '#shared/retention.ts';
import { pathOf } from '#shared/routes.ts';
import { afterAnswer } from '../after-answer.ts';
import { type AppEnv, factory } from '../context.ts';
import { type Lead, storeSubmission } from '../data/contact-submissions.ts';
import { createDatabase } from '../data/supabase.ts';
import { keepUntil, secondsUntil } from '../kv.ts';
import { log, logSome, platformTimeout, tryOrLog } from '../log.ts';
import { renderRefusedForm } from '../pages/render.tsx';
import type { LeadMessage } from '../queues/leads.ts';
import { verifyChallenge } from '../services/turnstile.ts';
import { languageOf, methodNotAllowed } from './failure.ts';
import { createGate, nextReturn } from './gate.ts';
import { contentType, limitBody } from './request/body.ts';
import { sameOrigin } from './request/same-origin.ts';
import { visitor } from './request/visitor.ts';

const errors = { en, nl };
const formType = 'application/x-www-form-urlencoded';
/** In bytes: 4,000 characters of any script also fit url-encoded. */
const maximumBody = 64 * 1024;

/** In front of KV, the challenge and the database, which stores some 250 requests a second. */
const throughGate = createGate({ capacity: 32, leastTime: 128 });

type Fields = Record<string, unknown>;

const submit = factory.createHandlers(
  sameOrigin((c) => refuse(c, 'forbidden', {})),
  limitBody(maximumBody, ['application/json', formType], (c, _, code) => refuse(c, code, {})),
  visitor,
  async (c) => {
    const body = parseBody(await c.req.arrayBuffer(), isForm(c));
    if (!body) return refuse(c, 'bad_request', {});
    if (typeof body[honeypotField] === 'string' && body[honeypotField] !== '') return refuse(c, 'honeypot', body);
    const check = checkContactForm(body);
    if (!check.ok) return refuse(c, 'validation', body, { errors: check.errors });
    const storing = throughGate(() => store(c, body, check.form), c.req.raw.signal);
    // A visitor who leaves then is stored all the same, told so at the next try, and leaves no place taken.
    c.executionCtx.waitUntil(Promise.allSettled([storing]));
    return (await storing) ?? refuse(c, 'busy', body);
  },
);

/** Asks whoever has a say, and stores a request that is well formed. */
async function store(c: Context<AppEnv>, body: Fields, form: ContactForm) {
  const blockedUntil = await findBlock(c);
  if (blockedUntil) return refuse(c, 'rate_limited', body, { blockedUntil });

  const envelope = parseEnvelope({ ...body, language: languageOf(body, c.req.raw) });
  const { turnstileSecretKey } = c.var.config;
  const challenge = turnstileSecretKey
    ? await verifyChallenge(turnstileSecretKey, body[challengeField], { ...envelope, requestId: c.var.requestId })
    : 'none';
  if (challenge === 'refused') return refuse(c, 'challenge', body);

  // One that is malformed is left out: the request is worth more than what is attached to it.
  const conversation = sessionIdSchema.safeParse(body.conversation).data;
  const lead: Lead = { ...form, ...envelope, challenge, conversation };
  const stored = await storeSubmission(await createDatabase(c.var.config.database), lead, c.var.visitor);
  if (!stored.ok) return refuse(c, stored.code, body, { cause: stored.cause });
  const outcome = stored.data;
  switch (outcome.outcome) {
    case 'duplicate':
      return refuse(c, 'duplicate', body);
    case 'rate_limited': {
      const until = new Date(outcome.blockedUntil);
      c.executionCtx.waitUntil(rememberBlock(c, until));
      return refuse(c, 'rate_limited', body, { blockedUntil: until });
    }
    case 'stored':
    case 'replayed':
      log('info', `contact-${outcome.outcome}`, { requestId: c.var.requestId, lead: outcome.id, challenge });
      // Also for a replay: the first request may have ended before its message was sent.
      c.executionCtx.waitUntil(queueLead(c, outcome.id));
      return accept(c, lead, outcome, outcome.outcome === 'stored' ? 201 : 200);
  }
}

export const contactApi = factory
  .createApp()
  .post('/', ...submit)
  .all('/', methodNotAllowed('POST'));

function isForm(c: Context<AppEnv>): boolean {
  return contentType(c.req.raw) === formType;
}

/** Null when the bytes are no UTF-8, no JSON or no object. */
function parseBody(bytes: ArrayBuffer, form: boolean): Fields | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
    const body: unknown = form ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Fields) : null;
  } catch {
    // The sender's mistake: the caller answers 400.
    return null;
  }
}

function accept(c: Context<AppEnv>, lead: Lead, stored: { id: string; createdAt: string }, status: 200 | 201) {
  if (isForm(c)) return c.redirect(pathOf('contactThanks', lead.language), 303);
  const answer: ContactAnswer = { ok: true, submissionId: stored.id, createdAt: stored.createdAt };
  return c.json(answer, status);
}

type Refusal = {
  errors?: ContactFieldErrors;
  blockedUntil?: Date;
  /** The database's error code, where it was the database that failed. */
  cause?: string;
};

/** Often many at once, mostly of programs. */
const frequentRefusals: ContactErrorCode[] = [
  'bad_request',
  'forbidden',
  'too_large',
  'unsupported',
  'honeypot',
  'busy',
];

/** Names the fields that failed, and nothing of what stood in them. */
function logRefusal(c: Context<AppEnv>, code: ContactErrorCode, { errors, cause }: Refusal): void {
  const facts = { requestId: c.var.requestId, code };
  const oneIn = frequentRefusals.includes(code) ? 10 : 1;
  if (cause !== undefined) log('error', 'contact-not-stored', { ...facts, cause });
  else logSome(oneIn, 'info', 'contact-refused', { ...facts, fields: errors && Object.keys(errors) });
}

/** Answers in JSON, or for a form that was posted without scripts with its page and what was typed. */
async function refuse(c: Context<AppEnv>, code: ContactErrorCode, body: Fields, refusal: Refusal = {}) {
  logRefusal(c, code, refusal);
  const language = languageOf(body, c.req.raw);
  const status = contactStatuses[code];
  if (refusal.blockedUntil) c.header('Retry-After', String(Math.max(1, secondsUntil(refusal.blockedUntil))));
  if (code === 'busy') c.header('Retry-After', String(nextReturn()));
  if (isForm(c)) {
    const values = Object.fromEntries(
      Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    return renderRefusedForm(c, { language, status, code, values, errors: refusal.errors ?? {} });
  }
  const fields = refusal.errors && { fields: sentencesOf(refusal.errors, language) };
  const answer: ContactAnswer = { ok: false, code, message: errors[language].outcomes[code], ...fields };
  return c.json(answer, status);
}

function sentencesOf(fieldErrors: ContactFieldErrors, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([field, code]) => {
      const sentences: Record<string, Record<string, string>> = errors[language].fields;
      return [field, sentences[field]?.[code] ?? errors[language].outcomes.validation];
    }),
  );
}

const blockKey = (visitorHash: string): KvKey => `blocked:${visitorHash}`;

/** When the block of this visitor ends; null where KV holds none. Where KV can't be read nobody is refused: the database decides. */
async function findBlock(c: Context<AppEnv>): Promise<Date | null> {
  const read = () => c.env.RATE_LIMITS.get(blockKey(c.var.visitor));
  const until = await tryOrLog(read, c.var.requestId, platformTimeout);
  return until && Date.parse(until) > Date.now() ? new Date(until) : null;
}

function rememberBlock(c: Context<AppEnv>, until: Date): Promise<unknown> {
  const key = blockKey(c.var.visitor);
  return tryOrLog(() => keepUntil(c.env.RATE_LIMITS, key, until.toISOString(), until), c.var.requestId);
}

/** The fast way: where it fails, the scheduled handler finds the notice that was stored with the lead. */
async function queueLead(c: Context<AppEnv>, id: string): Promise<void> {
  await afterAnswer();
  await tryOrLog(() => c.env.LEADS.send({ id } satisfies LeadMessage), c.var.requestId, platformTimeout);
}
