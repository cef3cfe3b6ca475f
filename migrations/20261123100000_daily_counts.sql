-- What visitors did, as counts alone: so many of this on that day. Neither who did it nor when that day is stored anywhere.

create table public.daily_counts (
  -- Of the clock in the Netherlands.
  day date not null,
  event text not null,
  page text not null,
  language text not null,
  label text not null,
  device text not null,
  count bigint not null,

  primary key (day, event, page, language, label, device),
  constraint daily_counts_lengths check (
    char_length(event) <= 30 and char_length(page) <= 80 and char_length(language) <= 2
    and char_length(label) <= 80 and char_length(device) <= 10
  ),
  constraint daily_counts_count check (count > 0)
);

comment on table public.daily_counts is 'Events, pages, labels and devices are those of shared/events.ts.';

-- The batches that are counted already: a queue may deliver one twice.
create table public.event_batches (
  id text primary key,
  created_at timestamptz not null default now(),

  constraint event_batches_id check (char_length(id) <= 100)
);

create index event_batches_created_at on public.event_batches (created_at);

alter table public.daily_counts enable row level security;
alter table public.event_batches enable row level security;

revoke all on public.daily_counts, public.event_batches from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.daily_counts to service_role;
grant select, insert, delete on public.event_batches to service_role;
grant select on public.daily_counts to authenticated;
create policy daily_counts_read on public.daily_counts for select to authenticated
  using ((select public.is_owner('viewer')));

-- Adds batches to the counts, each once, and returns how many of them were new:
--   [{"id","at","device","dropped","events":[["page_seen","home","en",""],…]}]
-- An event is its name, page, language and label. `dropped`: how many batches the Worker could not take before this one.
-- A day has at most 3,000 rows. What would be a new row above 2,850 counts as page and label 'other', and the rest is room for those.
create function public.add_event_counts(p_batches jsonb) returns integer
language plpgsql
volatile
security invoker
set search_path = ''
set timezone = 'Europe/Amsterdam'
as $$
declare
  fresh text[];
begin
  -- One at a time: two would wait for each other's rows in any order, and together find room for more rows than there is.
  perform pg_advisory_xact_lock(4, 0);

  with stored as (
    insert into public.event_batches (id) select distinct batch ->> 'id' from jsonb_array_elements(p_batches) as batch
    on conflict do nothing
    returning id
  )
  select array_agg(id) into fresh from stored;

  insert into public.daily_counts as known (day, event, page, language, label, device, count)
  with batches as (
    select distinct on (batch ->> 'id') (batch ->> 'at')::timestamptz::date as day, batch
    from jsonb_array_elements(p_batches) as batch
    where batch ->> 'id' = any (fresh)
  ), counted as (
    select day, event, page, language, label, device, sum(times) as times
    from (
      select day, event ->> 0, event ->> 1, event ->> 2, event ->> 3, batch ->> 'device', 1
      from batches, jsonb_array_elements(batch -> 'events') as event
      union all
      select day, 'dropped', '', '', '', '', (batch ->> 'dropped')::bigint
      from batches where (batch ->> 'dropped')::bigint > 0
    ) as happened (day, event, page, language, label, device, times)
    group by day, event, page, language, label, device
  ), before as (
    select day, count(*) as rows from public.daily_counts where day in (select day from batches) group by day
  ), placed as (
    select counted.*, same.day is not null
      or coalesce(before.rows, 0) + count(*) filter (where same.day is null)
        over (partition by counted.day order by event, page, language, label, device) <= 2850 as has_room
    from counted
      left join before using (day)
      left join public.daily_counts as same using (day, event, page, language, label, device)
  )
  select day, event, place.page, language, place.label, device, sum(times)
  from placed,
    lateral (select case when has_room then page else 'other' end, case when has_room then label else 'other' end)
      as place (page, label)
  group by 1, 2, 3, 4, 5, 6
  on conflict (day, event, page, language, label, device) do update set count = known.count + excluded.count;

  return coalesce(cardinality(fresh), 0);
end;
$$;

revoke execute on function public.add_event_counts(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.add_event_counts(jsonb) to service_role;
