-- An erased conversation stays away: a log of it may still be on its way, in a queue, in KV or between the two.

create table public.erased_conversations (
  -- Of its name, so that nothing here leads to the visitor.
  sha256 bytea primary key,
  created_at timestamptz not null default now()
);

comment on table public.erased_conversations is
  'Logs that are no younger than this are taken and not written. Kept for as long as a log may wait.';

alter table public.erased_conversations enable row level security;
revoke all on public.erased_conversations from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.erased_conversations to service_role;

-- As before; what comes later than this of the conversation is not written.
create or replace function public.erase_chat_session(p_session_id text) returns bigint
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  erased_count bigint;
begin
  -- Waits for logs that are being written, and is seen by those that come.
  perform pg_advisory_xact_lock(5, 0);
  insert into public.erased_conversations (sha256, created_at)
  values (sha256(convert_to(p_session_id, 'UTF8')), clock_timestamp())
  on conflict (sha256) do update set created_at = excluded.created_at;
  delete from public.chat_logs where conversation = p_session_id;
  get diagnostics erased_count = row_count;
  insert into public.desk_audit (action, count) values ('erase_conversation', erased_count);
  return erased_count;
end;
$$;

-- As before, but a log of an erased conversation is taken and not written.
create or replace function public.store_chat_logs(p_records jsonb) returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  failed_rule text;
  erased uuid[];
begin
  perform pg_advisory_xact_lock_shared(5, 0);
  erased := array(
    select record.id
    from jsonb_to_recordset(p_records) as record (id uuid, session_id text, created_at timestamptz)
    join public.erased_conversations as erasure
      on erasure.sha256 = sha256(convert_to(coalesce(record.session_id, record.id::text), 'UTF8'))
    where record.created_at <= erasure.created_at
  );

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
  where (id = any (erased)) is not true
  on conflict (id) do nothing;

  return coalesce((
    select jsonb_agg(id) from (
      select id from public.chat_logs
      where id in (select (record ->> 'id')::uuid from jsonb_array_elements(p_records) as record)
      union select unnest(erased)
    ) as done
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

-- As before, and the marks of erased conversations.
create or replace function public.delete_expired_records() returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chat_logs bigint;
  contact_submissions bigint;
  contact_visitors bigint;
  desk_audit bigint;
  daily_counts bigint;
  event_batches bigint;
  erased_conversations bigint;
begin
  -- Two runs at once would wait for each other's rows in any order.
  perform pg_advisory_xact_lock(3, 0);

  delete from public.chat_logs where created_at < now() - interval '180 days';
  get diagnostics chat_logs = row_count;

  delete from public.contact_submissions where created_at < now() - interval '24 months';
  get diagnostics contact_submissions = row_count;

  -- The rate limit reads the last 60 minutes and nothing older.
  delete from public.contact_visitors where created_at < now() - interval '60 minutes';
  get diagnostics contact_visitors = row_count;

  delete from public.desk_audit where created_at < now() - interval '24 months';
  get diagnostics desk_audit = row_count;

  delete from public.daily_counts where day < now() - interval '25 months';
  get diagnostics daily_counts = row_count;
  delete from public.daily_totals where day < now() - interval '25 months';

  -- A queue delivers nothing that is older than a day.
  delete from public.event_batches where created_at < now() - interval '48 hours';
  get diagnostics event_batches = row_count;

  -- No log waits longer.
  delete from public.erased_conversations where created_at < now() - interval '180 days';
  get diagnostics erased_conversations = row_count;

  return jsonb_build_object(
    'chatLogs', chat_logs,
    'contactSubmissions', contact_submissions,
    'contactVisitors', contact_visitors,
    'deskAudit', desk_audit,
    'dailyCounts', daily_counts,
    'eventBatches', event_batches,
    'erasedConversations', erased_conversations
  );
end;
$$;
