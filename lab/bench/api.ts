// The CPU time of a chat message and of a contact request, in turn with a bare Worker that makes the same calls: of the limiter, KV, the
// queue, and the service or database.
import { randomUUID } from 'node:crypto';
import type { V4WorkerOptions } from 'miniflare';
import type { Settings } from '../../dev/services/settings.ts';
import { builtWorker } from '../../dev/services/worker.ts';
import { serviceIds } from '../../shared/offers.ts';
import { type MeasuredWorker, startMeasured, withoutFiles } from '../workerd.ts';
import type { BudgetName, Finding } from './budgets.ts';
import { bareWorker } from './limit-worker.ts';
import { compareTurns, takeTurns, type Variant } from './statistics.ts';

/** A collection of garbage falls into some of them, and not into the middle one. */
const turns = 9;
/** Requests of a turn: their CPU time is thirty times its resolution or more. */
const requests = 240;
/** How many go on at once. */
const atOnce = 8;

export async function measureApi(settings: Settings): Promise<Finding[]> {
  // What the queues' consumers do comes after the answer, and is no part of either.
  const { queueConsumers: _, ...site } = withoutFiles(builtWorker(settings));
  await using ours = await startMeasured(site);
  await using limit = await startMeasured(callingWorker(site, settings));
  const workers = { ours, limit };
  const sessionId = await createSession(settings);
  return [
    await compareCpu('CPU of a chat message', workers, ({ direct }) => sendMessage(direct, { message, sessionId })),
    await compareCpu('CPU of a contact request', workers, ({ direct }) => sendLead(direct)),
  ];
}

const message = 'How long does CRM integration take?';

async function compareCpu(
  budget: BudgetName,
  workers: Record<Variant, MeasuredWorker>,
  send: (worker: MeasuredWorker) => Promise<unknown>,
): Promise<Finding> {
  const measure = async (variant: Variant) => {
    const worker = workers[variant];
    const before = worker.cpuTime();
    for (let sent = 0; sent < requests; sent += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => send(worker)));
    }
    return (worker.cpuTime() - before) / requests;
  };
  // What follows meets code that V8 has compiled.
  await takeTurns(2, measure);
  return { budget, ...compareTurns(await takeTurns(turns, measure), (cpu) => cpu) };
}

async function createSession({ CHAT_API_URL, CHAT_API_KEY, CHAT_ASSISTANT_ID }: Settings): Promise<string> {
  const body = { api_key: CHAT_API_KEY, assistant_id: CHAT_ASSISTANT_ID };
  return (await post<{ session_id: string }>(`${CHAT_API_URL}/chat/session`, body)).session_id;
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

/** Has the bindings of the site, checks nothing, and hands back what the service or the database answers. */
function callingWorker(site: V4WorkerOptions, settings: Settings): V4WorkerOptions {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY: apikey, CHAT_API_URL, CHAT_API_KEY, CHAT_ASSISTANT_ID } = settings;
  const script = `
    const post = async (url, headers, body) => {
      const sending = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
      return (await fetch(url, sending)).json();
    };

    async function chat(env, visitor, { message, sessionId: session_id }) {
      const messages = [{ role: 'user', content: message }];
      const [, count] = await Promise.all([env.CHAT_BURST.limit({ key: visitor }), env.RATE_LIMITS.get('chat:' + visitor)]);
      const body = { ...${JSON.stringify({ api_key: CHAT_API_KEY, assistant_id: CHAT_ASSISTANT_ID })}, session_id, type: 'custom_code', messages };
      const reply = await post(${JSON.stringify(`${CHAT_API_URL}/chat`)}, {}, body);
      const later = [
        env.RATE_LIMITS.put('chat:' + visitor, String(Number(count) + 1), { expirationTtl: 86400 }),
        env.CHAT_LOGS.send({ id: crypto.randomUUID(), user_message: message, ai_response: reply.message, session_id }),
      ];
      return { answer: reply, later };
    }

    async function contact(env, visitor, { submissionId: id, ...form }) {
      await env.RATE_LIMITS.get('blocked:' + visitor);
      const values = Object.entries({ id, ...form, challenge: 'none', visitor: id });
      const nameOf = (field) => 'p_' + field.replace(/[A-Z]/g, (letter) => '_' + letter.toLowerCase());
      const parameters = Object.fromEntries(values.map(([field, value]) => [nameOf(field), value]));
      const answer = await post(${JSON.stringify(`${SUPABASE_URL}/rest/v1/rpc/submit_contact`)}, ${JSON.stringify({ apikey })}, parameters);
      return { answer, later: [env.LEADS.send({ id })] };
    }

    export default {
      async fetch(request, env, context) {
        const act = request.url.endsWith('/chat') ? chat : contact;
        const { answer, later } = await act(env, request.headers.get('cf-connecting-ip'), await request.json());
        for (const each of later) context.waitUntil(each);
        return Response.json(answer);
      },
    };`;
  const { kvNamespaces, queueProducers, ratelimits } = site;
  return { ...bareWorker(site, script), kvNamespaces, queueProducers, ratelimits };
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
