// What the Worker adds to the services behind it: the same message sent through it and past it, in turn.
import { randomUUID } from 'node:crypto';
import { serviceIds } from '#shared/contact.ts';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import { type Compared, compareTurns, repeat } from './statistics.ts';
import { startMeasured, withoutFiles } from './workerd.ts';

/** In ms; the limit is the service alone: the AI's, the database's. */
export type ApiFigures = { chat: Compared; contact: Compared };

const warmUp = 5;

export async function measureApi(settings: Settings, quick: boolean): Promise<ApiFigures> {
  const worker = await startMeasured(withoutFiles(builtWorker(settings)));
  const rounds = quick ? 15 : 50;
  try {
    return {
      chat: await measureChat(worker.direct, settings, rounds),
      contact: await measureContact(worker.direct, settings, rounds),
    };
  } finally {
    await worker.close();
  }
}

async function measureChat(site: string, settings: Settings, rounds: number): Promise<Compared> {
  const { CHAT_API_URL: url, CHAT_API_KEY: api_key, CHAT_ASSISTANT_ID: assistant_id } = settings;
  const { session_id } = await post<{ session_id: string }>(`${url}/chat/session`, { api_key, assistant_id });
  const message = 'How long does CRM integration take?';
  const messages = [{ role: 'user', content: message }];
  const turns = await repeat(rounds + warmUp, async (index) => ({
    ours: await time(() => post(`${site}/api/chat`, { message, sessionId: session_id }, visitor(index))),
    limit: await time(() => post(`${url}/chat`, { api_key, assistant_id, session_id, type: 'custom_code', messages })),
  }));
  return compareTurns(turns.slice(warmUp));
}

async function measureContact(site: string, settings: Settings, rounds: number): Promise<Compared> {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key = '' } = settings;
  const turns = await repeat(rounds + warmUp, async (index) => ({
    ours: await time(() => post(`${site}/api/contact`, lead(), visitor(index))),
    limit: await time(() => post(`${url}/rest/v1/rpc/submit_contact`, row(lead()), { apikey: key })),
  }));
  return compareTurns(turns.slice(warmUp));
}

/** A visitor of its own for each request, so that no limit is met. */
function visitor(index: number): Record<string, string> {
  return { 'cf-connecting-ip': `198.51.100.${index}` };
}

function lead() {
  const submissionId = randomUUID();
  return {
    submissionId,
    fullName: 'Anna de Vries',
    email: `${submissionId}@example.com`,
    companyName: 'De Vries BV',
    service: serviceIds[0],
    problemDescription: 'We answer the same questions by hand every day.',
    additionalInfo: '',
    contactPreference: 'email_contact',
    source: 'bench',
    language: 'en',
  };
}

/** The arguments of the function that the Worker calls. */
function row(form: ReturnType<typeof lead>) {
  return {
    p_id: form.submissionId,
    p_full_name: form.fullName,
    p_email: form.email,
    p_company_name: form.companyName,
    p_service: form.service,
    p_problem_description: form.problemDescription,
    p_additional_info: form.additionalInfo,
    p_contact_preference: form.contactPreference,
    p_source: form.source,
    p_language: form.language,
    p_challenge: 'none',
    p_visitor: form.submissionId,
  };
}

async function time(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

async function post<Answer>(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}: ${text.slice(0, 200)}`);
  return JSON.parse(text) as Answer;
}
