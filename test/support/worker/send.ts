// Sends a `Request` to the Worker and returns its `Response`. Work under `waitUntil` is finished by then, and queued messages can be
// inspected.
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { ChatLogRecord } from '#shared/chat.ts';
import type { EventMessage } from '#worker/data/daily-counts.ts';
import { createDatabase } from '#worker/data/supabase.ts';
import type { SettingName } from '#worker/env.ts';
import worker from '#worker/index.ts';
import type { LeadMessage, ReplyMessage } from '#worker/queues/leads.ts';

export const origin = 'https://plinth.test';

/** The messages that the Worker queued in this test. */
export const queued: {
  chatLogs: ChatLogRecord[];
  leads: LeadMessage[];
  /** With the delay, in seconds, that they were queued with. */
  replies: (ReplyMessage & QueueSendOptions)[];
  events: EventMessage[];
} = {
  chatLogs: [],
  leads: [],
  replies: [],
  events: [],
};

/** They replace the queues, whose consumers would run on after the test. */
const recordingQueues = {
  CHAT_LOGS: { send: async (record: ChatLogRecord) => queued.chatLogs.push(record) } as unknown as Queue,
  LEADS: {
    send: async (message: LeadMessage | ReplyMessage, options?: QueueSendOptions) =>
      'reply' in message ? queued.replies.push({ ...message, ...options }) : queued.leads.push(message),
  } as unknown as Queue,
  EVENTS: { send: async (batch: EventMessage) => queued.events.push(batch) } as unknown as Queue,
};

export function forgetQueued(): void {
  queued.chatLogs = [];
  queued.leads = [];
  queued.replies = [];
  queued.events = [];
}

export type Bindings = Partial<Record<keyof Env | SettingName | 'EVENT_POINTS', unknown>>;

export function bindingsWith(bindings: Bindings = {}): Env {
  return { ...env, ...recordingQueues, ...bindings } as Env;
}

type Sending = RequestInit & {
  /** Replace the Worker's own bindings. */
  bindings?: Bindings;
};

export async function send(address: string, { bindings, ...init }: Sending = {}): Promise<Response> {
  const context = createExecutionContext();
  const request = new Request(address.startsWith('https:') ? address : origin + address, init);
  const response = await worker.fetch(request, bindingsWith(bindings), context);
  await waitOnExecutionContext(context);
  return response;
}

type Posting = Sending & { visitor?: string };

/** Posts JSON as a new visitor. */
export function postJson(path: string, body: unknown, { visitor = newVisitor(), headers, ...init }: Posting = {}) {
  return send(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'cf-connecting-ip': visitor,
      ...(headers as Record<string, string>),
    },
    ...init,
  });
}

/** Posts a form like a browser without scripts. */
export function postForm(
  path: string,
  fields: Record<string, string>,
  { visitor = newVisitor(), headers, ...init }: Posting = {},
) {
  return send(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': visitor,
      ...(headers as Record<string, string>),
    },
    ...init,
  });
}

/** The address of a new visitor, unique also in the database that all files share. */
export function newVisitor(): string {
  return `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;
}

/** For a test that meets a limiter: these count by the minutes of the real clock, and what is counted has to be in one of them. */
export async function startWithinOneMinute(): Promise<void> {
  const left = 60_000 - (vi.getRealSystemTime() % 60_000);
  if (left < 10_000) await scheduler.wait(left);
}

/** The Worker's own database, to read what it stored. */
export const database = await createDatabase({ url: env.SUPABASE_URL, secretKey: env.SUPABASE_SECRET_KEY });
