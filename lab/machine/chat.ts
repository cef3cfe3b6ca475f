// Writes to the assistant and hands over logs, and says of each answer whether it is within the contract.
import { randomUUID } from 'node:crypto';
import type { Actor, Chat } from './actor.ts';
import { ask, blame, type Machine } from './ask.ts';
import { passMinute } from './clock.ts';
import type { Step } from './plan.ts';
import type { Answer } from './site.ts';
import { replyTo } from './world.ts';

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

export async function chat(machine: Machine, actor: Actor, { isolate, choice, leaveAfter }: Step): Promise<Chat> {
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
export async function chatInABurst(machine: Machine, actor: Actor, step: Step): Promise<void> {
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
export function countUpToTheLast({ world }: Machine, actor: Actor): void {
  const day = new Date().toISOString().slice(0, 10);
  const name = `RATE_LIMITS/chat:${day}:${actor.visitor}`;
  world.kv.set(name, { value: '199', metadata: null, previous: '199', since: 0 });
}

/** What the browser kept: messages whose answer was lost, and one that never got out. */
export async function handOver(machine: Machine, actor: Actor, { isolate }: Step): Promise<void> {
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
