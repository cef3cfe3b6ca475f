-- Writes chat logs, each id once, and answers with the ids that the table holds: a record counts as stored when its id is among them.

alter table public.chat_logs
  -- The edge, or the visitor's browser, which anybody can write: what it reports is no more than that.
  add column reported_by text not null default 'edge',
  add constraint chat_logs_reported_by check (
    reported_by = 'edge' or (reported_by = 'browser' and not success and ai_response is null)
  );

-- Takes what `storeChatLogs` sends: [{"id","user_message","ai_response","error","session_id","response_time_ms","success","language","reported_by","created_at"}]
-- Values against the rules raise 'Validation failed: <constraint>'.
create function public.store_chat_logs(p_records jsonb) returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  failed_rule text;
begin
  insert into public.chat_logs (
    id, user_message, ai_response, error, session_id, response_time_ms, success, language, reported_by, created_at
  )
  select
    id, user_message, ai_response, error, session_id, response_time_ms, success, language,
    coalesce(reported_by, 'edge'), created_at
  from jsonb_to_recordset(p_records) as record (
    id uuid, user_message text, ai_response text, error text, session_id text, response_time_ms integer,
    success boolean, language text, reported_by text, created_at timestamptz
  )
  on conflict (id) do nothing;

  return coalesce((
    select jsonb_agg(id) from public.chat_logs
    where id in (select (record ->> 'id')::uuid from jsonb_array_elements(p_records) as record)
  ), '[]');
exception when check_violation or not_null_violation then
  -- The database's own error carries the whole row, with what a visitor typed.
  get stacked diagnostics failed_rule = constraint_name;
  if failed_rule = '' then
    get stacked diagnostics failed_rule = column_name;
  end if;
  raise exception 'Validation failed: %', failed_rule using errcode = 'invalid_parameter_value';
end;
$$;

revoke execute on function public.store_chat_logs(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.store_chat_logs(jsonb) to service_role;
