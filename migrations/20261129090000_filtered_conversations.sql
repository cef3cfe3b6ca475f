-- A search among failed or unhelpful answers looks through fewer of them before it asks its index.

create or replace function public.find_conversations(
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
  -- What is filtered lies scattered among the rest, and a page of the table is read for each message.
  looked_through constant integer := case when p_failed_only or p_not_helpful_only then 4000 else 20000 end;
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
