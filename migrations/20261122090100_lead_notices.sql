-- What the owner is to be told of, stored with the lead itself: a lead whose first answer was lost is told all the same. The queue
-- is the fast way; the scheduled handler finds what is still due.

create table public.lead_notices (
  -- Receivers get it as Idempotency-Key: one that did not answer may hear twice.
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  kind text not null,
  due_at timestamptz not null default now(),
  -- Which channels have confirmed. The Worker knows which there are: the database does not ask for more than it is told.
  told text[] not null default '{}',
  confirmed_at timestamptz,
  claim uuid,
  claimed_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),

  constraint lead_notices_once unique (submission_id, kind),
  constraint lead_notices_kind check (kind in ('new', 'reminder')),
  constraint lead_notices_told check (told <@ array['webhook', 'mail']),
  constraint lead_notices_last_error check (char_length(last_error) <= 500)
);

comment on column public.lead_notices.confirmed_at is 'Null until every channel there was has confirmed.';
comment on column public.lead_notices.claim is 'Null while nobody is telling; whoever claimed it has until claimed_until.';

create index lead_notices_due on public.lead_notices (due_at) where confirmed_at is null;

alter table public.lead_notices enable row level security;

revoke all on public.lead_notices from public, anon, authenticated, service_role;
grant select, insert, update on public.lead_notices to service_role;
grant select on public.lead_notices to authenticated;
create policy lead_notices_read on public.lead_notices for select to authenticated
  using ((select public.is_owner('viewer')));

alter table public.contact_submissions add column reminded_at timestamptz;
comment on column public.contact_submissions.reminded_at is 'When the reminder of an unanswered lead became due; null before.';
-- The older leads that are here already are not to be told of all at once.
update public.contact_submissions set reminded_at = now() where created_at <= now() - interval '20 hours';
grant update (reminded_at) on public.contact_submissions to service_role;
create index contact_submissions_to_remind on public.contact_submissions (created_at)
  where status = 'new' and reminded_at is null;

-- As before, and the notice of a stored request is due with it.
create or replace function public.submit_contact(
  p_id uuid,
  p_full_name text,
  p_email text,
  p_company_name text,
  p_service text,
  p_problem_description text,
  p_additional_info text,
  p_contact_preference text,
  p_source text,
  p_language text,
  p_challenge text,
  p_visitor text
) returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
set timezone = 'UTC'
as $$
declare
  iso constant text := 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
  moment timestamptz;
  stored_at timestamptz;
  blocked_until timestamptz;
  failed_rule text;
begin
  -- One request at a time for a visitor and for an address. Every caller takes the locks in this order, so none waits in a
  -- circle; the first number keeps the two kinds apart whatever the hashes are.
  perform pg_advisory_xact_lock(1, hashtext(p_visitor));
  perform pg_advisory_xact_lock(2, hashtext(lower(p_email)));

  -- Not now(), which is the time before the wait for the locks. In whole milliseconds, as the Worker and KV count.
  moment := date_trunc('milliseconds', clock_timestamp());

  select created_at into stored_at from public.contact_submissions where id = p_id;
  if found then
    return jsonb_build_object('outcome', 'replayed', 'id', p_id, 'createdAt', to_char(stored_at, iso));
  end if;

  -- The block runs from the third request, however long before it the first one came.
  select max(third + interval '30 minutes') into blocked_until
  from (
    select created_at as third, lag(created_at, 2) over (order by created_at, id) as first
    from public.contact_visitors
    where visitor = p_visitor and created_at > moment - interval '60 minutes'
  ) as runs
  where first > third - interval '30 minutes' and third > moment - interval '30 minutes';
  if blocked_until is not null then
    return jsonb_build_object('outcome', 'rate_limited', 'blockedUntil', to_char(blocked_until, iso));
  end if;

  perform from public.contact_submissions
  where lower(email) = lower(p_email) and created_at > moment - interval '24 hours';
  if found then
    return jsonb_build_object('outcome', 'duplicate');
  end if;

  begin
    insert into public.contact_submissions (
      id, full_name, email, company_name, service, problem_description, additional_info,
      contact_preference, source, language, challenge, created_at
    ) values (
      p_id, p_full_name, p_email, p_company_name, p_service, p_problem_description, nullif(p_additional_info, ''),
      p_contact_preference, p_source, p_language, coalesce(p_challenge, 'none'), moment
    )
    on conflict (id) do nothing;

    if not found then
      -- The same id came with another address and from another visitor at the same time, and was faster.
      select created_at into stored_at from public.contact_submissions where id = p_id;
      return jsonb_build_object('outcome', 'replayed', 'id', p_id, 'createdAt', to_char(stored_at, iso));
    end if;

    insert into public.contact_visitors (visitor, created_at) values (p_visitor, moment);
    insert into public.lead_notices (submission_id, kind, due_at) values (p_id, 'new', moment);
  exception when check_violation or not_null_violation then
    -- The database's own error carries the whole row, personal data and all, into its log and to the caller.
    get stacked diagnostics failed_rule = constraint_name;
    if failed_rule = '' then
      get stacked diagnostics failed_rule = column_name;
    end if;
    raise exception 'Validation failed: %', failed_rule using errcode = 'invalid_parameter_value';
  end;

  return jsonb_build_object('outcome', 'stored', 'id', p_id, 'createdAt', to_char(moment, iso));
end;
$$;

-- Leases notices for two minutes and returns each with its lead, as an array:
--   {"id","claim","kind","told","attempts","lead"}
create function public.lease_lead_notices(p_ids uuid[]) returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$
  with leased as (
    update public.lead_notices
    set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = attempts + 1
    where id = any (p_ids)
    returning *
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', leased.id, 'claim', leased.claim, 'kind', leased.kind, 'told', leased.told, 'attempts', leased.attempts,
      'lead', jsonb_build_object(
        'id', lead.id, 'full_name', lead.full_name, 'email', lead.email, 'company_name', lead.company_name,
        'service', lead.service, 'problem_description', lead.problem_description,
        'additional_info', lead.additional_info, 'contact_preference', lead.contact_preference,
        'source', lead.source, 'language', lead.language, 'created_at', lead.created_at
      )
    ) order by leased.due_at, leased.id
  ), '[]')
  from leased join public.contact_submissions as lead on lead.id = leased.submission_id;
$$;

-- The queue's way: the notice of one new lead, at once. Empty when it is told already or somebody is telling it.
create function public.claim_lead_notice(p_submission_id uuid) returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$
  select public.lease_lead_notices(array(
    select id from public.lead_notices
    where submission_id = p_submission_id and kind = 'new' and confirmed_at is null
      and (claimed_until is null or claimed_until < now())
    for update skip locked
  ));
$$;

-- The scheduled handler's way: what is due for longer than `p_older_than`, the oldest first. Leads that are still new after 20
-- hours become due once more, each once, however many runs there are at a time. After 30 days nobody is told any more.
create function public.claim_lead_notices(p_limit integer default 20, p_older_than interval default '2 minutes')
returns jsonb
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  with unanswered as (
    select id from public.contact_submissions
    where status = 'new' and reminded_at is null and created_at <= now() - interval '20 hours'
    for update skip locked
  ), reminded as (
    update public.contact_submissions as lead set reminded_at = now() from unanswered where lead.id = unanswered.id
    returning lead.id, lead.created_at
  )
  insert into public.lead_notices (submission_id, kind, due_at)
  select id, 'reminder', created_at + interval '20 hours' from reminded
  on conflict do nothing;

  return public.lease_lead_notices(array(
    select id from public.lead_notices
    where confirmed_at is null and due_at <= now() - p_older_than and created_at > now() - interval '30 days'
      and (claimed_until is null or claimed_until < now())
    order by due_at, id
    limit p_limit
    for update skip locked
  ));
end;
$$;

-- Keeps which channels have confirmed, also when the lease is over by now: they were told. `p_complete` says that there is no
-- other; where there is no channel at all nobody is to be told, and the notice is complete with none. False when the lead is gone.
create function public.confirm_lead_notice(p_id uuid, p_told text[], p_complete boolean) returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  update public.lead_notices
  set told = array(select distinct unnest(told || p_told) order by 1),
    confirmed_at = case when p_complete then coalesce(confirmed_at, now()) else confirmed_at end,
    last_error = case when p_complete then null else last_error end
  where id = p_id;
  return found;
end;
$$;

-- Gives a claimed notice back, behind all others that are due. False when the lease was over and somebody else has it.
create function public.fail_lead_notice(p_id uuid, p_claim uuid, p_error text) returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  update public.lead_notices
  set claim = null, claimed_until = null, due_at = now(), last_error = left(p_error, 500)
  where id = p_id and claim = p_claim;
  return found;
end;
$$;

revoke execute on function
  public.lease_lead_notices(uuid[]), public.claim_lead_notice(uuid), public.claim_lead_notices(integer, interval),
  public.confirm_lead_notice(uuid, text[], boolean), public.fail_lead_notice(uuid, uuid, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.lease_lead_notices(uuid[]), public.claim_lead_notice(uuid), public.claim_lead_notices(integer, interval),
  public.confirm_lead_notice(uuid, text[], boolean), public.fail_lead_notice(uuid, uuid, text)
  to service_role;
