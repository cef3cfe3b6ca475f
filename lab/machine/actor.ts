// A visitor of the machine: what was done, what was answered, and what must follow from it.
import { createHmac } from 'node:crypto';
import type { Fault } from './faults.ts';
import type { Violation } from './violations.ts';

export type Words = {
  fullName: string;
  email: string;
  companyName: string;
  service: string;
  problemDescription: string;
  language: 'en' | 'nl';
};

export type Lead = {
  /** Null until it is known: a form without scripts has none of its own. */
  id: string | null;
  words: Words;
  isAcknowledged: boolean;
  createdAt?: string;
  isErased: boolean;
  status: string;
  /** Asked for last, without an answer: it may still come. */
  unansweredStatus?: string | undefined;
  /** Of the desk: each that was acknowledged, and those that may have been stored. */
  notes: string[];
  possibleNotes: string[];
  /** Made older than 20 hours while nobody had answered it. */
  isReminderDue: boolean;
  /** It was not new for a while, which takes a reminder away that nobody was told of yet. */
  wasAnswered: boolean;
};

export type Chat = {
  id: string;
  message: string;
  session: string | null;
  /** What the visitor was told: a reply, a failure, or nothing. Null for what a browser reports. */
  outcome: 'answered' | 'failed' | 'lost' | null;
  reply: string | null;
  /** The site took it upon itself to keep it. */
  isAcknowledged: boolean;
  /** Also reported by the browser: whichever came first is stored. */
  isReported: boolean;
  isErased: boolean;
};

export type Actor = {
  number: number;
  address: string;
  /** The hash under which the Worker counts this visitor. */
  visitor: string;
  /** Wait for their calls. */
  faults: Fault[];
  /** How many have met a call of this visitor's. */
  hits: number;
  leads: Lead[];
  chats: Chat[];
  session: string | null;
  /** When requests were stored, by the clock of the database, in ms. */
  storedAt: number[];
  /** Counted uses of the chat in this minute, and how many of them may not have been. */
  uses: number;
  doubtfulUses: number;
  /** A count of the chat that a fault may have lost. */
  isCountDoubtful: boolean;
  /** Messages in queues. */
  waiting: number;
  /** Something stored or not that only the end shows: no answer's status is judged any more. */
  isDoubtful: boolean;
  /** A batch with a message of this visitor's took so long that the Worker may have given a call up. */
  isSlow: boolean;
  /** Steps whose answer was not judged, because the machine or a fault made it open. */
  notJudged: number;
  violations: Violation[];
  /** Of all answers, 0 for none. */
  statuses: number[];
  history: string[];
};

export const visitorSalt = 'a-salt-for-the-machine';

export function createActor(number: number): Actor {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return {
    number,
    address,
    visitor: createHmac('sha256', visitorSalt).update(address).digest('hex'),
    faults: [],
    hits: 0,
    leads: [],
    chats: [],
    session: null,
    storedAt: [],
    uses: 0,
    doubtfulUses: 0,
    isCountDoubtful: false,
    waiting: 0,
    isDoubtful: false,
    isSlow: false,
    notJudged: 0,
    violations: [],
    statuses: [],
    history: [],
  };
}

export const minute = 60_000;

/** Whether three requests within 30 minutes block another one now. */
export function isBlocked({ storedAt }: Actor): boolean {
  const now = Date.now();
  const times = storedAt.filter((time) => time > now - 60 * minute).sort((one, other) => one - other);
  return times.some((third, index) => {
    const first = times[index - 2];
    return first !== undefined && third - first < 30 * minute && now - third < 30 * minute;
  });
}
