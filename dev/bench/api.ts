// What the Worker adds to the services behind it, in turn with a way past it: the AI service itself, and a bare Worker that makes the
// same insert.
import { randomUUID } from 'node:crypto';
import { serviceIds } from '#shared/offers.ts';
import type { Settings } from '../services/settings.ts';
import { builtWorker } from '../services/worker.ts';
import type { BudgetName, Finding } from './budgets.ts';
import { bareWorker } from './limit-worker.ts';
import { compareTurns, takeTurns, type Variant } from './statistics.ts';
import { startMeasured, withoutFiles } from './workerd.ts';

const warmUp = 5;
const rounds = 50;

export async function measureApi(settings: Settings): Promise<Finding[]> {
  const site = withoutFiles(builtWorker(settings));
  await using ours = await startMeasured(site);
  await using bare = await startMeasured(bareWorker(site, insertSource(settings)));
  return [
    await compareTimes('chat message (limit: the AI service)', await chatSenders(ours.direct, settings)),
    await compareTimes('contact request (limit: the same insert by a bare Worker)', {
      ours: () => sendLead(ours.direct),
      limit: () => post(bare.direct, insertOf(lead())),
    }),
  ];
}

type Senders = Record<Variant, () => Promise<unknown>>;

async function compareTimes(budget: BudgetName, send: Senders): Promise<Finding> {
  const turns = await takeTurns(warmUp + rounds, async (variant) => {
    const started = performance.now();
    await send[variant]();
    return performance.now() - started;
  });
  return { budget, ...compareTurns(turns.slice(warmUp), (time) => time) };
}

async function chatSenders(site: string, settings: Settings): Promise<Senders> {
  const { CHAT_API_URL: url, CHAT_API_KEY: api_key, CHAT_ASSISTANT_ID: assistant_id } = settings;
  const { session_id } = await post<{ session_id: string }>(`${url}/chat/session`, { api_key, assistant_id });
  const message = 'How long does CRM integration take?';
  const messages = [{ role: 'user', content: message }];
  return {
    ours: () => sendMessage(site, { message, sessionId: session_id }),
    limit: () => post(`${url}/chat`, { api_key, assistant_id, session_id, type: 'custom_code', messages }),
  };
}

export function sendMessage(site: string, message: object, visitor = newVisitor()): Promise<{ sessionId: string }> {
  return post(`${site}/api/chat`, message, visitor);
}

export function sendLead(site: string): Promise<unknown> {
  return post(`${site}/api/contact`, lead(), newVisitor());
}

let visitors = 0;

/** One for each request, so that no limit is met. */
export function newVisitor(): Record<string, string> {
  visitors += 1;
  return { 'cf-connecting-ip': `2001:db8:${visitors.toString(16)}::1` };
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
function insertOf({ submissionId: id, ...form }: ReturnType<typeof lead>) {
  const values = Object.entries({ id, ...form, challenge: 'none', visitor: id });
  const nameOf = (field: string) => `p_${field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
  return Object.fromEntries(values.map(([field, value]) => [nameOf(field), value]));
}

/** Hands what it is sent to the database, and the database's answer back. */
function insertSource({ SUPABASE_URL: url, SUPABASE_SECRET_KEY: apikey }: Settings): string {
  return `
    const url = ${JSON.stringify(`${url}/rest/v1/rpc/submit_contact`)};
    const headers = ${JSON.stringify({ apikey, 'content-type': 'application/json' })};
    export default {
      fetch: async (request) => fetch(url, { method: 'POST', headers, body: await request.arrayBuffer() }),
    };`;
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
