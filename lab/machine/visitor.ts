// Does the steps of a visitor.
import { type Actor, minute } from './actor.ts';
import { ask, blame, type Machine, runSchedule } from './ask.ts';
import { chat, chatInABurst, countUpToTheLast, handOver } from './chat.ts';
import { passMinute, passTime, passYear } from './clock.ts';
import { contact, createLead, repeat, sendCrowd, sendForm, sendInvalid, sendTwins } from './contact.ts';
import type { Fault } from './faults.ts';
import { changeLead, erase } from './owner.ts';
import type { Step } from './plan.ts';

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
