-- One row per chat interaction. The id is given when the record is born, so a record delivered twice is stored once.

create table public.chat_logs (
  id uuid primary key,
  user_message text not null,
  ai_response text,
  error text,
  session_id text,
  response_time_ms integer not null,
  success boolean not null,
  created_at timestamptz not null default now(),

  -- Wider than what the Worker lets through where it writes the text itself: a log is not lost over a long error.
  constraint chat_logs_user_message check (char_length(user_message) <= 2000),
  constraint chat_logs_ai_response check (char_length(ai_response) <= 16384),
  constraint chat_logs_error check (char_length(error) <= 2000),
  constraint chat_logs_session_id check (char_length(session_id) <= 200),
  constraint chat_logs_response_time_ms check (response_time_ms >= 0)
);

comment on column public.chat_logs.ai_response is 'Null on failure.';
comment on column public.chat_logs.error is 'Null on success.';
comment on column public.chat_logs.created_at is 'When the interaction took place, which may be long before it was stored.';

create index chat_logs_created_at on public.chat_logs (created_at);
create index chat_logs_session_id on public.chat_logs (session_id);

-- A record that the browser kept carries the browser's clock. Were that ahead, the row would outlive its retention.
create function public.chat_logs_not_in_the_future() returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.created_at := least(new.created_at, clock_timestamp());
  return new;
end;
$$;

create trigger chat_logs_not_in_the_future
  before insert on public.chat_logs
  for each row execute function public.chat_logs_not_in_the_future();

revoke execute on function public.chat_logs_not_in_the_future() from public, anon, authenticated, service_role;

alter table public.chat_logs enable row level security;

revoke all on public.chat_logs from public, anon, authenticated, service_role;
-- No update: storing an id twice is `on conflict do nothing`.
grant select, insert, delete on public.chat_logs to service_role;
