// Sends contact requests, and says of each answer whether it is within the contract.
import { randomUUID } from 'node:crypto';
import { type ContactErrorCode, contactStatuses } from '../../shared/contact.ts';
import { type Actor, isBlocked, type Lead, minute, type Words } from './actor.ts';
import { ask, blame, type Machine } from './ask.ts';
import type { Step } from './plan.ts';
import type { Answer, Sending } from './site.ts';

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

export function createLead({ world }: Machine, actor: Actor, { choice }: Pick<Step, 'choice'>): Lead {
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

export const bodyOf = ({ id, words }: Lead) => JSON.stringify({ ...words, submissionId: id, source: 'machine' });

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

export async function contact(
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
export function judgeContact(
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
    const isToReturn = status === 429 || body.code === 'busy';
    if (isToReturn && !(Number(headers['retry-after']) > 0)) {
      blame(actor, 'contract', `${status} without Retry-After`);
    }
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
export async function noteContact(
  { database }: Machine,
  actor: Actor,
  { status, text }: Answer,
  lead: Lead,
): Promise<void> {
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

export async function repeat(machine: Machine, actor: Actor, step: Step): Promise<void> {
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

export async function sendForm(machine: Machine, actor: Actor, step: Step): Promise<void> {
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

export async function sendInvalid(machine: Machine, actor: Actor, { isolate, choice }: Step): Promise<void> {
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
export async function sendTwins(machine: Machine, actor: Actor, step: Step): Promise<void> {
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
export async function sendCrowd(machine: Machine, actor: Actor, step: Step): Promise<void> {
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
