-- Leads as the desk works with them: their status and history, the search and the list.

-- Until now the steps after 'new' had no names of their own: whatever stands there is a lead that somebody has answered.
update public.contact_submissions set status = 'contacted' where status not in ('new', 'contacted', 'won', 'lost');
alter table public.contact_submissions
  drop constraint contact_submissions_status,
  add constraint contact_submissions_status check (status in ('new', 'contacted', 'won', 'lost'));

-- What happened to a lead, in order of `id`. Nobody changes or deletes a row; it goes with its lead.
create table public.lead_events (
  id bigint generated always as identity primary key,
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  author uuid default auth.uid(),
  kind text not null default 'note',
  from_status text,
  to_status text,
  note text,
  created_at timestamptz not null default now(),

  constraint lead_events_kind check (
    case kind
      when 'status' then coalesce(from_status <> to_status, false) and note is null
      when 'note' then note is not null and from_status is null and to_status is null
      else false
    end
  ),
  constraint lead_events_note check (char_length(note) between 1 and 4000)
);

comment on column public.lead_events.author is 'Who was signed in; null when it was done by SQL.';

create index lead_events_submission_id on public.lead_events (submission_id, id);

alter table public.lead_events enable row level security;

revoke all on public.lead_events from public, anon, authenticated, service_role;
revoke all on sequence public.lead_events_id_seq from public, anon, authenticated, service_role;
-- Notes alone: author, kind and time are the database's own.
grant select, insert (submission_id, note) on public.lead_events to authenticated;
create policy lead_events_read on public.lead_events for select to authenticated
  using ((select public.is_owner('viewer')));
create policy lead_events_write on public.lead_events for insert to authenticated
  with check ((select public.is_owner()));

grant select, update (status) on public.contact_submissions to authenticated;
create policy contact_submissions_read on public.contact_submissions for select to authenticated
  using ((select public.is_owner('viewer')));
create policy contact_submissions_change on public.contact_submissions for update to authenticated
  using ((select public.is_owner())) with check ((select public.is_owner()));

-- Whichever way a status changes, its event is written with it. With the rights of its maker, so that nobody else can write one.
create function public.record_status_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lead_events (submission_id, kind, from_status, to_status)
  values (new.id, 'status', old.status, new.status);
  -- A lead that was answered needs no reminder.
  delete from public.lead_notices where submission_id = new.id and kind = 'reminder' and confirmed_at is null;
  return null;
end;
$$;

create trigger contact_submissions_status_changed
  after update of status on public.contact_submissions
  for each row when (old.status is distinct from new.status) execute function public.record_status_change();

-- Changes the status that the caller saw and answers as `get_lead` does. Refuses with 409 when somebody else was faster, the status it
-- has by now in `details`; with 404 when there is no such lead.
create function public.change_lead_status(p_id uuid, p_from text, p_to text, p_note text default null) returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  current_status text;
begin
  perform public.require_owner();
  if p_from = p_to then
    raise exception 'A status changes to another one' using errcode = 'invalid_parameter_value';
  end if;
  update public.contact_submissions set status = p_to where id = p_id and status = p_from;
  if not found then
    select status into current_status from public.contact_submissions where id = p_id;
    if current_status is null then
      raise exception 'There is no such lead' using errcode = 'PT404';
    end if;
    raise exception 'The lead has another status by now' using errcode = 'PT409', detail = current_status;
  end if;
  if p_note is not null then
    insert into public.lead_events (submission_id, note) values (p_id, p_note);
  end if;
  return public.lead_record(p_id);
end;
$$;

create function public.add_lead_note(p_id uuid, p_note text) returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  perform public.require_owner();
  insert into public.lead_events (submission_id, note)
  select id, p_note from public.contact_submissions where id = p_id;
  if not found then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;
  return public.lead_record(p_id);
end;
$$;

-- Text as it is searched: lower case, without accents and with no more than words in it, so that 'daniel' finds 'Daniël' and
-- 'example.com' finds an address. Both what is stored and what is asked go through it.
create function public.search_words(p_text text) returns text
language sql
immutable
strict
security invoker
set search_path = ''
as $$
  select regexp_replace(
    regexp_replace(lower(normalize(p_text, nfkd)), '[\u0300-\u036f]+', '', 'g'),
    '[\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f]+', ' ', 'g'
  );
$$;

create function public.search_vector(p_text text) returns tsvector
language sql
immutable
strict
security invoker
set search_path = ''
as $$
  select to_tsvector('pg_catalog.simple', public.search_words(p_text));
$$;

-- All of the words, the last of which may be the beginning of one. Among several words one or two letters are a word of their own
-- ('AI', 'bv'): so few letters begin too many others. Text without a word finds nothing.
create function public.search_query(p_text text) returns tsquery
language sql
immutable
strict
security invoker
set search_path = ''
as $$
  select to_tsquery('pg_catalog.simple', coalesce(string_agg(
    quote_literal(word)
      || case when place = total and (total = 1 or char_length(word) > 2) then ':*' else '' end,
    ' & ' order by place
  ), ''))
  from (
    select word, row_number() over (order by place) as place, count(*) over () as total
    from regexp_split_to_table(public.search_words(p_text), '\s+') with ordinality as split (word, place)
    where word <> ''
  ) as words;
$$;

alter table public.contact_submissions add column search tsvector generated always as (
  public.search_vector(
    full_name || ' ' || company_name || ' ' || email || ' ' || problem_description || ' ' || coalesce(additional_info, '')
  )
) stored;

create index contact_submissions_search on public.contact_submissions using gin (search) with (fastupdate = off);

-- The list, newest first, whole and by each filter.
drop index public.contact_submissions_created_at;
create index contact_submissions_created_at on public.contact_submissions (created_at, id);
create index contact_submissions_status on public.contact_submissions (status, created_at, id);
create index contact_submissions_service on public.contact_submissions (service, created_at, id);
create index contact_submissions_language on public.contact_submissions (language, created_at, id);
create index contact_submissions_source on public.contact_submissions (source, created_at, id);

-- A lead as it is read: everything but what the search is made of.
create view public.leads with (security_invoker = true) as
  select id, full_name, email, company_name, service, problem_description, additional_info, contact_preference, source,
    status, language, challenge, reminded_at, created_at
  from public.contact_submissions;

revoke all on public.leads from public, anon, authenticated, service_role;
grant select on public.leads to authenticated;

-- Leads, newest first. Null is no filter; `p_before_…` is the last lead of the page before, `p_among` the only ids that count.
create function public.filter_leads(
  p_status text, p_service text, p_language text, p_source text, p_before_created_at timestamptz, p_before_id uuid,
  p_among uuid[], p_limit integer
) returns table (id uuid, created_at timestamptz, search tsvector)
language plpgsql
stable
security invoker
set search_path = ''
-- Planned for the filters that are there: one plan for all of them would use no index.
set plan_cache_mode = 'force_custom_plan'
set jit = 'off'
as $$
begin
  return query
    select lead.id, lead.created_at, lead.search from public.contact_submissions as lead
    where (p_status is null or lead.status = p_status)
      and (p_service is null or lead.service = p_service)
      and (p_language is null or lead.language = p_language)
      and (p_source is null or lead.source = p_source)
      and (p_before_id is null or (lead.created_at, lead.id) < (p_before_created_at, p_before_id))
      and (p_among is null or lead.id = any (p_among))
    order by lead.created_at desc, lead.id desc
    limit p_limit;
end;
$$;

-- The ids of a page of leads. A search looks through the newest leads first and then asks its index, because each of the two is slow
-- where the other is fast: with words that hardly any lead has, and with words that most leads have. Postgres cannot tell beforehand.
create function public.find_leads(
  p_status text, p_service text, p_language text, p_source text, p_search text,
  p_before_created_at timestamptz, p_before_id uuid, p_limit integer
) returns setof uuid
language plpgsql
stable
security invoker
set search_path = ''
-- The rest is the index's, whatever the planner takes for frequent.
set enable_seqscan = 'off'
set plan_cache_mode = 'force_custom_plan'
set jit = 'off'
as $$
declare
  looked_through constant integer := 5000;
  query constant tsquery := public.search_query(p_search);
  found_ids uuid[];
  seen integer := 0;
begin
  if query is not null then
    select array_agg(lead.id order by lead.created_at desc, lead.id desc) filter (where lead.search @@ query), count(*)
    into found_ids, seen
    from public.filter_leads(
      p_status, p_service, p_language, p_source, p_before_created_at, p_before_id, null, looked_through
    ) as lead;
    if seen = looked_through and coalesce(cardinality(found_ids), 0) < p_limit then
      found_ids := array(select lead.id from public.contact_submissions as lead where lead.search @@ query);
    end if;
    found_ids := coalesce(found_ids, '{}');
  end if;
  return query
    select lead.id from public.filter_leads(
      p_status, p_service, p_language, p_source, p_before_created_at, p_before_id, found_ids, p_limit
    ) as lead;
end;
$$;

-- 50 leads, newest first. It runs with the rights of its maker because row-level security would keep the search from its index; so it
-- asks itself who is there.
create function public.list_leads(
  p_status text default null, p_service text default null, p_language text default null, p_source text default null,
  p_search text default null, p_before_created_at timestamptz default null, p_before_id uuid default null
) returns setof public.leads
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return query
    select lead.* from public.find_leads(
      p_status, p_service, p_language, p_source, p_search, p_before_created_at, p_before_id, 50
    ) as found (id) join public.leads as lead on lead.id = found.id
    order by lead.created_at desc, lead.id desc;
end;
$$;

-- The sources that leads came from. One step through the index for each, not one for each lead.
create function public.list_lead_sources() returns setof text
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return query
    with recursive sources as (
      select min(source) as source from public.contact_submissions
      union all
      select (select min(lead.source) from public.contact_submissions as lead where lead.source > sources.source)
      from sources where sources.source is not null
    )
    select source from sources where source is not null;
end;
$$;

-- A lead with everything that belongs to it: {"lead","events","notices"}. Null when there is none.
create function public.lead_record(p_id uuid) returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select jsonb_build_object(
    'lead', to_jsonb(lead),
    'events', coalesce((
      select jsonb_agg(to_jsonb(event) - 'submission_id' order by event.id)
      from public.lead_events as event where event.submission_id = p_id
    ), '[]'),
    'notices', coalesce((
      select jsonb_agg(jsonb_build_object(
        'kind', notice.kind, 'due_at', notice.due_at, 'told', notice.told, 'confirmed_at', notice.confirmed_at,
        'attempts', notice.attempts, 'last_error', notice.last_error
      ) order by notice.kind)
      from public.lead_notices as notice where notice.submission_id = p_id
    ), '[]')
  )
  from public.leads as lead where lead.id = p_id;
$$;

create function public.get_lead(p_id uuid) returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return public.lead_record(p_id);
end;
$$;

revoke execute on function
  public.record_status_change(), public.change_lead_status(uuid, text, text, text), public.add_lead_note(uuid, text),
  public.search_words(text), public.search_vector(text), public.search_query(text),
  public.filter_leads(text, text, text, text, timestamptz, uuid, uuid[], integer),
  public.find_leads(text, text, text, text, text, timestamptz, uuid, integer),
  public.list_leads(text, text, text, text, text, timestamptz, uuid),
  public.list_lead_sources(), public.lead_record(uuid), public.get_lead(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  public.change_lead_status(uuid, text, text, text), public.add_lead_note(uuid, text),
  public.list_leads(text, text, text, text, text, timestamptz, uuid),
  public.list_lead_sources(), public.lead_record(uuid), public.get_lead(uuid)
  to authenticated;
-- Whoever inserts a row makes its search column.
grant execute on function public.search_words(text), public.search_vector(text) to service_role;
