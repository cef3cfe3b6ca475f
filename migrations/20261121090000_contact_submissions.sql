-- Contact requests, and the one function that decides what becomes of a new one.

create table public.contact_submissions (
  -- Made in the browser when the form is first touched; the same id sent again is the same request.
  id uuid primary key,
  full_name text not null,
  email text not null,
  company_name text not null,
  service text not null,
  problem_description text not null,
  additional_info text,
  contact_preference text not null,
  source text not null default 'direct',
  status text not null default 'new',
  language text not null,
  challenge text not null default 'none',
  created_at timestamptz not null default now(),

  -- Lengths are in characters, after the Worker's cleaning.
  constraint contact_submissions_full_name check (char_length(full_name) between 2 and 100),
  constraint contact_submissions_email check (
    char_length(email) between 3 and 254 and email ~ '^[^[:space:]<>@]+@[^[:space:]<>@]+$'
  ),
  constraint contact_submissions_company_name check (char_length(company_name) between 2 and 100),
  constraint contact_submissions_service check (service in (
    'ai-customer-support', 'appointment-scheduling', 'crm-integration',
    'website-development', 'custom-ai-solution', 'business-analysis'
  )),
  constraint contact_submissions_problem_description check (char_length(problem_description) between 10 and 2000),
  constraint contact_submissions_additional_info check (char_length(additional_info) <= 2000),
  constraint contact_submissions_contact_preference check (contact_preference in ('schedule_meeting', 'email_contact')),
  constraint contact_submissions_source check (source ~ '^[a-z0-9-]{1,64}$'),
  -- The steps after 'new' are the owner's to name.
  constraint contact_submissions_status check (char_length(status) between 1 and 64),
  constraint contact_submissions_language check (language in ('en', 'nl')),
  constraint contact_submissions_challenge check (challenge in ('passed', 'unavailable', 'none'))
);

comment on column public.contact_submissions.additional_info is 'Null when nothing was written there.';

create index contact_submissions_email_created_at on public.contact_submissions (lower(email), created_at desc);
create index contact_submissions_created_at on public.contact_submissions (created_at);

-- Who sent how many, for the rate limit alone: rows are dropped after an hour and name no submission.
create table public.contact_visitors (
  id bigint generated always as identity primary key,
  visitor text not null,
  created_at timestamptz not null default now(),

  -- A hash; the pattern has no room for the dots and colons of an address.
  constraint contact_visitors_visitor check (visitor ~ '^[A-Za-z0-9_-]{16,128}$')
);

create index contact_visitors_visitor_created_at on public.contact_visitors (visitor, created_at);
create index contact_visitors_created_at on public.contact_visitors (created_at);

alter table public.contact_submissions enable row level security;
alter table public.contact_visitors enable row level security;

-- Projects differ in what they grant on new tables: everything, or (hosted, since 2026-10-30) nothing to anybody.
revoke all on public.contact_submissions, public.contact_visitors from public, anon, authenticated, service_role;
grant select, insert, delete on public.contact_submissions, public.contact_visitors to service_role;

-- Stores a request or says why not. The first of these that holds is the answer:
--   {"outcome":"replayed","id","createdAt"}         the id is stored already
--   {"outcome":"rate_limited","blockedUntil"}       this visitor stored three within 30 minutes, the third less than 30 minutes ago
--   {"outcome":"duplicate"}                         this e-mail address, in any case, was stored less than 24 hours ago
--   {"outcome":"stored","id","createdAt"}
-- A refusal stores nothing. Times are ISO 8601 in UTC. Values against the rules raise 'Validation failed: <constraint>'.
create function public.submit_contact(
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

revoke execute on function public.submit_contact(uuid, text, text, text, text, text, text, text, text, text, text, text)
  from public, anon, authenticated;
grant execute on function public.submit_contact(uuid, text, text, text, text, text, text, text, text, text, text, text)
  to service_role;
