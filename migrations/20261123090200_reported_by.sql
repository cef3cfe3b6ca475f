-- The desk shows which messages a visitor's browser reported, whose words nobody at the edge has seen.

create or replace view public.chat_messages with (security_invoker = true) as
  select id, conversation, session_id, user_message, ai_response, error, success, response_time_ms, language, created_at, reported_by
  from public.chat_logs;
