// More contact requests at once than can be before the database at the same time: what fits into two seconds is stored, the others are
// told when to come back.
import { type Actor, createActor, type Lead } from './actor.ts';
import { ask, blame } from './ask.ts';
import { bodyOf, createLead, judgeContact, noteContact } from './contact.ts';
import { finish, type Started } from './rounds.ts';

type Request = { actor: Actor; lead: Lead };

type Crowd = {
  name: string;
  requests: Request[];
  /** How many of them are stored. */
  stored: { least: number; most: number };
  /** Besides 201, and 503 with `Retry-After`. */
  statuses: number[];
};

export type ManyOutcome = {
  /** What became of each crowd. */
  lines: string[];
  violations: string[];
};

/** In ms. */
const longest = 3000;
const fewestStored = 300;

/** @param isTimed also judges what depends on the speed of the machine: how many of 500 are stored, and how long the slowest waited */
export async function sendMany(machine: Started, isTimed: boolean): Promise<ManyOutcome> {
  const lines: string[] = [];
  const violations: string[] = [];
  for (const create of [createDifferent, createTwins, createOneVisitors]) {
    const crowd = create(machine, isTimed);
    const { figures, line } = await sendAtOnce(machine, crowd);
    lines.push(line);
    const [{ actor: first } = { actor: createActor(0) }] = crowd.requests;
    const { least, most } = crowd.stored;
    if (figures.stored < least || figures.stored > most) blame(first, 'limit', `${least} to ${most} stored is right`);
    if (isTimed && figures.slowest > longest) blame(first, 'contract', `none may wait longer than ${longest} ms`);
    const actors = [...new Set(crowd.requests.map(({ actor }) => actor))];
    await finish(machine, actors);
    for (const { violations: found } of actors) {
      violations.push(...found.map(({ kind, what }) => `${line}\n  ${kind}: ${what}`));
    }
  }
  return { lines, violations };
}

function createActorOf({ world }: Started, number: number): Actor {
  const actor = createActor(number);
  world.owners.set(actor.visitor, actor);
  return actor;
}

function createDifferent(machine: Started, isTimed: boolean): Crowd {
  const requests = Array.from({ length: 500 }, (_, number) => {
    const actor = createActorOf(machine, number);
    return { actor, lead: createLead(machine, actor, { choice: 0.5 }) };
  });
  const least = isTimed ? fewestStored : 1;
  return { name: '500 visitors', requests, stored: { least, most: 500 }, statuses: [] };
}

function createTwins(machine: Started): Crowd {
  const actor = createActorOf(machine, 0);
  const lead = createLead(machine, actor, { choice: 0.5 });
  const requests = Array.from({ length: 200 }, () => ({ actor, lead }));
  return { name: '200 twins', requests, stored: { least: 1, most: 1 }, statuses: [200] };
}

function createOneVisitors(machine: Started): Crowd {
  const actor = createActorOf(machine, 0);
  const requests = Array.from({ length: 60 }, (_, number) => {
    const lead = createLead(machine, actor, { choice: 0.5 });
    lead.words.email = `many-${number}@machine.example`;
    machine.world.owners.set(lead.words.email, actor);
    return { actor, lead };
  });
  return { name: '60 requests of one visitor', requests, stored: { least: 3, most: 3 }, statuses: [429] };
}

async function sendAtOnce(machine: Started, { name, requests, statuses }: Crowd) {
  const sent = await Promise.all(
    requests.map(async ({ actor, lead }) => {
      const started = performance.now();
      const { answer } = await ask(machine, actor, { path: '/api/contact', isolate: 0, body: bodyOf(lead) });
      return { actor, lead, answer, took: performance.now() - started };
    }),
  );
  for (const { actor, lead, answer } of sent) {
    if (!answer) {
      blame(actor, 'contract', 'a request had no answer');
      continue;
    }
    judgeContact(machine, actor, answer, null);
    if (![201, 503, ...statuses].includes(answer.status)) blame(actor, 'contract', `answered ${answer.status}`);
    await noteContact(machine, actor, answer, lead);
  }
  const countOf = (status: number) => sent.filter(({ answer }) => answer?.status === status).length;
  const figures = {
    stored: countOf(201),
    refused: countOf(503),
    slowest: Math.round(Math.max(...sent.map(({ took }) => took))),
  };
  const others = statuses.map((status) => `, ${countOf(status)} answered ${status}`).join('');
  const line = `${name} at once: ${figures.stored} stored${others}, ${figures.refused} told to come back, the last after ${figures.slowest} ms`;
  return { figures, line };
}
