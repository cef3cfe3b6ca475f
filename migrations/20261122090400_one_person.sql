-- What is kept of one person or one conversation: shown, exported, erased; and what the desk keeps of having done so.

-- No personal data: who exported or erased how many rows, not whose.
create table public.desk_audit (
  id bigint generated always as identity primary key,
  actor uuid default auth.uid(),
  action text not null,
  count bigint not null,
  created_at timestamptz not null default now(),

  constraint desk_audit_action check (action in (
    'export_leads', 'export_person', 'erase_person', 'export_conversation', 'erase_conversation'
  )),
  constraint desk_audit_count check (count >= 0)
);

comment on column public.desk_audit.actor is 'Who was signed in; null for the key of the Worker, with which its operator acts.';

create index desk_audit_created_at on public.desk_audit (created_at);

alter table public.desk_audit enable row level security;

revoke all on public.desk_audit from public, anon, authenticated, service_role;
revoke all on sequence public.desk_audit_id_seq from public, anon, authenticated, service_role;
grant select, insert (action, count), delete on public.desk_audit to service_role;
grant select on public.desk_audit to authenticated;
create policy desk_audit_read on public.desk_audit for select to authenticated
  using ((select public.is_owner('viewer')));

-- The functions of the desk below run with the rights of their maker: so nobody erases without the line above, and an address is
-- found by its index.

-- A page of the leads that a filter leaves, as `list_leads` does it, but of 1,000.
create function public.export_leads(
  p_status text default null, p_service text default null, p_language text default null, p_source text default null,
  p_search text default null, p_before_created_at timestamptz default null, p_before_id uuid default null
) returns setof public.leads
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  exported bigint;
begin
  perform public.require_owner('viewer');
  return query
    select lead.* from public.find_leads(
      p_status, p_service, p_language, p_source, p_search, p_before_created_at, p_before_id, 1000
    ) as found (id) join public.leads as lead on lead.id = found.id
    order by lead.created_at desc, lead.id desc;
  get diagnostics exported = row_count;
  insert into public.desk_audit (action, count) values ('export_leads', exported);
end;
$$;

-- Every submission of an e-mail address, in any case, each as `get_lead` answers it, newest first.
create function public.person_records(p_email text) returns jsonb
language sql
stable
security invoker
set search_path = ''
as $$
  select coalesce(jsonb_agg(public.lead_record(id) order by created_at desc, id), '[]')
  from public.contact_submissions where lower(email) = lower(p_email);
$$;

create function public.get_person(p_email text) returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return public.person_records(p_email);
end;
$$;

create function public.export_person(p_email text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  records jsonb := public.person_records(p_email);
begin
  perform public.require_owner('viewer');
  insert into public.desk_audit (action, count) values ('export_person', jsonb_array_length(records));
  return records;
end;
$$;

create function public.export_conversation(p_conversation text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  messages jsonb;
begin
  perform public.require_owner('viewer');
  select coalesce(jsonb_agg(to_jsonb(message) order by message.created_at, message.id), '[]') into messages
  from public.chat_messages as message where message.conversation = p_conversation;
  insert into public.desk_audit (action, count) values ('export_conversation', jsonb_array_length(messages));
  return messages;
end;
$$;

-- As before, with a line in the audit. What belongs to a submission goes with it.
create or replace function public.erase_contact(p_email text) returns bigint
language sql
volatile
security invoker
set search_path = ''
as $$
  with erased as (
    delete from public.contact_submissions where lower(email) = lower(p_email) returning 1
  ), audited as (
    insert into public.desk_audit (action, count) select 'erase_person', count(*) from erased
  )
  select count(*) from erased;
$$;

-- As before, with a line in the audit; a message that has no session goes by its own id.
create or replace function public.erase_chat_session(p_session_id text) returns bigint
language sql
volatile
security invoker
set search_path = ''
as $$
  with erased as (
    delete from public.chat_logs where conversation = p_session_id returning 1
  ), audited as (
    insert into public.desk_audit (action, count) select 'erase_conversation', count(*) from erased
  )
  select count(*) from erased;
$$;

create function public.erase_person(p_email text) returns bigint
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform public.require_owner();
  return public.erase_contact(p_email);
end;
$$;

create function public.erase_conversation(p_conversation text) returns bigint
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  perform public.require_owner();
  return public.erase_chat_session(p_conversation);
end;
$$;

-- As before, and the audit. Events and notices go with their submission.
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

  return jsonb_build_object(
    'chatLogs', chat_logs,
    'contactSubmissions', contact_submissions,
    'contactVisitors', contact_visitors,
    'deskAudit', desk_audit
  );
end;
$$;

revoke execute on function
  public.export_leads(text, text, text, text, text, timestamptz, uuid), public.person_records(text),
  public.get_person(text), public.export_person(text), public.export_conversation(text),
  public.erase_person(text), public.erase_conversation(text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.export_leads(text, text, text, text, text, timestamptz, uuid),
  public.get_person(text), public.export_person(text), public.export_conversation(text),
  public.erase_person(text), public.erase_conversation(text)
  to authenticated;
