// Does the steps of a visitor, and says of each answer whether it is within the contract.
import { randomUUID } from 'node:crypto';
import { type ContactErrorCode, contactStatuses } from '../../shared/contact.ts';
import { type Actor, type Chat, isBlocked, type Lead, type Words } from './actor.ts';
import type { MachineDatabase } from './database.ts';
import type { Fault } from './faults.ts';
import { changeLead, erase } from './owner.ts';
import type { Step } from './plan.ts';
import type { Answer, MachineSite, Sending } from './site.ts';
import type { Violation } from './violations.ts';
import { replyTo, type World } from './world.ts';

export type Machine = {
  site: MachineSite;
  world: World;
  database: MachineDatabase;
  /** How often the Worker was ended at once. */
  ends: number;
  /** Notices whose confirmation was under way then. */
  cutOff: Set<string>;
  /** Messages that were answered when that happened, and whose logs were not given to the queue yet. */
  excused: Set<string>;
  /** How long a log may be under way to the queue after its message was answered, in ms. */
  drainTimeout: number;
  /** A run of the schedule took so long that the Worker may have given a call up. */
  isSlow: boolean;
  /** Resolves when the queues hold nothing of this visitor's. */
  drain(actor: Actor): Promise<void>;
};

/** An answer that takes longer says nothing of what was expected: the Worker's own limits of 3 s and more may have ended a call. */
const slow = 2500;

const minute = 60_000;

export function blame(actor: Actor, kind: Violation['kind'], what: string): void {
  actor.violations.push({ kind, what });
}

export async function runStep(machine: Machine, actor: Actor, step: Step): Promise<void> {
  for (const fault of step.faults) {
    // Nothing in these calls says whose they are.
    const isStray = isOfNobody(step, fault);
    (isStray ? machine.world.strayFaults : actor.faults).push({ ...fault });
  }
  await doStep(machine, actor, step);
}

export function isOfNobody({ operation }: Pick<Step, 'operation'>, { call }: Pick<Fault, 'call'>): boolean {
  return (
    call === 'session' ||
    call === 'count' ||
    operation === 'scheduled' ||
    (operation === 'eraseConversation' && call === 'kv')
  );
}

function doStep(machine: Machine, actor: Actor, step: Step): Promise<unknown> {
  switch (step.operation) {
    case 'contact':
      return contact(machine, actor, step, createLead(machine, actor, step));
    case 'repeat':
    case 'changedRepeat':
      return repeat(machine, actor, step);
    case 'form':
      return sendForm(machine, actor, step);
    case 'invalid':
      return sendInvalid(machine, actor, step);
    case 'twins':
      return sendTwins(machine, actor, step);
    case 'crowd':
      return sendCrowd(machine, actor, step);
    case 'chat':
      return chat(machine, actor, step);
    case 'burst':
      return chatInABurst(machine, actor, step);
    case 'lastOfTheDay':
      return Promise.resolve(countUpToTheLast(machine, actor));
    case 'handOver':
      return handOver(machine, actor, step);
    case 'events':
      return countEvents(machine, actor, step);
    case 'status':
    case 'note':
      return changeLead(machine, actor, step);
    case 'erasePerson':
    case 'eraseConversation':
      return erase(machine, actor, step);
    case 'minutePasses':
      return passMinute(machine, actor);
    case 'halfHourPasses':
      return passTime(machine, actor, 31 * minute);
    case 'dayPasses':
      return passTime(machine, actor, 25 * 60 * minute);
    case 'yearPasses':
      return passYear(machine, actor);
    case 'scheduled':
      return runSchedule(machine);
  }
}

/** The Worker gives its calls 10 s. In ms. */
const slowRun = 8000;

export async function runSchedule(machine: Machine): Promise<void> {
  const started = performance.now();
  await machine.site.runScheduled();
  machine.isSlow ||= performance.now() - started > slowRun;
}

/** Everything that makes an answer's status open: a fault that was met, an end of the Worker, a slow machine. */
export async function ask(machine: Machine, actor: Actor, sending: Sending) {
  const { hits } = actor;
  const { ends, world } = machine;
  const { strayHits } = world;
  const started = performance.now();
  const answer = await machine.site.send({
    ...sending,
    headers: { 'content-type': 'application/json', 'cf-connecting-ip': actor.address, ...sending.headers },
  });
  const isSlow = performance.now() - started > slow;
  actor.statuses.push(answer?.status ?? 0);
  // More at once than an isolate lets through.
  const isBusy = answer?.status === 503 && answer.headers['retry-after'] !== undefined;
  const isOpen =
    answer === null ||
    isBusy ||
    isSlow ||
    hits !== actor.hits ||
    ends !== machine.ends ||
    strayHits !== world.strayHits;
  if (isOpen) actor.notJudged += 1;
  // A call that was given up may be done later.
  if (isSlow) actor.isDoubtful = true;
  actor.history.push(`    ${sending.path} ${answer ? `${answer.status} ${answer.text.slice(0, 160)}` : 'no answer'}`);
  return { answer, isOpen };
}

const services = ['ai-customer-support', 'crm-integration', 'website-development'];

function createWords(actor: Actor, choice: number): Words {
  const email = `v${actor.number}-${Math.floor(choice * 5)}@machine.example`;
  return {
    fullName: 'Daniël O’Brien',
    email,
    companyName: 'Van den Berg & Zonen',
    service: services[Math.floor(choice * 97) % services.length] ?? '',
    problemDescription: `We copy every order by hand, ${Math.floor(choice * 1e6)} a day.`,
    language: choice > 0.5 ? 'nl' : 'en',
  };
}

function createLead({ world }: Machine, actor: Actor, { choice }: Pick<Step, 'choice'>): Lead {
  const id = randomUUID();
  const words = createWords(actor, choice);
  world.owners.set(id, actor);
  world.owners.set(words.email, actor);
  const lead: Lead = {
    id,
    words,
    isAcknowledged: false,
    isErased: false,
    status: 'new',
    notes: [],
    possibleNotes: [],
    isReminderDue: false,
    wasAnswered: false,
  };
  actor.leads.push(lead);
  return lead;
}

const bodyOf = ({ id, words }: Lead) => JSON.stringify({ ...words, submissionId: id, source: 'machine' });

/** Whether KV holds a block of this visitor. It is written after the answer to whoever met it first. */
function isBlockKept({ world }: Machine, { visitor }: Actor): boolean {
  return Date.parse(world.kv.get(`RATE_LIMITS/blocked:${visitor}`)?.value ?? '') > Date.now();
}

/** The statuses that the contract allows this request, where nothing fails. */
function expectContact(machine: Machine, actor: Actor, lead: Lead): number[] {
  if (isBlockKept(machine, actor)) return [429];
  const now = Date.now();
  const stored = actor.leads.filter(({ createdAt, isErased }) => createdAt !== undefined && !isErased);
  // KV may be about to know of the block, which it looks at before the database does.
  if (lead.createdAt !== undefined && !lead.isErased) return isBlocked(actor) ? [200, 429] : [200];
  if (isBlocked(actor)) return [429];
  const isRecent = stored.some(
    ({ words, createdAt = '' }) => words.email === lead.words.email && now - Date.parse(createdAt) < 24 * 60 * minute,
  );
  return isRecent ? [409] : [201, 303];
}

async function contact(
  machine: Machine,
  actor: Actor,
  { isolate, leaveAfter }: Pick<Step, 'isolate' | 'leaveAfter'>,
  lead: Lead,
) {
  const expected = expectContact(machine, actor, lead);
  const sending: Sending = { path: '/api/contact', isolate, body: bodyOf(lead) };
  const { answer, isOpen } = await ask(machine, actor, { ...sending, ...(leaveAfter !== undefined && { leaveAfter }) });
  if (!answer) return comeAgain(machine, actor, sending, lead);
  judgeContact(machine, actor, answer, isOpen || actor.isDoubtful ? null : expected);
  await noteContact(machine, actor, answer, lead);
}

/** As a browser does where the line was cut. */
async function comeAgain(machine: Machine, actor: Actor, sending: Sending, lead: Lead): Promise<void> {
  const { answer } = await ask(machine, actor, sending);
  if (answer) {
    judgeContact(machine, actor, answer, null);
    await noteContact(machine, actor, answer, lead);
  }
  if (answer?.status !== 200 && answer?.status !== 201) actor.isDoubtful = true;
}

/** @param expected null where more than one answer is right */
function judgeContact(
  machine: Machine,
  actor: Actor,
  { status, text, headers }: Answer,
  expected: number[] | null,
): void {
  if (status === 303) {
    if (!String(headers.location).includes('/')) blame(actor, 'contract', 'A form was sent to nowhere');
  } else if (String(headers['content-type']).startsWith('application/json')) {
    const body = JSON.parse(text);
    const isKnown = body.ok
      ? [200, 201].includes(status) && typeof body.createdAt === 'string'
      : contactStatuses[body.code as ContactErrorCode] === status &&
        typeof body.message === 'string' &&
        body.message !== '';
    if (!isKnown) blame(actor, 'contract', `contact answered ${status} ${text}`);
    if (status === 429 && !(Number(headers['retry-after']) > 0)) blame(actor, 'contract', '429 without Retry-After');
  } else if (!Object.values<number>(contactStatuses).includes(status)) {
    blame(actor, 'contract', `a form was answered ${status} ${text.slice(0, 100)}`);
  }
  // The block of an answer before this one may have come to KV only now.
  const isLate = status === 429 && isBlockKept(machine, actor);
  if (expected && !expected.includes(status) && !isLate) {
    blame(actor, 'limit', `contact answered ${status} ${text.slice(0, 120)}, where ${expected.join(' or ')} is right`);
  }
}

/** What follows from the answer; where it leaves open what was stored, the table says it. */
async function noteContact({ database }: Machine, actor: Actor, { status, text }: Answer, lead: Lead): Promise<void> {
  const isAccepted = [200, 201, 303].includes(status);
  if ([409, 429, 422].includes(status)) return;
  const [row] = await database.query<{ id: string; created_at: string; shown: string }>(
    `select id, created_at::text, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as shown
     from contact_submissions where ${lead.id ? 'id = $1' : 'email = $1'} order by created_at desc limit 1`,
    [lead.id ?? lead.words.email],
  );
  if (isAccepted) lead.isAcknowledged = true;
  if (isAccepted && !row)
    return blame(actor, 'lost', `${lead.words.email} was answered ${status} and is not in the table`);
  if (!row) return;
  if (lead.id && isAccepted && JSON.parse(text).createdAt !== row.shown) {
    blame(actor, 'changed', `${lead.id} was answered ${text}, and stored at ${row.shown}`);
  }
  lead.id ??= row.id;
  if (lead.createdAt === undefined) actor.storedAt.push(Date.parse(row.shown));
  lead.createdAt = row.shown;
}

async function repeat(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const last = actor.leads.findLast(({ id, isErased }) => id !== null && !isErased);
  if (!last) return;
  const isChanged = step.operation === 'changedRepeat';
  const words = { ...last.words, problemDescription: `${last.words.problemDescription} And more.` };
  // What is stored under an id stays as it is; where nothing is yet, these are the words.
  if (isChanged && last.createdAt === undefined && !actor.isDoubtful) last.words = words;
  const sent = isChanged ? { ...last, words } : last;
  const expected = expectContact(machine, actor, sent);
  const sending: Sending = { path: '/api/contact', isolate: step.isolate, body: bodyOf(sent) };
  const { answer, isOpen } = await ask(machine, actor, sending);
  if (!answer) return comeAgain(machine, actor, sending, last);
  judgeContact(machine, actor, answer, isOpen || actor.isDoubtful ? null : expected);
  await noteContact(machine, actor, answer, last);
}

async function sendForm(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const lead = createLead(machine, actor, step);
  lead.id = null;
  const known = actor.leads.some(({ words, id }) => id !== null && words.email === lead.words.email);
  const expected = expectContact(machine, actor, lead);
  const { answer, isOpen } = await ask(machine, actor, {
    path: '/api/contact',
    isolate: step.isolate,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...lead.words, source: 'machine' }).toString(),
  });
  if (!answer) {
    actor.isDoubtful = true;
    return;
  }
  judgeContact(machine, actor, answer, isOpen || actor.isDoubtful ? null : expected);
  // Of two leads of one address the table does not say which is the form's.
  if (known && answer.status !== 303) actor.isDoubtful ||= ![409, 429].includes(answer.status);
  else await noteContact(machine, actor, answer, lead);
  if (lead.id) machine.world.owners.set(lead.id, actor);
}

async function sendInvalid(machine: Machine, actor: Actor, { isolate, choice }: Step): Promise<void> {
  const words = { ...createWords(actor, choice), email: 'no address', companyName: 7 };
  const { answer } = await ask(machine, actor, { path: '/api/contact', isolate, body: JSON.stringify(words) });
  if (!answer) return;
  judgeContact(machine, actor, answer, null);
  const { fields = {} } = JSON.parse(answer.text);
  if (answer.status !== 422 || !fields.email || !fields.companyName) {
    blame(actor, 'contract', `an invalid form was answered ${answer.status} ${answer.text}`);
  }
}

/** The same request four times at once: one row, and nobody hears of an error. */
async function sendTwins(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const lead = createLead(machine, actor, step);
  const expected = expectContact(machine, actor, lead);
  const sendings = [0, 1, 0, 1].map((isolate) => ({ ...step, isolate: isolate as 0 | 1 }));
  const allowed = expected[0] === 201 ? [200, 201] : expected;
  const answers = await Promise.all(
    sendings.map(({ isolate }) => ask(machine, actor, { path: '/api/contact', isolate, body: bodyOf(lead) })),
  );
  const isOpen = actor.isDoubtful || answers.some((each) => each.isOpen);
  for (const { answer } of answers) if (answer) judgeContact(machine, actor, answer, isOpen ? null : allowed);
  const best = answers.find(({ answer }) => answer && [200, 201].includes(answer.status)) ?? answers[0];
  if (best?.answer) await noteContact(machine, actor, best.answer, lead);
  if (answers.some(({ answer }) => answer === null) && !lead.isAcknowledged) actor.isDoubtful = true;
}

/** Five requests at once: as many are stored as the limit leaves. */
async function sendCrowd(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const leads = [0.1, 0.3, 0.5, 0.7, 0.9].map((choice) => createLead(machine, actor, { choice }));
  const wanted = leads.filter((lead) => expectContact(machine, actor, lead).includes(201)).length;
  const now = Date.now();
  const recent = actor.storedAt.filter((time) => now - time < 30 * minute).length;
  const answers = await Promise.all(
    leads.map((lead, index) =>
      ask(machine, actor, { path: '/api/contact', isolate: index % 2 === 0 ? 0 : 1, body: bodyOf(lead) }),
    ),
  );
  const isOpen = actor.isDoubtful || answers.some((each) => each.isOpen);
  for (const [index, { answer }] of answers.entries()) {
    const lead = leads[index];
    if (!lead) continue;
    if (answer) judgeContact(machine, actor, answer, null);
    if (answer) await noteContact(machine, actor, answer, lead);
    else actor.isDoubtful = true;
  }
  const stored = answers.filter(({ answer }) => answer?.status === 201).length;
  const room = Math.min(wanted, Math.max(0, 3 - recent));
  const isLate = stored < room && isBlockKept(machine, actor);
  if (!isOpen && stored !== room && !isLate) {
    blame(
      actor,
      'limit',
      `of ${wanted} requests at once ${stored} were stored, where ${room} is right (step ${step.choice})`,
    );
  }
}

/** Nobody is told what becomes of events, and some may be lost; none is counted twice. */
async function countEvents(machine: Machine, actor: Actor, { isolate, choice }: Step): Promise<void> {
  const events = Array.from({ length: 1 + Math.floor(choice * 5) }, () => ['page_seen', 'home', 'en', '']);
  machine.world.eventsSent += events.length;
  const { answer } = await ask(machine, actor, {
    path: '/api/events',
    isolate,
    body: JSON.stringify({ device: 'phone', events }),
    headers: { 'content-type': 'text/plain', 'user-agent': 'Mozilla/5.0 Firefox/148.0' },
  });
  if (answer && answer.status !== 204) blame(actor, 'contract', `events were answered ${answer.status} ${answer.text}`);
}

const chatFailures: Record<number, string[]> = {
  400: ['empty', 'too_long', 'bad_request'],
  429: ['rate_limited'],
  502: ['session', 'upstream', 'empty_reply'],
  503: ['unreachable', 'unavailable', 'rate_limited'],
  504: ['timeout'],
};

/** The counts of a visitor under which the next message is let through, or not; null where both are right. */
function expectChat({ world }: Machine, actor: Actor): boolean | null {
  const day = new Date().toISOString().slice(0, 10);
  const today = Number(world.kv.get(`RATE_LIMITS/chat:${day}:${actor.visitor}`)?.value ?? 0);
  if (today >= 200 || actor.uses - actor.doubtfulUses >= 20) return false;
  const isSure = today < 150 && actor.uses < 20 && !actor.isCountDoubtful;
  return isSure ? true : null;
}

async function chat(machine: Machine, actor: Actor, { isolate, choice, leaveAfter }: Step): Promise<Chat> {
  const session = choice < 0.7 ? actor.session : null;
  const id = randomUUID();
  machine.world.owners.set(id, actor);
  const message = `How long does it take? (${id})`;
  const sent: Chat = {
    id,
    message,
    session,
    outcome: 'lost',
    reply: null,
    isAcknowledged: false,
    isReported: false,
    isErased: false,
  };
  actor.chats.push(sent);
  const expected = expectChat(machine, actor);
  const body = JSON.stringify({
    id,
    message,
    language: choice > 0.5 ? 'nl' : 'en',
    ...(session && { sessionId: session }),
  });
  const path = '/api/chat';
  const { answer, isOpen } = await ask(machine, actor, {
    path,
    isolate,
    body,
    ...(leaveAfter !== undefined && { leaveAfter }),
  });
  actor.uses += 1;
  if (isOpen) actor.doubtfulUses += 1;
  // What the visitor left behind may be counted later.
  if (!answer) actor.isCountDoubtful = true;
  if (!answer) return sent;
  judgeChat(actor, sent, answer, isOpen ? null : expected);
  return sent;
}

function judgeChat(actor: Actor, sent: Chat, { status, text }: Answer, expected: boolean | null): void {
  const body = JSON.parse(text);
  if (status === 200) {
    if (body.reply !== replyTo(sent.message)) blame(actor, 'contract', `a message was answered ${text}`);
    sent.outcome = 'answered';
    sent.reply = body.reply;
    sent.session = actor.session = body.sessionId;
  } else {
    const isKnown =
      chatFailures[status]?.includes(body.code) && typeof body.message === 'string' && body.message !== '';
    if (!isKnown) blame(actor, 'contract', `chat answered ${status} ${text}`);
    sent.outcome = 'failed';
    if (body.sessionId) sent.session = body.sessionId;
    // It was let through to nobody, and is no interaction.
    if (body.code === 'rate_limited') actor.chats.splice(actor.chats.indexOf(sent), 1);
  }
  sent.isAcknowledged = true;
  const isLetThrough = status !== 429;
  if (expected === null || (expected === isLetThrough && (!isLetThrough || status === 200))) return;
  blame(
    actor,
    expected === isLetThrough ? 'contract' : 'limit',
    `chat answered ${status} ${text}, after ${actor.uses} uses`,
  );
}

/** More messages at once than a minute allows. */
async function chatInABurst(machine: Machine, actor: Actor, step: Step): Promise<void> {
  await passMinute(machine, actor);
  const before = actor.chats.length;
  const isSure = expectChat(machine, actor) === true && !actor.isDoubtful;
  const { notJudged } = actor;
  await Promise.all(Array.from({ length: 24 }, (_, index) => chatUnjudged(machine, actor, step, index)));
  const answered = actor.chats.slice(before).filter(({ outcome }) => outcome === 'answered').length;
  if (!isSure || notJudged !== actor.notJudged) return;
  if (answered !== 20) blame(actor, 'limit', `of 24 messages in a minute ${answered} were answered, where 20 is right`);
}

function chatUnjudged(machine: Machine, actor: Actor, step: Step, index: number): Promise<unknown> {
  // The count is not known before the others are answered.
  actor.doubtfulUses += 1;
  actor.isCountDoubtful = true;
  return chat(machine, actor, { ...step, isolate: index % 2 === 0 ? 0 : 1 });
}

/** As though 199 messages had been sent today. */
function countUpToTheLast({ world }: Machine, actor: Actor): void {
  const day = new Date().toISOString().slice(0, 10);
  const name = `RATE_LIMITS/chat:${day}:${actor.visitor}`;
  world.kv.set(name, { value: '199', metadata: null, previous: '199', since: 0 });
}

/** What the browser kept: messages whose answer was lost, and one that never got out. */
async function handOver(machine: Machine, actor: Actor, { isolate }: Step): Promise<void> {
  const lost = actor.chats
    .filter(({ outcome, isReported, isErased }) => outcome === 'lost' && !isReported && !isErased)
    .slice(0, 2);
  const id = randomUUID();
  machine.world.owners.set(id, actor);
  const own: Chat = {
    id,
    message: `Is anybody there? (${id})`,
    session: null,
    outcome: null,
    reply: null,
    isAcknowledged: false,
    isReported: true,
    isErased: false,
  };
  actor.chats.push(own);
  const reported = [...lost, own];
  for (const chat of reported) chat.isReported = true;
  const records = reported.map((chat) => ({
    id: chat.id,
    user_message: chat.message,
    ai_response: null,
    error: 'unreachable',
    session_id: chat.session,
    response_time_ms: 10,
    success: false,
    timestamp: new Date().toISOString(),
  }));
  const { answer, isOpen } = await ask(machine, actor, {
    path: '/api/chat/logs',
    isolate,
    body: JSON.stringify({ records }),
  });
  if (!answer) return;
  const body = JSON.parse(answer.text);
  if (answer.status !== 202 && !chatFailures[answer.status]?.includes(body.code)) {
    blame(actor, 'contract', `the hand-over was answered ${answer.status} ${answer.text}`);
  }
  for (const accepted of body.accepted ?? []) {
    const chat = reported.find((each) => each.id === accepted);
    if (chat) chat.isAcknowledged = true;
    else blame(actor, 'contract', `a record was accepted that nobody sent: ${accepted}`);
  }
  if (isOpen || actor.isCountDoubtful) return;
  if (answer.status !== 202 || body.accepted?.length !== records.length) {
    blame(actor, 'contract', `the hand-over was answered ${answer.status} ${answer.text}, where 202 is right`);
  }
}

function passMinute({ world }: Machine, actor: Actor): Promise<void> {
  for (const name of world.uses.keys()) if (name.endsWith(actor.visitor)) world.uses.delete(name);
  actor.uses = 0;
  actor.doubtfulUses = 0;
  return Promise.resolve();
}

/** The clock of the database jumps ahead, as this visitor's rows see it, and KV's with it. */
async function passTime(machine: Machine, actor: Actor, time: number): Promise<void> {
  await passMinute(machine, actor);
  await machine.drain(actor);
  const { database, world } = machine;
  await database.query('update contact_visitors set created_at = created_at - $1::interval where visitor = $2', [
    `${time} ms`,
    actor.visitor,
  ]);
  await database.query('update contact_submissions set created_at = created_at - $1::interval where id = any ($2)', [
    `${time} ms`,
    actor.leads.flatMap(({ id }) => id ?? []),
  ]);
  actor.storedAt = actor.storedAt.map((moment) => moment - time);
  for (const lead of actor.leads) {
    if (lead.createdAt === undefined) continue;
    lead.createdAt = new Date(Date.parse(lead.createdAt) - time).toISOString();
    lead.isReminderDue ||= lead.status === 'new' && Date.now() - Date.parse(lead.createdAt) > 20 * 60 * minute;
  }
  world.kv.delete(`RATE_LIMITS/blocked:${actor.visitor}`);
}

/** Conversations grow older than they may be kept: the next run of the schedule deletes them. */
async function passYear(machine: Machine, actor: Actor): Promise<void> {
  await machine.drain(actor);
  // What came twice, or waits in KV, would come back as young as it is.
  const onceOnly = actor.chats.filter(
    ({ id, outcome, isReported }) => outcome !== 'lost' && !isReported && !machine.world.keptInKv.has(id),
  );
  const aged = await machine.database.query<{ id: string }>(
    "update chat_logs set created_at = created_at - interval '1 year' where id = any ($1) returning id",
    [onceOnly.map(({ id }) => id)],
  );
  for (const chat of onceOnly) chat.isErased ||= aged.some(({ id }) => id === chat.id);
}
