// What the database answers the desk, and what each of its functions is asked with.
import type { ContactPreference, ServiceId } from '#shared/contact.ts';
import type { Language } from '#shared/languages.ts';

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

export type Role = 'owner' | 'viewer';
export type Owner = { user_id: string; role: Role; email: string };

/** Where the next page of a list begins: the last row of the one before. */
type Page = { p_before_created_at?: string; p_before_id?: string };

export type LeadFilter = {
  p_status?: string;
  p_service?: string;
  p_language?: string;
  p_source?: string;
  p_search?: string;
};

/** Each function that the desk calls: what it takes and what it gives. */
export type DeskFunctions = {
  list_leads: { takes: LeadFilter & Page; gives: Lead[] };
  export_leads: { takes: LeadFilter & Page; gives: Lead[] };
  get_lead: { takes: { p_id: string }; gives: LeadRecord | null };
  change_lead_status: { takes: { p_id: string; p_from: LeadStatus; p_to: LeadStatus }; gives: LeadRecord };
  add_lead_note: { takes: { p_id: string; p_note: string }; gives: LeadRecord };
  list_lead_sources: { takes: Record<string, never>; gives: string[] };
  list_conversations: { takes: { p_failed_only: boolean; p_search?: string } & Page; gives: Conversation[] };
  get_conversation: { takes: { p_conversation: string }; gives: ChatMessage[] };
  export_conversation: { takes: { p_conversation: string }; gives: ChatMessage[] };
  erase_conversation: { takes: { p_conversation: string }; gives: number };
  get_person: { takes: { p_email: string }; gives: LeadRecord[] };
  export_person: { takes: { p_email: string }; gives: LeadRecord[] };
  erase_person: { takes: { p_email: string }; gives: number };
  desk_today: { takes: { p_time_zone: string }; gives: Today };
  list_owners: { takes: Record<string, never>; gives: Owner[] };
};
