-- What the desk says of the last days beside as many before them. The rows of `daily_counts` are too many to be added up for each look
-- (half a million in 180 days), so their sums by day are kept beside them; so is how many questions the chat answered on a day, which
-- stays known after a conversation was erased.

create table public.daily_totals (
  day date not null,
  event text not null,
  page text not null,
  label text not null,
  count bigint not null,

  primary key (day, event, page, label) include (count)
);

comment on table public.daily_totals is
  'Of daily_counts over all languages, devices and most pages; and question_asked, which is answered or failed.';

alter table public.daily_totals enable row level security;
revoke all on public.daily_totals from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.daily_totals to service_role;
grant select on public.daily_totals to authenticated;
create policy daily_totals_read on public.daily_totals for select to authenticated
  using ((select public.is_owner('viewer')));

-- The page is kept where the desk tells pages apart: posts, forms that were sent, and the page that is a form.
create function public.add_to_daily_totals() returns trigger
language plpgsql
security invoker
set search_path = ''
set timezone = 'Europe/Amsterdam'
as $$
begin
  if tg_table_name = 'chat_logs' then
    insert into public.daily_totals as known
    select created_at::date, 'question_asked', '', case when success then 'answered' else 'failed' end, count(*)
    from new_rows group by 1, 2, 3, 4 order by 1, 4
    on conflict (day, event, page, label) do update set count = known.count + excluded.count;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    update public.daily_totals as known set count = known.count - former.count
    from (
      select day, event, case when event in ('form_sent', 'post_read') or page = 'contact' then page else '' end as page, label,
        sum(count) as count
      from old_rows group by 1, 2, 3, 4
    ) as former
    where (known.day, known.event, known.page, known.label) = (former.day, former.event, former.page, former.label);
  end if;
  insert into public.daily_totals as known
  select day, event, case when event in ('form_sent', 'post_read') or page = 'contact' then page else '' end, label, sum(count)
  from new_rows group by 1, 2, 3, 4
  on conflict (day, event, page, label) do update set count = known.count + excluded.count;
  return null;
end;
$$;

revoke execute on function public.add_to_daily_totals() from public, anon, authenticated, service_role;

create trigger daily_counts_inserted after insert on public.daily_counts
  referencing new table as new_rows for each statement execute function public.add_to_daily_totals();
create trigger daily_counts_updated after update on public.daily_counts
  referencing old table as old_rows new table as new_rows for each statement execute function public.add_to_daily_totals();
create trigger chat_logs_inserted after insert on public.chat_logs
  referencing new table as new_rows for each statement execute function public.add_to_daily_totals();

insert into public.daily_totals
select (created_at at time zone 'Europe/Amsterdam')::date, 'question_asked', '', case when success then 'answered' else 'failed' end,
  count(*)
from public.chat_logs group by 1, 2, 3, 4;

create index contact_submissions_origins on public.contact_submissions (created_at) include (source, language, service);

-- As before, and the counts, the batches and the totals.
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

  return jsonb_build_object(
    'chatLogs', chat_logs,
    'contactSubmissions', contact_submissions,
    'contactVisitors', contact_visitors,
    'deskAudit', desk_audit,
    'dailyCounts', daily_counts,
    'eventBatches', event_batches
  );
end;
$$;

-- All of the view in one question: {"since","until","before","counted_since","leads","unanswered","counts"}
-- Days are those of the clock in the Netherlands and whole: `until` is yesterday, `since` the first of the `p_days` days up to it, and
-- `before` the first of as many before. `counted_since`: the first day of which there are counts, or null.
-- A figure is {"now","before"}, of the two periods. `leads`: by "kind" (label, language, service) and "name". `unanswered`: at most 20
-- questions of the newest 1,000 that failed, with their "times"; the same words are the same question. `counts`: by "event", "page" and
-- "label" as in `daily_totals`; of each event the 50 with the most, and all others as label 'other'.
create function public.desk_works(p_days integer) returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
set timezone = 'Europe/Amsterdam'
set plan_cache_mode = 'force_custom_plan'
set jit = 'off'
as $$
declare
  today constant date := current_date;
  first_day constant date := today - p_days;
  earlier_day constant date := first_day - p_days;
  -- Only two times are compared by the index of a table with policies, not a time and a day.
  until constant timestamptz := today;
  since constant timestamptz := first_day;
  earlier constant timestamptz := earlier_day;
begin
  perform public.require_owner('viewer');
  if p_days not between 1 and 90 then
    raise exception 'From 1 to 90 days' using errcode = 'invalid_parameter_value';
  end if;
  return jsonb_build_object(
    'since', first_day,
    'until', today - 1,
    'before', earlier_day,
    'counted_since', (select min(day) from public.daily_counts),
    'leads', coalesce((
      select jsonb_agg(to_jsonb(figure) order by figure.now desc, figure.before desc, figure.name) from (
        select
          case when grouping(source) = 0 then 'label' when grouping(language) = 0 then 'language' else 'service' end as kind,
          coalesce(source, language, service) as name,
          count(*) filter (where created_at >= since) as now, count(*) filter (where created_at < since) as before
        from public.contact_submissions where created_at >= earlier and created_at < until
        group by grouping sets (source, language, service)
      ) as figure
    ), '[]'),
    'unanswered', coalesce((
      select jsonb_agg(to_jsonb(asked) order by asked.times desc, asked.question) from (
        select min(user_message) as question, count(*) as times
        from (
          select user_message from public.chat_logs where not success and created_at >= since and created_at < until
          order by created_at desc, id desc limit 1000
        ) as newest
        group by trim(regexp_replace(lower(user_message), '[^[:alnum:]]+', ' ', 'g'))
        order by times desc, question limit 20
      ) as asked
    ), '[]'),
    'counts', coalesce((
      with summed as (
        select event, page, label, coalesce(sum(count) filter (where day >= first_day), 0) as now,
          coalesce(sum(count) filter (where day < first_day), 0) as before
        from public.daily_totals where day >= earlier_day and day < today
        group by event, page, label
      ), ranked as (
        select summed.*, row_number() over (partition by event order by now + before desc, page, label) > 50 as is_other
        from summed
      )
      select jsonb_agg(to_jsonb(figure) order by figure.event, figure.now desc, figure.page, figure.label) from (
        select event, case when is_other then '' else page end as page,
          case when is_other then 'other' else label end as label, sum(now) as now, sum(before) as before
        from ranked group by 1, 2, 3
      ) as figure
    ), '[]')
  );
end;
$$;

revoke execute on function public.desk_works(integer) from public, anon, authenticated, service_role;
grant execute on function public.desk_works(integer) to authenticated;
