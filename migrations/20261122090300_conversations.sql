-- Conversations of the chat as the desk reads them: its messages by session, with a search.

alter table public.chat_logs
  add column language text,
  -- A message for which no session could be made is a conversation of its own.
  add column conversation text generated always as (coalesce(session_id, id::text)) stored,
  add column search tsvector generated always as (
    public.search_vector(user_message || ' ' || coalesce(ai_response, ''))
  ) stored,
  add constraint chat_logs_language check (language in ('en', 'nl'));

comment on column public.chat_logs.language is 'Of the page that the chat was on; null when that is not known.';

drop index public.chat_logs_created_at;
drop index public.chat_logs_session_id;
create index chat_logs_created_at on public.chat_logs (created_at, id);
create index chat_logs_conversation on public.chat_logs (conversation, created_at, id);
create index chat_logs_failed on public.chat_logs (created_at, id) where not success;
create index chat_logs_search on public.chat_logs using gin (search) with (fastupdate = off);

grant select on public.chat_logs to authenticated;
create policy chat_logs_read on public.chat_logs for select to authenticated
  using ((select public.is_owner('viewer')));

-- A message as it is read: everything but what the search is made of.
create view public.chat_messages with (security_invoker = true) as
  select id, conversation, session_id, user_message, ai_response, error, success, response_time_ms, language, created_at
  from public.chat_logs;

revoke all on public.chat_messages from public, anon, authenticated, service_role;
grant select on public.chat_messages to authenticated;

-- The newest message of each of 50 conversations, newest first; with a filter the newest that meets it. `p_before_…` is the last of
-- the page before. A search looks through the newest messages first and asks its index for the older ones, as `find_leads` does.
create function public.find_conversations(
  p_failed_only boolean, p_search text, p_before_created_at timestamptz, p_before_id uuid
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
        and (p_before_id is null or (log.created_at, log.id) < (p_before_created_at, p_before_id))
        and not exists (
          select from public.chat_logs as later
          where later.conversation = log.conversation and (later.created_at, later.id) > (log.created_at, log.id)
            and (not p_failed_only or not later.success)
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
        and (p_before_id is null or (newest.created_at, newest.id) < (p_before_created_at, p_before_id))
      order by newest.created_at desc, newest.id desc
      limit looked_through
    ) as log
    where log.search @@ query
      and not exists (
        select from public.chat_logs as later
        where later.conversation = log.conversation and (later.created_at, later.id) > (log.created_at, log.id)
          and (not p_failed_only or not later.success) and later.search @@ query
      )
    order by log.created_at desc, log.id desc
    limit wanted;
  get diagnostics found_count = row_count;

  select log.created_at, log.id into edge from public.chat_logs as log
  where (not p_failed_only or not log.success)
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

-- 50 conversations. With the rights of its maker, for the search's index.
create function public.list_conversations(
  p_failed_only boolean default false, p_search text default null,
  p_before_created_at timestamptz default null, p_before_id uuid default null
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
    from public.find_conversations(p_failed_only, p_search, p_before_created_at, p_before_id) as page
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

-- The messages of a conversation in their order, 1,000 at most.
create function public.get_conversation(p_conversation text) returns setof public.chat_messages
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return query
    select message.* from public.chat_messages as message
    where message.conversation = p_conversation order by message.created_at, message.id limit 1000;
end;
$$;

revoke execute on function
  public.find_conversations(boolean, text, timestamptz, uuid),
  public.list_conversations(boolean, text, timestamptz, uuid), public.get_conversation(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.list_conversations(boolean, text, timestamptz, uuid), public.get_conversation(text)
  to authenticated;
