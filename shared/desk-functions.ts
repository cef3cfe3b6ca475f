// The functions of the database that the desk may call. The Worker forwards these alone, and the browser calls them by these types.
import * as z from 'zod/mini';
import type { DatabaseFunctions, DatabaseSchema } from './database-types.ts';
import type { ChatMessage, Conversation, Lead, LeadRecord, Owner, Today, Works } from './desk-records.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = <Row>(answer: unknown): answer is Row[] => Array.isArray(answer);
const record = <Data>(answer: unknown): answer is Data => answer === null || isObject(answer);
const count = (answer: unknown): answer is number => Number.isInteger(answer);
/** What a change leaves. An answer without the lead does not say that it was changed. */
const changedLeadSchema = z.object({ lead: z.object({ id: z.string(), status: z.string() }) });
const changedLead = (answer: unknown): answer is LeadRecord => changedLeadSchema.safeParse(answer).success;

/** Each checks what a function answered, as far as the Worker looks at it. */
export const deskFunctions = {
  list_leads: rows<Lead>,
  get_lead: record<LeadRecord | null>,
  change_lead_status: changedLead,
  add_lead_note: changedLead,
  send_lead_reply: changedLead,
  undo_lead_reply: changedLead,
  retry_lead_reply: changedLead,
  list_lead_sources: rows<string>,
  export_leads: rows<Lead>,
  get_person: rows<LeadRecord>,
  export_person: rows<LeadRecord>,
  erase_person: count,
  list_conversations: rows<Conversation>,
  get_conversation: rows<ChatMessage>,
  export_conversation: rows<ChatMessage>,
  erase_conversation: count,
  desk_today: record<Today>,
  desk_works: record<Works>,
  list_owners: rows<Owner>,
} satisfies Partial<Record<keyof DatabaseFunctions, (answer: unknown) => boolean>>;

export type DeskFunction = keyof typeof deskFunctions;
export type DeskArguments<Name extends DeskFunction> = DatabaseFunctions[Name]['Args'];
export type DeskAnswer<Name extends DeskFunction> = (typeof deskFunctions)[Name] extends ((
  answer: unknown,
) => answer is infer Answer)
  ? Answer
  : never;

/** The database as supabase-js knows it on the desk: without tables. */
export type DeskSchema = {
  public: Omit<DatabaseSchema['public'], 'Tables' | 'Views' | 'Functions'> & {
    Tables: Record<never, never>;
    Views: Record<never, never>;
    Functions: { [Name in DeskFunction]: { Args: DeskArguments<Name>; Returns: DeskAnswer<Name> } };
  };
};

export type LeadFilter = Omit<DeskArguments<'list_leads'>, 'p_before_created_at' | 'p_before_id'>;
