-- A lead that was sent from the chat, with the conversation that the visitor agreed to attach: on the desk both are one.

alter table public.contact_submissions
  add column conversation text,
  add constraint contact_submissions_conversation check (char_length(conversation) between 1 and 200);

comment on column public.contact_submissions.conversation is
  'The chat session that the visitor attached; null when they attached none, or it was erased. Its logs may have expired.';

create index contact_submissions_conversation on public.contact_submissions (conversation, created_at desc)
  where conversation is not null;
-- For the erasure of a conversation, below.
grant update (conversation) on public.contact_submissions to service_role;

create or replace view public.leads with (security_invoker = true) as
  select id, full_name, email, company_name, service, problem_description, additional_info, contact_preference, source,
    status, language, challenge, reminded_at, created_at, conversation
  from public.contact_submissions;

create or replace view public.chat_messages with (security_invoker = true) as
  select log.id, log.conversation, log.session_id, log.user_message, log.ai_response, log.error, log.success,
    log.response_time_ms, log.language, log.created_at, log.reported_by, log.feedback,
    -- The newest lead that the conversation is attached to.
    (
      select lead.id from public.contact_submissions as lead
      where lead.conversation = log.conversation order by lead.created_at desc limit 1
    ) as lead_id
  from public.chat_logs as log;

-- As before, with the conversation.
drop function public.submit_contact(uuid, text, text, text, text, text, text, text, text, text, text, text);

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
  p_visitor text,
  p_conversation text default null
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
      contact_preference, source, language, challenge, conversation, created_at
    ) values (
      p_id, p_full_name, p_email, p_company_name, p_service, p_problem_description, nullif(p_additional_info, ''),
      p_contact_preference, p_source, p_language, coalesce(p_challenge, 'none'),
      p_conversation, moment
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

revoke execute on function
  public.submit_contact(uuid, text, text, text, text, text, text, text, text, text, text, text, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.submit_contact(uuid, text, text, text, text, text, text, text, text, text, text, text, text)
  to service_role;

-- As before, and a lead no longer names the conversation; and what waits for its logs goes too.
create or replace function public.erase_chat_session(p_session_id text) returns bigint
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  erased_count bigint;
begin
  -- Waits for logs that are being written, and is seen by those that come.
  perform pg_advisory_xact_lock(5, 0);
  insert into public.erased_conversations (sha256, created_at)
  values (sha256(convert_to(p_session_id, 'UTF8')), clock_timestamp())
  on conflict (sha256) do update set created_at = excluded.created_at;
  delete from public.chat_feedback where conversation = p_session_id;
  update public.contact_submissions set conversation = null where conversation = p_session_id;
  delete from public.chat_logs where conversation = p_session_id;
  get diagnostics erased_count = row_count;
  insert into public.desk_audit (action, count) values ('erase_conversation', erased_count);
  return erased_count;
end;
$$;

-- As before, and the conversations that they attached, which nobody else did: rows of both kinds are counted.
create or replace function public.erase_contact(p_email text) returns bigint
language plpgsql
volatile
security invoker
set search_path = ''
as $$
declare
  attached constant text[] := array(
    select distinct conversation from public.contact_submissions
    where lower(email) = lower(p_email) and conversation is not null
  );
  erased_count bigint;
begin
  delete from public.contact_submissions where lower(email) = lower(p_email);
  get diagnostics erased_count = row_count;
  insert into public.desk_audit (action, count) values ('erase_person', erased_count);
  return erased_count + coalesce((
    select sum(public.erase_chat_session(session)) from unnest(attached) as session
    where not exists (select from public.contact_submissions where conversation = session)
  ), 0);
end;
$$;

-- As before, and with each lead the messages of the conversation that was attached to it.
create or replace function public.export_person(p_email text) returns jsonb
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
  return (
    select coalesce(jsonb_agg(
      case when record #>> '{lead,conversation}' is null then record
      else record || jsonb_build_object('messages', (
        select coalesce(jsonb_agg(to_jsonb(message) order by message.created_at, message.id), '[]')
        from public.chat_messages as message where message.conversation = record #>> '{lead,conversation}'
      )) end order by place
    ), '[]')
    from jsonb_array_elements(records) with ordinality as listed (record, place)
  );
end;
$$;
