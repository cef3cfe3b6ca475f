// What the database answers the desk: `desk-functions.ts` says which function answers what.
import type { Feedback } from './chat.ts';
import type { ContactPreference } from './contact.ts';
import type { DatabaseSchema } from './database-types.ts';
import type { droppedEvent, EventName } from './events.ts';
import type { Language } from './languages.ts';
import type { ServiceId } from './offers.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** A row as the database has it. The types below say which values its columns of text have. */
type Row<Table extends keyof DatabaseSchema['public']['Tables']> = DatabaseSchema['public']['Tables'][Table]['Row'];

/** `reminded_at` is when the reminder of an unanswered lead became due; null before. */
export type Lead = Omit<Row<'contact_submissions'>, 'search'> & {
  service: ServiceId;
  contact_preference: ContactPreference;
  status: LeadStatus;
  language: Language;
  challenge: 'passed' | 'unavailable' | 'none';
};

/** `author` is null when it was done by SQL. */
export type LeadEvent = Omit<Row<'lead_events'>, 'submission_id'> & {
  kind: 'status' | 'note';
  from_status: LeadStatus | null;
  to_status: LeadStatus | null;
};

/** `told` names the channels that have confirmed. */
export type LeadNotice = Pick<Row<'lead_notices'>, 'due_at' | 'told' | 'confirmed_at' | 'last_error'> & {
  kind: 'new' | 'reminder';
};

/** A sent reply, and a status that a key has set, can be undone for so long. The database makes a reply due after as many. */
export const undoSeconds = 10;

/** A mail to the lead. `last_error` is one of `replyFailures`, a code of the mail service or its words. */
export type LeadReply = Pick<
  Row<'lead_replies'>,
  | 'id'
  | 'author'
  | 'subject'
  | 'body'
  | 'due_at'
  | 'attempts'
  | 'last_error'
  | 'failed_at'
  | 'sent_at'
  | 'undone_at'
  | 'created_at'
>;

/** Why the Worker itself does not send a reply: the lead's address is none, or no mailbox is set. */
export const replyFailures = ['address', 'not_configured'] as const;
export type ReplyFailure = (typeof replyFailures)[number];

/** In characters, as the database has them. */
export const replyLimits = { subject: 200, body: 10_000 };

/** `messages` are of the attached conversation, and in an export alone. */
export type LeadRecord = {
  lead: Lead;
  events: LeadEvent[];
  notices: LeadNotice[];
  replies: LeadReply[];
  messages?: ChatMessage[];
};

export type Conversation = {
  conversation: string;
  first_question: string;
  language: Language | null;
  messages: number;
  failures: number;
  ended_at: string;
  message_id: string;
  message_created_at: string;
};

export type ChatMessage = Omit<Row<'chat_logs'>, 'search'> & {
  language: Language | null;
  feedback: Feedback | null;
  /** The newest lead that the conversation is attached to. */
  lead_id: string | null;
};

export type Day = { day: string; leads: number; messages: number; failures: number };

export type Today = {
  /** `problem_description` has its first words alone. */
  new_leads: Pick<
    Lead,
    'id' | 'full_name' | 'company_name' | 'service' | 'problem_description' | 'language' | 'created_at'
  >[];
  new_count: number;
  over_20_hours: number;
  /** Monday of last week to Sunday of this one. */
  days: Day[];
  failed_chats: (Pick<ChatMessage, 'user_message' | 'error' | 'created_at'> & { conversation: string })[];
  notices_waiting: { count: number; since: string | null; last_error: string | null };
  /** Replies that could not be sent yet; `lead` is that of the oldest. */
  replies_unsent: { count: number; since: string | null; lead: string | null };
};

/** In two periods of as many days; `now` is the later. */
export type Compared = { now: number; before: number };

/** A question to the chat is 'answered' or 'failed'. */
export type TotalledEvent = EventName | typeof droppedEvent | 'question_asked';

/** What the desk says of the last days. Days are `YYYY-MM-DD`, whole, and of the clock in the Netherlands. */
export type Works = {
  since: string;
  /** Yesterday. */
  until: string;
  /** The first day of the period before. */
  before: string;
  /** The first day that was counted; null while there is none. */
  counted_since: string | null;
  leads: (Compared & { kind: 'label' | 'language' | 'service'; name: string })[];
  unanswered: { question: string; times: number }[];
  counts: (Compared & { event: TotalledEvent; page: string; label: string })[];
};

export type Role = 'owner' | 'viewer';
export type Owner = { user_id: string; role: Role; email: string };
