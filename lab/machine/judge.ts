// At the end everything works again: what waits is told and written, and tables, mailbox and webhook must equal what the visitors know.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor, Chat, Lead } from './actor.ts';
import { blame, type Machine, runSchedule } from './ask.ts';
import type { Queues } from './queues.ts';
import type { Told } from './world.ts';

type LeadRow = {
  id: string;
  email: string;
  full_name: string;
  company_name: string;
  service: string;
  problem_description: string;
  language: string;
  status: string;
  notes: string[];
};
type ChatRow = { id: string; user_message: string; ai_response: string | null; success: boolean };
type Found = {
  leads: Map<string, LeadRow>;
  chats: Map<string, ChatRow>;
  told: Map<string, Told[]>;
  notices: Map<string, string>;
};

/** Rounds of the schedule until nothing waits. What still does is found below. */
const rounds = 30;

export async function settle(machine: Machine, queues: Queues, actors: readonly Actor[]): Promise<void> {
  const { world, database } = machine;
  for (const actor of actors) actor.faults.length = 0;
  world.strayFaults.length = 0;
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    while ((!queues.isIdle() || world.open > 0) && performance.now() - started < machine.drainTimeout) await sleep(20);
    // Nobody is telling now, so no lease is cut short. Also of those who know: they must not hear again when their lease is over.
    await database.query(
      "update lead_notices set due_at = due_at - interval '3 minutes', claimed_until = claimed_until - interval '3 minutes'",
    );
    await runSchedule(machine);
    const [row] = await database.query<{ waits: number }>(
      'select count(*)::int as waits from lead_notices where confirmed_at is null',
    );
    const isKept = [...world.kv.keys()].some((key) => key.startsWith('FAILED_LOGS/failedChatLogs:'));
    if (row?.waits === 0 && !isKept) return;
  }
}

export async function judge(machine: Machine, actors: readonly Actor[]): Promise<void> {
  const found = await read(machine);
  for (const actor of actors) {
    for (const lead of actor.leads) judgeLead(machine, actor, lead, found);
    for (const chat of actor.chats) judgeChat(machine, actor, chat, found);
  }
  judgePhantoms(machine, actors, found);
  const [first] = actors;
  const [line] = machine.world.brokenLines.splice(0);
  if (line && first) blame(first, 'contract', `a line of the log is no JSON object: ${line.slice(0, 200)}`);
  await judgeEvents(machine, actors);
}

async function judgeEvents({ database, world }: Machine, [first]: readonly Actor[]): Promise<void> {
  const [row] = await database.query<{ counted: number }>(
    "select coalesce(sum(count), 0)::int as counted from daily_counts where event <> 'dropped'",
  );
  const counted = row?.counted ?? 0;
  world.eventsCounted += counted;
  world.eventsLost += Math.max(0, world.eventsSent - counted);
  if (counted > world.eventsSent && first)
    blame(first, 'doubled', `of ${world.eventsSent} events ${counted} were counted`);
}

async function read({ database, world }: Machine): Promise<Found> {
  const leads = await database.query<LeadRow>(
    `select id, email, full_name, company_name, service, problem_description, language, status,
       array(select note from lead_events where submission_id = lead.id and note is not null) as notes
     from contact_submissions as lead`,
  );
  const chats = await database.query<ChatRow>('select id, user_message, ai_response, success from chat_logs');
  const notices = await database.query<{ id: string; submission_id: string; kind: string }>(
    'select id, submission_id, kind from lead_notices',
  );
  return {
    leads: new Map(leads.map((row) => [row.id, row])),
    chats: new Map(chats.map((row) => [row.id, row])),
    told: Map.groupBy(world.told, ({ lead }) => lead),
    notices: new Map(notices.map(({ id, submission_id, kind }) => [`${submission_id} ${kind}`, id])),
  };
}

function judgeLead(machine: Machine, actor: Actor, lead: Lead, found: Found): void {
  const row = lead.id === null ? undefined : found.leads.get(lead.id);
  if (lead.isErased) {
    if (row && !actor.isDoubtful) blame(actor, 'phantom', `${lead.id} was erased and is in the table`);
    return;
  }
  if (!row) {
    if (lead.isAcknowledged) blame(actor, 'lost', `lead ${lead.id} was acknowledged and is not in the table`);
    return;
  }
  const { words } = lead;
  const isSame =
    row.email === words.email &&
    row.full_name === words.fullName &&
    row.company_name === words.companyName &&
    row.service === words.service &&
    row.language === words.language &&
    row.problem_description === words.problemDescription &&
    [lead.status, lead.unansweredStatus].includes(row.status);
  if (!isSame && !actor.isDoubtful) blame(actor, 'changed', `lead ${lead.id} is ${JSON.stringify(row)}`);
  for (const note of lead.notes) {
    const times = row.notes.filter((each) => each === note).length;
    if (times !== 1) blame(actor, times === 0 ? 'lost' : 'doubled', `"${note}" of ${lead.id} is there ${times} times`);
  }
  for (const note of row.notes) {
    if (!lead.notes.includes(note) && !lead.possibleNotes.includes(note))
      blame(actor, 'phantom', `"${note}" of ${lead.id}`);
  }
  const kinds = lead.isReminderDue && !lead.wasAnswered && row.status === 'new' ? ['new', 'reminder'] : ['new'];
  for (const kind of kinds) judgeTold(machine, actor, lead, kind, found);
}

/** Once a channel: more often only where a receiver did not confirm, or the confirmation could not be kept at both tries. */
function judgeTold({ world, cutOff, isSlow }: Machine, actor: Actor, lead: Lead, kind: string, found: Found): void {
  const id = lead.id ?? '';
  const all = found.told.get(id)?.filter((told) => told.kind === kind) ?? [];
  const notice = found.notices.get(`${id} ${kind}`) ?? '';
  const failed = world.failedConfirmations.get(notice) ?? 0;
  const allowed = 1 + Math.floor(failed / 2) + (cutOff.has(notice) ? 1 : 0);
  for (const channel of ['webhook', 'mail']) {
    const confirmed = all.filter((told) => told.channel === channel && told.isConfirmed).length;
    if (confirmed === 0) blame(actor, 'untold', `nobody was told by ${channel} of lead ${id} (${kind})`);
    if (confirmed > allowed && !actor.isSlow && !isSlow) {
      blame(
        actor,
        'doubled',
        `lead ${id} (${kind}) was told ${confirmed} times by ${channel}, where ${allowed} is right`,
      );
    }
  }
}

function judgeChat({ world, excused }: Machine, actor: Actor, chat: Chat, found: Found): void {
  const row = found.chats.get(chat.id);
  if (chat.isErased) {
    // One whose visitor had left by then may have reached the Worker only after the erasure.
    if (row && chat.outcome !== 'lost') {
      blame(actor, 'phantom', `the message ${chat.id} was erased and is in the table`);
    }
    return;
  }
  const isRefused = (world.refusals.get(chat.id)?.size ?? 0) === 2;
  if (!row) {
    if (chat.isAcknowledged && !isRefused && !excused.has(chat.id)) {
      blame(actor, 'lost', `the message ${chat.id} was acknowledged and is not in the table`);
    }
    return;
  }
  const isKnown = chat.outcome === 'answered' || chat.outcome === 'failed';
  const isSame =
    row.user_message === chat.message &&
    (chat.isReported || !isKnown || (row.success === (chat.outcome === 'answered') && row.ai_response === chat.reply));
  if (!isSame) blame(actor, 'changed', `the message ${chat.id} (${chat.outcome}) is ${JSON.stringify(row)}`);
}

function judgePhantoms({ world }: Machine, actors: readonly Actor[], found: Found): void {
  const [first] = actors;
  for (const row of [...found.leads.values(), ...found.chats.values()]) {
    const owner = world.owners.get(row.id) ?? ('email' in row ? world.owners.get(row.email) : undefined);
    const isKnown = owner?.leads.some(({ id }) => id === row.id) || owner?.chats.some(({ id }) => id === row.id);
    if (!isKnown && !owner?.isDoubtful && first) blame(owner ?? first, 'phantom', `nobody sent ${JSON.stringify(row)}`);
  }
  for (const [lead] of found.told) {
    const owner = world.owners.get(lead);
    const isErased = owner?.leads.some(({ id, isErased }) => id === lead && isErased);
    if (!found.leads.has(lead) && !isErased && first) blame(owner ?? first, 'phantom', `the owner was told of ${lead}`);
  }
}
