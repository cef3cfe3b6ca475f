// Made from the migrations by `npm run types`.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type DatabaseSchema = {
  public: {
    Tables: {
      chat_feedback: {
        Row: {
          id: string;
          feedback: string;
          conversation: string | null;
          created_at: string;
        };
        Insert: {
          id: string;
          feedback: string;
          conversation?: string | null;
          created_at?: string;
        };
        Update: {
          id?: string;
          feedback?: string;
          conversation?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      chat_logs: {
        Row: {
          id: string;
          user_message: string;
          ai_response: string | null;
          error: string | null;
          session_id: string | null;
          response_time_ms: number;
          success: boolean;
          created_at: string;
          language: string | null;
          conversation: string | null;
          search: unknown;
          reported_by: string;
          feedback: string | null;
        };
        Insert: {
          id: string;
          user_message: string;
          ai_response?: string | null;
          error?: string | null;
          session_id?: string | null;
          response_time_ms: number;
          success: boolean;
          created_at?: string;
          language?: string | null;
          reported_by?: string;
          feedback?: string | null;
        };
        Update: {
          id?: string;
          user_message?: string;
          ai_response?: string | null;
          error?: string | null;
          session_id?: string | null;
          response_time_ms?: number;
          success?: boolean;
          created_at?: string;
          language?: string | null;
          reported_by?: string;
          feedback?: string | null;
        };
        Relationships: [];
      };
      contact_submissions: {
        Row: {
          id: string;
          full_name: string;
          email: string;
          company_name: string;
          service: string;
          problem_description: string;
          additional_info: string | null;
          contact_preference: string;
          source: string;
          status: string;
          language: string;
          challenge: string;
          created_at: string;
          reminded_at: string | null;
          search: unknown;
          conversation: string | null;
        };
        Insert: {
          id: string;
          full_name: string;
          email: string;
          company_name: string;
          service: string;
          problem_description: string;
          additional_info?: string | null;
          contact_preference: string;
          source?: string;
          status?: string;
          language: string;
          challenge?: string;
          created_at?: string;
          reminded_at?: string | null;
          conversation?: string | null;
        };
        Update: {
          id?: string;
          full_name?: string;
          email?: string;
          company_name?: string;
          service?: string;
          problem_description?: string;
          additional_info?: string | null;
          contact_preference?: string;
          source?: string;
          status?: string;
          language?: string;
          challenge?: string;
          created_at?: string;
          reminded_at?: string | null;
          conversation?: string | null;
        };
        Relationships: [];
      };
      contact_visitors: {
        Row: {
          id: number;
          visitor: string;
          created_at: string;
        };
        Insert: {
          visitor: string;
          created_at?: string;
        };
        Update: {
          visitor?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      daily_counts: {
        Row: {
          day: string;
          event: string;
          page: string;
          language: string;
          label: string;
          device: string;
          count: number;
        };
        Insert: {
          day: string;
          event: string;
          page: string;
          language: string;
          label: string;
          device: string;
          count: number;
        };
        Update: {
          day?: string;
          event?: string;
          page?: string;
          language?: string;
          label?: string;
          device?: string;
          count?: number;
        };
        Relationships: [];
      };
      daily_totals: {
        Row: {
          day: string;
          event: string;
          page: string;
          label: string;
          count: number;
        };
        Insert: {
          day: string;
          event: string;
          page: string;
          label: string;
          count: number;
        };
        Update: {
          day?: string;
          event?: string;
          page?: string;
          label?: string;
          count?: number;
        };
        Relationships: [];
      };
      desk_audit: {
        Row: {
          id: number;
          actor: string | null;
          action: string;
          count: number;
          created_at: string;
        };
        Insert: {
          actor?: string | null;
          action: string;
          count: number;
          created_at?: string;
        };
        Update: {
          actor?: string | null;
          action?: string;
          count?: number;
          created_at?: string;
        };
        Relationships: [];
      };
      erased_conversations: {
        Row: {
          sha256: unknown;
          created_at: string;
        };
        Insert: {
          sha256: unknown;
          created_at?: string;
        };
        Update: {
          sha256?: unknown;
          created_at?: string;
        };
        Relationships: [];
      };
      event_batches: {
        Row: {
          id: string;
          created_at: string;
        };
        Insert: {
          id: string;
          created_at?: string;
        };
        Update: {
          id?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      lead_events: {
        Row: {
          id: number;
          submission_id: string;
          author: string | null;
          kind: string;
          from_status: string | null;
          to_status: string | null;
          note: string | null;
          created_at: string;
        };
        Insert: {
          submission_id: string;
          author?: string | null;
          kind?: string;
          from_status?: string | null;
          to_status?: string | null;
          note?: string | null;
          created_at?: string;
        };
        Update: {
          submission_id?: string;
          author?: string | null;
          kind?: string;
          from_status?: string | null;
          to_status?: string | null;
          note?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      lead_notices: {
        Row: {
          id: string;
          submission_id: string;
          kind: string;
          due_at: string;
          told: string[];
          confirmed_at: string | null;
          claim: string | null;
          claimed_until: string | null;
          attempts: number;
          last_error: string | null;
          created_at: string;
        };
        Insert: {
          id?: string;
          submission_id: string;
          kind: string;
          due_at?: string;
          told?: string[];
          confirmed_at?: string | null;
          claim?: string | null;
          claimed_until?: string | null;
          attempts?: number;
          last_error?: string | null;
          created_at?: string;
        };
        Update: {
          id?: string;
          submission_id?: string;
          kind?: string;
          due_at?: string;
          told?: string[];
          confirmed_at?: string | null;
          claim?: string | null;
          claimed_until?: string | null;
          attempts?: number;
          last_error?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
      lead_replies: {
        Row: {
          id: string;
          submission_id: string;
          author: string | null;
          subject: string;
          body: string;
          status_event: number | null;
          due_at: string;
          claim: string | null;
          claimed_until: string | null;
          attempts: number;
          last_error: string | null;
          failed_at: string | null;
          sent_at: string | null;
          message_id: string | null;
          undone_at: string | null;
          created_at: string;
        };
        Insert: {
          id: string;
          submission_id: string;
          author?: string | null;
          subject: string;
          body: string;
          status_event?: number | null;
          due_at?: string;
          claim?: string | null;
          claimed_until?: string | null;
          attempts?: number;
          last_error?: string | null;
          failed_at?: string | null;
          sent_at?: string | null;
          message_id?: string | null;
          undone_at?: string | null;
          created_at?: string;
        };
        Update: {
          id?: string;
          submission_id?: string;
          author?: string | null;
          subject?: string;
          body?: string;
          status_event?: number | null;
          due_at?: string;
          claim?: string | null;
          claimed_until?: string | null;
          attempts?: number;
          last_error?: string | null;
          failed_at?: string | null;
          sent_at?: string | null;
          message_id?: string | null;
          undone_at?: string | null;
          created_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      chat_messages: {
        Row: {
          id: string | null;
          conversation: string | null;
          session_id: string | null;
          user_message: string | null;
          ai_response: string | null;
          error: string | null;
          success: boolean | null;
          response_time_ms: number | null;
          language: string | null;
          created_at: string | null;
          reported_by: string | null;
          feedback: string | null;
          lead_id: string | null;
        };
        Relationships: [];
      };
      leads: {
        Row: {
          id: string | null;
          full_name: string | null;
          email: string | null;
          company_name: string | null;
          service: string | null;
          problem_description: string | null;
          additional_info: string | null;
          contact_preference: string | null;
          source: string | null;
          status: string | null;
          language: string | null;
          challenge: string | null;
          reminded_at: string | null;
          created_at: string | null;
          conversation: string | null;
        };
        Relationships: [];
      };
    };
    Functions: {
      add_event_counts: {
        Args: {
          p_batches: Json;
        };
        Returns: number;
      };
      add_lead_note: {
        Args: {
          p_id: string;
          p_note: string;
        };
        Returns: Json;
      };
      can_store: {
        Args: Record<PropertyKey, never>;
        Returns: boolean;
      };
      change_lead_status: {
        Args: {
          p_id: string;
          p_from: string;
          p_to: string;
          p_note?: string;
        };
        Returns: Json;
      };
      claim_lead_notice: {
        Args: {
          p_submission_id: string;
        };
        Returns: Json;
      };
      claim_lead_notices: {
        Args: {
          p_limit?: number;
          p_older_than?: string;
        };
        Returns: Json;
      };
      claim_lead_replies: {
        Args: {
          p_limit?: number;
          p_older_than?: string;
        };
        Returns: Json;
      };
      claim_lead_reply: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      confirm_lead_notice: {
        Args: {
          p_id: string;
          p_told: string[];
          p_complete: boolean;
        };
        Returns: boolean;
      };
      confirm_lead_reply: {
        Args: {
          p_id: string;
          p_message_id?: string;
        };
        Returns: boolean;
      };
      delete_expired_records: {
        Args: Record<PropertyKey, never>;
        Returns: Json;
      };
      desk_today: {
        Args: {
          p_time_zone?: string;
        };
        Returns: Json;
      };
      desk_works: {
        Args: {
          p_days: number;
        };
        Returns: Json;
      };
      erase_chat_session: {
        Args: {
          p_session_id: string;
        };
        Returns: number;
      };
      erase_contact: {
        Args: {
          p_email: string;
        };
        Returns: number;
      };
      erase_conversation: {
        Args: {
          p_conversation: string;
        };
        Returns: number;
      };
      erase_person: {
        Args: {
          p_email: string;
        };
        Returns: number;
      };
      export_conversation: {
        Args: {
          p_conversation: string;
        };
        Returns: Json;
      };
      export_leads: {
        Args: {
          p_status?: string;
          p_service?: string;
          p_language?: string;
          p_source?: string;
          p_search?: string;
          p_before_created_at?: string;
          p_before_id?: string;
        };
        Returns: DatabaseSchema['public']['Views']['leads']['Row'][];
      };
      export_person: {
        Args: {
          p_email: string;
        };
        Returns: Json;
      };
      fail_lead_notice: {
        Args: {
          p_id: string;
          p_claim: string;
          p_error: string;
        };
        Returns: boolean;
      };
      fail_lead_reply: {
        Args: {
          p_id: string;
          p_claim: string;
          p_error: string;
          p_final: boolean;
        };
        Returns: boolean;
      };
      get_conversation: {
        Args: {
          p_conversation: string;
        };
        Returns: DatabaseSchema['public']['Views']['chat_messages']['Row'][];
      };
      get_lead: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      get_person: {
        Args: {
          p_email: string;
        };
        Returns: Json;
      };
      is_owner: {
        Args: {
          p_at_least?: string;
        };
        Returns: boolean;
      };
      lead_record: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      lease_lead_notices: {
        Args: {
          p_ids: string[];
        };
        Returns: Json;
      };
      lease_lead_replies: {
        Args: {
          p_ids: string[];
        };
        Returns: Json;
      };
      list_conversations: {
        Args: {
          p_failed_only?: boolean;
          p_search?: string;
          p_before_created_at?: string;
          p_before_id?: string;
          p_not_helpful_only?: boolean;
        };
        Returns: {
          conversation: string;
          session_id: string;
          first_question: string;
          language: string;
          messages: number;
          failures: number;
          started_at: string;
          ended_at: string;
          message_id: string;
          message_created_at: string;
        }[];
      };
      list_lead_sources: {
        Args: Record<PropertyKey, never>;
        Returns: string[];
      };
      list_leads: {
        Args: {
          p_status?: string;
          p_service?: string;
          p_language?: string;
          p_source?: string;
          p_search?: string;
          p_before_created_at?: string;
          p_before_id?: string;
        };
        Returns: DatabaseSchema['public']['Views']['leads']['Row'][];
      };
      list_owners: {
        Args: Record<PropertyKey, never>;
        Returns: {
          user_id: string;
          role: string;
          email: string;
        }[];
      };
      rate_answer: {
        Args: {
          p_id: string;
          p_feedback?: string;
          p_conversation?: string;
        };
        Returns: boolean;
      };
      require_owner: {
        Args: {
          p_at_least?: string;
        };
        Returns: undefined;
      };
      retry_lead_reply: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
      search_vector: {
        Args: {
          p_text: string;
        };
        Returns: unknown;
      };
      search_words: {
        Args: {
          p_text: string;
        };
        Returns: string;
      };
      send_lead_reply: {
        Args: {
          p_id: string;
          p_submission_id: string;
          p_subject: string;
          p_body: string;
        };
        Returns: Json;
      };
      store_chat_logs: {
        Args: {
          p_records: Json;
        };
        Returns: Json;
      };
      submit_contact: {
        Args: {
          p_id: string;
          p_full_name: string;
          p_email: string;
          p_company_name: string;
          p_service: string;
          p_problem_description: string;
          p_additional_info: string;
          p_contact_preference: string;
          p_source: string;
          p_language: string;
          p_challenge: string;
          p_visitor: string;
          p_conversation?: string;
        };
        Returns: Json;
      };
      undo_lead_reply: {
        Args: {
          p_id: string;
        };
        Returns: Json;
      };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};

export type DatabaseFunctions = DatabaseSchema['public']['Functions'];
