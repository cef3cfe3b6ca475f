-- How long records are kept, and how one person's are erased on request. The privacy page tells visitors the same periods.

-- Deletes what has been kept long enough and returns how many rows of each kind. The scheduled handler calls it.
create function public.delete_expired_records() returns jsonb
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

  return jsonb_build_object(
    'chatLogs', chat_logs,
    'contactSubmissions', contact_submissions,
    'contactVisitors', contact_visitors
  );
end;
$$;

-- Erases every submission of an e-mail address, in any case, and returns how many there were.
create function public.erase_contact(p_email text) returns bigint
language sql
volatile
security invoker
set search_path = ''
as $$
  with erased as (delete from public.contact_submissions where lower(email) = lower(p_email) returning 1)
  select count(*) from erased;
$$;

-- Erases every log of a chat session and returns how many there were.
create function public.erase_chat_session(p_session_id text) returns bigint
language sql
volatile
security invoker
set search_path = ''
as $$
  with erased as (delete from public.chat_logs where session_id = p_session_id returning 1)
  select count(*) from erased;
$$;

revoke execute on function public.delete_expired_records(), public.erase_contact(text), public.erase_chat_session(text)
  from public, anon, authenticated;
grant execute on function public.delete_expired_records(), public.erase_contact(text), public.erase_chat_session(text)
  to service_role;
