-- What visitors say of an answer in the chat: helpful or not. Kept with the answer's log, and seen on the desk.

alter table public.chat_logs
  add column feedback text,
  -- Of an answer alone: a failure was not helpful, and nobody has to say so.
  add constraint chat_logs_feedback check (feedback is null or (feedback in ('helpful', 'not_helpful') and success));

comment on column public.chat_logs.feedback is 'What the visitor said of the answer; null when they said nothing, or took it back.';

create index chat_logs_not_helpful on public.chat_logs (created_at, id) where feedback = 'not_helpful';
-- The only column of a log that the Worker may change.
grant update (feedback) on public.chat_logs to service_role;

-- A log may come later than what is said of its answer, from a queue or from KV. Until then it waits here.
create table public.chat_feedback (
  -- Of the log.
  id uuid primary key,
  feedback text not null,
  -- The session, so that it can be erased with its conversation; null when the browser did not know it.
  conversation text,
  created_at timestamptz not null default now(),

  constraint chat_feedback_feedback check (feedback in ('helpful', 'not_helpful')),
  constraint chat_feedback_conversation check (char_length(conversation) between 1 and 200)
);

comment on table public.chat_feedback is 'Of logs that are not in chat_logs yet. A log takes it when it is written.';

create index chat_feedback_conversation on public.chat_feedback (conversation);
create index chat_feedback_created_at on public.chat_feedback (created_at);

alter table public.chat_feedback enable row level security;
revoke all on public.chat_feedback from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.chat_feedback to service_role;

create function public.take_chat_feedback() returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  delete from public.chat_feedback where id = new.id returning feedback into new.feedback;
  if not new.success then
    new.feedback := null;
  end if;
  return new;
end;
$$;

revoke execute on function public.take_chat_feedback() from public, anon, authenticated, service_role;

create trigger chat_logs_take_feedback
  before insert on public.chat_logs
  for each row execute function public.take_chat_feedback();

-- Keeps what a visitor says of an answer; null takes it back. False when there is nothing to say it of: the log is one of a failure, or
-- was erased with its conversation.
create function public.rate_answer(
  p_id uuid, p_feedback text default null, p_conversation text default null
) returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  -- Waits for logs that are being written, which hold this lock too: either they find what is said here, or this finds them.
  perform pg_advisory_xact_lock(5, 0);
  update public.chat_logs set feedback = p_feedback where id = p_id and success;
  if found then
    return true;
  end if;
  perform from public.chat_logs where id = p_id;
  if found then
    return false;
  end if;
  perform from public.erased_conversations where sha256 = sha256(convert_to(p_conversation, 'UTF8'));
  if found then
    return false;
  end if;

  if p_feedback is null then
    delete from public.chat_feedback where id = p_id;
  else
    insert into public.chat_feedback (id, feedback, conversation) values (p_id, p_feedback, p_conversation)
    on conflict (id) do update set feedback = excluded.feedback;
  end if;
  return true;
end;
$$;

revoke execute on function public.rate_answer(uuid, text, text) from public, anon, authenticated, service_role;
grant execute on function public.rate_answer(uuid, text, text) to service_role;

-- As before, and only with an answer that was not helpful where that is wanted.
drop function public.list_conversations(boolean, text, timestamptz, uuid);
drop function public.find_conversations(boolean, text, timestamptz, uuid);

create function public.find_conversations(
  p_failed_only boolean, p_search text, p_before_created_at timestamptz, p_before_id uuid,
  p_not_helpful_only boolean default false
) returns table (id uuid, conversation text, session_id text, created_at timestamptz)
language plpgsql
stable
security invoker
set search_path = ''
set enable_seqscan = 'off'
set plan_cache_mode = 'force_custom_plan'
set jit = 'off'
as $$
declare
  wanted constant integer := 50;
  looked_through constant integer := 20000;
  query constant tsquery := public.search_query(p_search);
  found_count integer;
  edge record;
begin
  if query is null then
    return query
      select log.id, log.conversation, log.session_id, log.created_at from public.chat_logs as log
      where (not p_failed_only or not log.success)
        and (not p_not_helpful_only or log.feedback = 'not_helpful')
        and (p_before_id is null or (log.created_at, log.id) < (p_before_created_at, p_before_id))
        and not exists (
          select from public.chat_logs as later
          where later.conversation = log.conversation and (later.created_at, later.id) > (log.created_at, log.id)
            and (not p_failed_only or not later.success)
            and (not p_not_helpful_only or later.feedback = 'not_helpful')
        )
      order by log.created_at desc, log.id desc
      limit wanted;
    return;
  end if;

  return query
    select log.id, log.conversation, log.session_id, log.created_at
    from (
      select newest.* from public.chat_logs as newest
      where (not p_failed_only or not newest.success)
        and (not p_not_helpful_only or newest.feedback = 'not_helpful')
        and (p_before_id is null or (newest.created_at, newest.id) < (p_before_created_at, p_before_id))
      order by newest.created_at desc, newest.id desc
      limit looked_through
    ) as log
    where log.search @@ query
      and not exists (
        select from public.chat_logs as later
        where later.conversation = log.conversation and (later.created_at, later.id) > (log.created_at, log.id)
          and (not p_failed_only or not later.success)
          and (not p_not_helpful_only or later.feedback = 'not_helpful') and later.search @@ query
      )
    order by log.created_at desc, log.id desc
    limit wanted;
  get diagnostics found_count = row_count;

  select log.created_at, log.id into edge from public.chat_logs as log
  where (not p_failed_only or not log.success)
    and (not p_not_helpful_only or log.feedback = 'not_helpful')
    and (p_before_id is null or (log.created_at, log.id) < (p_before_created_at, p_before_id))
  order by log.created_at desc, log.id desc
  offset looked_through - 1 limit 1;
  if found_count = wanted or not found then
    return;
  end if;

  return query
    with hits as materialized (
      select log.id, log.conversation, log.session_id, log.created_at from public.chat_logs as log
      where log.search @@ query and (not p_failed_only or not log.success)
        and (not p_not_helpful_only or log.feedback = 'not_helpful')
    )
    select hit.id, hit.conversation, hit.session_id, hit.created_at from hits as hit
    where (hit.created_at, hit.id) < (edge.created_at, edge.id)
      and not exists (
        select from hits as later
        where later.conversation = hit.conversation and (later.created_at, later.id) > (hit.created_at, hit.id)
      )
    order by hit.created_at desc, hit.id desc
    limit wanted - found_count;
end;
$$;

create function public.list_conversations(
  p_failed_only boolean default false, p_search text default null,
  p_before_created_at timestamptz default null, p_before_id uuid default null,
  p_not_helpful_only boolean default false
) returns table (
  conversation text, session_id text, first_question text, language text, messages bigint, failures bigint,
  started_at timestamptz, ended_at timestamptz,
  -- The message that holds the conversation's place in the list, for the next page.
  message_id uuid, message_created_at timestamptz
)
language plpgsql
stable
security definer
set search_path = ''
set jit = 'off'
as $$
begin
  perform public.require_owner('viewer');
  return query
    select page.conversation, page.session_id, first.user_message, whole.language, whole.messages, whole.failures,
      first.created_at, whole.ended_at, page.id, page.created_at
    from public.find_conversations(
      p_failed_only, p_search, p_before_created_at, p_before_id, p_not_helpful_only
    ) as page
    cross join lateral (
      select log.user_message, log.created_at from public.chat_logs as log
      where log.conversation = page.conversation order by log.created_at, log.id limit 1
    ) as first
    cross join lateral (
      select max(log.language) as language, count(*) as messages, count(*) filter (where not log.success) as failures,
        max(log.created_at) as ended_at
      from public.chat_logs as log where log.conversation = page.conversation
    ) as whole
    order by page.created_at desc, page.id desc;
end;
$$;

revoke execute on function
  public.find_conversations(boolean, text, timestamptz, uuid, boolean),
  public.list_conversations(boolean, text, timestamptz, uuid, boolean)
  from public, anon, authenticated, service_role;
grant execute on function public.list_conversations(boolean, text, timestamptz, uuid, boolean) to authenticated;

-- As before, and what waits for a log that never came.
create or replace function public.delete_expired_records() returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
set timezone = 'UTC'
as $$
declare
  chat_logs bigint;
  chat_feedback bigint;
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

  delete from public.chat_feedback where created_at < now() - interval '180 days';
  get diagnostics chat_feedback = row_count;

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
    'chatFeedback', chat_feedback,
    'contactSubmissions', contact_submissions,
    'contactVisitors', contact_visitors,
    'deskAudit', desk_audit,
    'dailyCounts', daily_counts,
    'eventBatches', event_batches,
    'erasedConversations', erased_conversations
  );
end;
$$;
