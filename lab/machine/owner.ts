// What the owner does at the desk with the leads and conversations of a visitor.
import type { Actor, Lead } from './actor.ts';
import { ask, blame, type Machine } from './ask.ts';
import type { Step } from './plan.ts';
import type { Answer, Sending } from './site.ts';

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** As somebody who is signed in has it; the machine's database asks for no signature. */
const token = [{ alg: 'HS256' }, { role: 'authenticated' }].map(base64).concat('signature').join('.');

const statuses = ['new', 'contacted', 'won', 'lost'];
const failures: Record<number, string[]> = {
  400: ['bad_request'],
  403: ['forbidden'],
  404: ['not_found'],
  409: ['conflict'],
  502: ['unavailable'],
  503: ['unavailable'],
  504: ['timeout'],
};

function callDesk(machine: Machine, actor: Actor, name: string, parameters: object, isolate: 0 | 1) {
  const sending: Sending = {
    path: `/api/desk/rest/v1/rpc/${name}`,
    isolate,
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(parameters),
  };
  return ask(machine, actor, sending);
}

function judgeFailure(actor: Actor, name: string, { status, text }: Answer): void {
  const { code, message } = JSON.parse(text);
  if (failures[status]?.includes(code) && typeof message === 'string') return;
  blame(actor, 'contract', `${name} answered ${status} ${text}`);
}

/** Changes the status of a lead, or adds a note to it. */
export async function changeLead(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const stored = actor.leads.filter((each) => each.createdAt !== undefined && !each.isErased);
  const lead = stored[Math.floor(step.choice * stored.length)];
  if (!lead) return;
  if (step.operation === 'status') return changeStatus(machine, actor, step, lead);
  const note = `A note, ${actor.history.length}`;
  const { answer, isOpen } = await callDesk(
    machine,
    actor,
    'add_lead_note',
    { p_id: lead.id, p_note: note },
    step.isolate,
  );
  if (answer?.status === 200) {
    lead.notes.push(note);
    if (!answer.text.includes(note)) blame(actor, 'contract', `a note was answered ${answer.text.slice(0, 200)}`);
    return;
  }
  lead.possibleNotes.push(note);
  if (answer) judgeFailure(actor, 'add_lead_note', answer);
  if (answer && !isOpen) blame(actor, 'contract', `a note was answered ${answer.status} ${answer.text}`);
}

async function changeStatus(machine: Machine, actor: Actor, { choice, isolate }: Step, lead: Lead): Promise<void> {
  const others = statuses.filter((each) => each !== lead.status);
  const to = others[Math.floor(choice * 31) % others.length];
  const isOutdated = choice > 0.85;
  const from = isOutdated ? others.find((each) => each !== to) : lead.status;
  const { answer, isOpen } = await callDesk(
    machine,
    actor,
    'change_lead_status',
    { p_id: lead.id, p_from: from, p_to: to },
    isolate,
  );
  const isDone = answer?.status === 200;
  if (isDone && JSON.parse(answer.text)?.lead?.status !== to) {
    blame(actor, 'contract', `a change to ${to} was answered ${answer.text.slice(0, 200)}`);
  }
  if (answer && !isDone) judgeFailure(actor, 'change_lead_status', answer);
  const expected = isOutdated ? 409 : 200;
  const cameLate =
    answer?.status === 409 &&
    lead.unansweredStatus !== undefined &&
    JSON.parse(answer.text).status === lead.unansweredStatus;
  if (answer && !isOpen && answer.status !== expected && !cameLate) {
    blame(
      actor,
      'contract',
      `a change to ${to} was answered ${answer.status} ${answer.text}, where ${expected} is right`,
    );
  }
  const [row] = await machine.database.query<{ status: string }>(
    'select status from contact_submissions where id = $1',
    [lead.id],
  );
  if (isDone && row?.status !== to)
    blame(actor, 'lost', `a change to ${to} was acknowledged, and the table has ${row?.status}`);
  lead.status = row?.status ?? lead.status;
  lead.unansweredStatus = answer ? undefined : to;
  lead.wasAnswered ||= lead.status !== 'new';
}

/** Until it is acknowledged, as the owner does. */
export async function erase(machine: Machine, actor: Actor, step: Step): Promise<void> {
  const isPerson = step.operation === 'erasePerson';
  const key = isPerson ? actor.leads.findLast(({ isErased }) => !isErased)?.words.email : actor.session;
  if (!key) return;
  // Of a conversation logs may still be on their way: they must not come back.
  if (isPerson) await machine.drain(actor);
  const name = isPerson ? 'erase_person' : 'erase_conversation';
  const parameters = isPerson ? { p_email: key } : { p_conversation: key };
  const isDone = await askUntilDone(machine, actor, name, parameters, step.isolate);
  // Given up half-way, which leaves both open.
  actor.isDoubtful ||= !isDone;
  const erased = isPerson
    ? actor.leads.filter(({ words }) => words.email === key)
    : actor.chats.filter(({ session }) => session === key);
  for (const each of erased) {
    if (isDone) each.isErased = true;
    else each.isAcknowledged = false;
  }
  if (!isPerson) actor.session = null;
}

async function askUntilDone(machine: Machine, actor: Actor, name: string, parameters: object, isolate: 0 | 1) {
  for (let turn = 0; turn < 4; turn += 1) {
    const { answer, isOpen } = await callDesk(machine, actor, name, parameters, isolate);
    if (answer?.status === 200) return true;
    if (answer) judgeFailure(actor, name, answer);
    if (answer && !isOpen) blame(actor, 'contract', `${name} was answered ${answer.status} ${answer.text}`);
  }
  return false;
}
