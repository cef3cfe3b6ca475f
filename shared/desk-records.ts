// What the database answers the desk: `desk-functions.ts` says which function answers what.
import type { ContactPreference } from './contact.ts';
import type { droppedEvent, EventName } from './events.ts';
import type { Language } from './languages.ts';
import type { ServiceId } from './offers.ts';

export const leadStatuses = ['new', 'contacted', 'won', 'lost'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export type Lead = {
  id: string;
  full_name: string;
  email: string;
  company_name: string;
  service: ServiceId;
  problem_description: string;
  additional_info: string | null;
  contact_preference: ContactPreference;
  source: string;
  status: LeadStatus;
  language: Language;
  challenge: 'passed' | 'unavailable' | 'none';
  /** When the reminder of an unanswered lead became due; null before. */
  reminded_at: string | null;
  created_at: string;
};

export type LeadEvent = {
  id: number;
  /** Null when it was done by SQL. */
  author: string | null;
  kind: 'status' | 'note';
  from_status: LeadStatus | null;
  to_status: LeadStatus | null;
  note: string | null;
  created_at: string;
};

export type LeadNotice = {
  kind: 'new' | 'reminder';
  due_at: string;
  /** The channels that have confirmed. */
  told: string[];
  confirmed_at: string | null;
  last_error: string | null;
};

export type LeadRecord = { lead: Lead; events: LeadEvent[]; notices: LeadNotice[] };

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

export type ChatMessage = {
  id: string;
  user_message: string;
  ai_response: string | null;
  error: string | null;
  success: boolean;
  response_time_ms: number | null;
  language: Language | null;
  created_at: string;
  reported_by: string;
};

export type Day = { day: string; leads: number; messages: number; failures: number };

export type Today = {
  new_leads: Pick<Lead, 'id' | 'full_name' | 'company_name' | 'service' | 'language' | 'created_at'>[];
  new_count: number;
  over_20_hours: number;
  /** Monday of last week to Sunday of this one. */
  days: Day[];
  failed_chats: (Pick<ChatMessage, 'user_message' | 'error' | 'created_at'> & { conversation: string })[];
  notices_waiting: { count: number; since: string | null; last_error: string | null };
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
