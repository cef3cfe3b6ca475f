-- Replies to leads, written at the desk. A reply is a row first, and the Worker sends it once it is due: ten seconds later, so that it
-- can be taken back until then. The queue is the fast way; the scheduled handler finds what is still due.

create table public.lead_replies (
  -- Made by the browser that sends it: the same id again is the same reply.
  id uuid primary key,
  submission_id uuid not null references public.contact_submissions (id) on delete cascade,
  author uuid default auth.uid(),
  subject text not null,
  body text not null,
  -- The event with which this reply made a new lead a contacted one; null when the lead was not new.
  status_event bigint,
  due_at timestamptz not null default now() + interval '10 seconds',
  claim uuid,
  claimed_until timestamptz,
  attempts integer not null default 0,
  last_error text,
  failed_at timestamptz,
  sent_at timestamptz,
  message_id text,
  undone_at timestamptz,
  created_at timestamptz not null default now(),

  constraint lead_replies_subject check (char_length(subject) between 1 and 200 and subject !~ '[[:cntrl:]]'),
  constraint lead_replies_body check (char_length(body) between 1 and 10000),
  constraint lead_replies_last_error check (char_length(last_error) <= 500),
  constraint lead_replies_message_id check (message_id ~ '^<[^<>[:space:]]{3,250}>$'),
  constraint lead_replies_one_end check (num_nonnulls(failed_at, sent_at, undone_at) <= 1)
);

comment on column public.lead_replies.claim is 'Null while nobody is sending; whoever claimed it has until claimed_until.';
comment on column public.lead_replies.failed_at is 'From then on it is not tried again by itself.';
comment on column public.lead_replies.message_id is 'The Message-ID that the mail service gave it; later replies to the lead refer to it.';
comment on column public.lead_replies.undone_at is 'Taken back before anybody claimed it. The row stays, so that its id cannot be sent any more.';

create index lead_replies_submission_id on public.lead_replies (submission_id, created_at);
create index lead_replies_unsent on public.lead_replies (due_at) where sent_at is null and undone_at is null;

alter table public.lead_replies enable row level security;

revoke all on public.lead_replies from public, anon, authenticated, service_role;
grant select on public.lead_replies to authenticated, service_role;
grant update (claim, claimed_until, attempts, due_at, last_error, failed_at, sent_at, message_id)
  on public.lead_replies to service_role;
create policy lead_replies_read on public.lead_replies for select to authenticated
  using ((select public.is_owner('viewer')));

alter table public.desk_audit
  drop constraint desk_audit_action,
  add constraint desk_audit_action check (action in (
    'export_leads', 'export_person', 'erase_person', 'export_conversation', 'erase_conversation',
    'send_reply', 'undo_reply', 'retry_reply'
  ));

-- As before. A lead that becomes new again is reminded of again, unless that was done: its reminder was deleted untold.
create or replace function public.record_status_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.lead_events (submission_id, kind, from_status, to_status)
  values (new.id, 'status', old.status, new.status);
  -- A lead that was answered needs no reminder.
  delete from public.lead_notices where submission_id = new.id and kind = 'reminder' and confirmed_at is null;
  if new.status = 'new' and new.reminded_at is not null then
    update public.contact_submissions as lead set reminded_at = null
    where lead.id = new.id
      and not exists (select from public.lead_notices where submission_id = new.id and kind = 'reminder');
  end if;
  return null;
end;
$$;

-- As before, and with the replies.
create or replace function public.lead_record(p_id uuid) returns jsonb
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
    ), '[]'),
    'replies', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', reply.id, 'author', reply.author, 'subject', reply.subject, 'body', reply.body, 'due_at', reply.due_at,
        'attempts', reply.attempts, 'last_error', reply.last_error, 'failed_at', reply.failed_at,
        'sent_at', reply.sent_at, 'undone_at', reply.undone_at, 'created_at', reply.created_at
      ) order by reply.created_at, reply.id)
      from public.lead_replies as reply where reply.submission_id = p_id
    ), '[]')
  )
  from public.leads as lead where lead.id = p_id;
$$;

-- The three functions of the desk run with the rights of their maker: so nobody sends without the event and the line in the audit.

-- Keeps a reply that is to be sent to the lead's address, makes a new lead a contacted one, and answers as `get_lead` does. The same id
-- with the same words changes nothing; with other words it is refused (409).
create function public.send_lead_reply(p_id uuid, p_submission_id uuid, p_subject text, p_body text) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  current_status text;
  known public.lead_replies;
begin
  perform public.require_owner();
  -- The error of a constraint would carry the whole letter into the database's log.
  if p_subject is null or p_subject ~ '[[:cntrl:]]' or char_length(p_subject) not between 1 and 200
    or p_body is null or char_length(p_body) not between 1 and 10000 then
    raise exception 'Validation failed: subject or body' using errcode = 'invalid_parameter_value';
  end if;
  -- One at a time for a lead.
  select status into current_status from public.contact_submissions where id = p_submission_id for update;
  if not found then
    raise exception 'There is no such lead' using errcode = 'PT404';
  end if;

  insert into public.lead_replies (id, submission_id, subject, body) values (p_id, p_submission_id, p_subject, p_body)
  on conflict (id) do nothing;
  if not found then
    select * into known from public.lead_replies where id = p_id;
    if (known.submission_id, known.subject, known.body) is distinct from (p_submission_id, p_subject, p_body) then
      raise exception 'This reply was sent with other words' using errcode = 'PT409';
    end if;
    return public.lead_record(p_submission_id);
  end if;

  if current_status = 'new' then
    update public.contact_submissions set status = 'contacted' where id = p_submission_id;
    update public.lead_replies
    set status_event = (select max(id) from public.lead_events where submission_id = p_submission_id and kind = 'status')
    where id = p_id;
  end if;
  insert into public.desk_audit (action, count) values ('send_reply', 1);
  return public.lead_record(p_submission_id);
end;
$$;

-- Takes back a reply that nobody has claimed, and its change of status if nobody changed that since. Refuses with 409 when it is too late.
create function public.undo_lead_reply(p_id uuid) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  lead_id uuid;
  changed_by bigint;
begin
  perform public.require_owner();
  select submission_id into lead_id from public.lead_replies where id = p_id;
  if not found then
    raise exception 'There is no such reply' using errcode = 'PT404';
  end if;
  -- The lead before the reply, as when it is sent.
  perform from public.contact_submissions where id = lead_id for update;
  update public.lead_replies set undone_at = now()
  where id = p_id and attempts = 0 and failed_at is null and sent_at is null and undone_at is null
  returning status_event into changed_by;
  if not found then
    if exists (select from public.lead_replies where id = p_id and undone_at is not null) then
      return public.lead_record(lead_id);
    end if;
    raise exception 'The reply is on its way' using errcode = 'PT409';
  end if;

  if changed_by = (select max(id) from public.lead_events where submission_id = lead_id and kind = 'status') then
    update public.contact_submissions set status = 'new' where id = lead_id;
  end if;
  insert into public.desk_audit (action, count) values ('undo_reply', 1);
  return public.lead_record(lead_id);
end;
$$;

-- Makes a reply that could not be sent due at once. One that was sent, taken back or is being sent stays as it is.
create function public.retry_lead_reply(p_id uuid) returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  lead_id uuid;
begin
  perform public.require_owner();
  select submission_id into lead_id from public.lead_replies where id = p_id;
  if not found then
    raise exception 'There is no such reply' using errcode = 'PT404';
  end if;
  update public.lead_replies
  set due_at = now(), attempts = 1, failed_at = null, claim = null, claimed_until = null
  where id = p_id and last_error is not null and sent_at is null and undone_at is null
    and (claimed_until is null or claimed_until < now());
  if found then
    insert into public.desk_audit (action, count) values ('retry_reply', 1);
  end if;
  return public.lead_record(lead_id);
end;
$$;

-- Leases replies for two minutes and returns all that a mail needs, as an array:
--   {"id","claim","subject","body","references","lead":{"id","email"}}
-- `references`: the Message-IDs of the last replies that the lead has, the newest at the end.
create function public.lease_lead_replies(p_ids uuid[]) returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$
  with leased as (
    update public.lead_replies
    set claim = gen_random_uuid(), claimed_until = now() + interval '2 minutes', attempts = attempts + 1
    where id = any (p_ids)
    returning *
  )
  select coalesce(jsonb_agg(
    jsonb_build_object(
      'id', leased.id, 'claim', leased.claim, 'subject', leased.subject, 'body', leased.body,
      'references', coalesce((
        select jsonb_agg(earlier.message_id order by earlier.sent_at)
        from (
          select message_id, sent_at from public.lead_replies
          where submission_id = leased.submission_id and message_id is not null order by sent_at desc limit 5
        ) as earlier
      ), '[]'),
      'lead', jsonb_build_object('id', lead.id, 'email', lead.email)
    ) order by leased.due_at, leased.id
  ), '[]')
  from leased join public.contact_submissions as lead on lead.id = leased.submission_id;
$$;

-- The queue's way: one reply, if it is due. Empty when it was sent, taken back or failed, or somebody is sending it.
create function public.claim_lead_reply(p_id uuid) returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$
  select public.lease_lead_replies(array(
    select id from public.lead_replies
    where id = p_id and sent_at is null and undone_at is null and failed_at is null and due_at <= now()
      and (claimed_until is null or claimed_until < now())
    for update skip locked
  ));
$$;

-- The scheduled handler's way: what is due for longer than `p_older_than`, the oldest first.
create function public.claim_lead_replies(p_limit integer default 20, p_older_than interval default '30 seconds')
returns jsonb
language sql
volatile
security invoker
set search_path = ''
as $$
  select public.lease_lead_replies(array(
    select id from public.lead_replies
    where sent_at is null and undone_at is null and failed_at is null and due_at <= now() - p_older_than
      and (claimed_until is null or claimed_until < now())
    order by due_at, id
    limit p_limit
    for update skip locked
  ));
$$;

-- Keeps that the mail service took it, also when the lease is over by now. False when the lead is gone.
create function public.confirm_lead_reply(p_id uuid, p_message_id text default null) returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  update public.lead_replies
  set sent_at = coalesce(sent_at, now()), failed_at = null, last_error = null,
    -- Whatever the mail service calls it: that the reply was sent has to be kept.
    message_id = coalesce(message_id, case when p_message_id ~ '^<[^<>[:space:]]{3,250}>$' then p_message_id end)
  where id = p_id;
  return found;
end;
$$;

-- Gives a claimed reply back with the reason. It is due again at once after the first time, then five minutes later each time. After ten
-- times, some three hours, or where `p_final` says that trying again cannot help, it has failed until somebody tries again. False when
-- the lease was over and somebody else has it.
create function public.fail_lead_reply(p_id uuid, p_claim uuid, p_error text, p_final boolean) returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  update public.lead_replies
  set claim = null, claimed_until = null, last_error = left(p_error, 500),
    due_at = now() + (attempts - 1) * interval '5 minutes',
    failed_at = case when p_final or attempts >= 10 then now() end
  where id = p_id and claim = p_claim and sent_at is null;
  return found;
end;
$$;

revoke execute on function
  public.record_status_change(), public.lead_record(uuid),
  public.send_lead_reply(uuid, uuid, text, text), public.undo_lead_reply(uuid), public.retry_lead_reply(uuid),
  public.lease_lead_replies(uuid[]), public.claim_lead_reply(uuid), public.claim_lead_replies(integer, interval),
  public.confirm_lead_reply(uuid, text), public.fail_lead_reply(uuid, uuid, text, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  public.lead_record(uuid),
  public.send_lead_reply(uuid, uuid, text, text), public.undo_lead_reply(uuid), public.retry_lead_reply(uuid)
  to authenticated;
grant execute on function
  public.lease_lead_replies(uuid[]), public.claim_lead_reply(uuid), public.claim_lead_replies(integer, interval),
  public.confirm_lead_reply(uuid, text), public.fail_lead_reply(uuid, uuid, text, boolean)
  to service_role;
