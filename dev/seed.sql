-- Plausible leads, conversations and counts of the last 60 days. $1 is dev/seed.json with the site's own lists and what the assistant
-- answers; pg_temp.pick() takes one of a list, which begins anew where it ends.
with lead as materialized (
  select number, pg_temp.new_id() as id, language, created_at,
    pg_temp.pick($1::jsonb -> 'people' -> language, number)::jsonb as person,
    pg_temp.pick($1::jsonb -> 'services', number / 3 + number % 3 * 2) as service, source,
    case when source = 'chat' then 'seed-' || pg_temp.new_id() end as conversation,
    -- The older a lead, the further it came.
    case when number < 13 then 'new' else (array['contacted', 'won', 'lost', 'contacted', 'won'])[number % 5 + 1] end as status
  from generate_series(0, 199) as number
  cross join lateral (select case number % 3 when 1 then 'en' else 'nl' end) as spoken (language)
  cross join lateral (select pg_temp.pick($1::jsonb -> 'sources', number * 5)) as origin (source)
  -- Closer together towards today, as on a site that grows.
  cross join lateral (select now() - (1 + 60 * 24 * power(number / 200.0, 1.8)) * interval '1 hour') as sent (created_at)
),
told as materialized (
  select id, 'new' as kind, created_at as told_at from lead
  union all
  select id, 'reminder', created_at + reminder
  from lead, lateral (select ($1::jsonb ->> 'reminderHours')::numeric * interval '1 hour') as after (reminder)
  where status = 'new' and created_at + reminder <= now()
),
submissions as (
  insert into public.contact_submissions (id, full_name, email, company_name, service, problem_description,
    contact_preference, source, status, language, created_at, reminded_at, conversation)
  select id, person ->> 'name', (person ->> 'email') || '-' || left(id::text, 3) || '@example.com', person ->> 'company', service,
    $1::jsonb -> 'problems' -> language ->> service,
    case number % 2 when 0 then 'email_contact' else 'schedule_meeting' end, source, status, language, created_at,
    (select told_at from told where told.id = lead.id and kind = 'reminder'), conversation
  from lead
),
-- Told already, or the site would mail them all.
notices as (
  insert into public.lead_notices (submission_id, kind, due_at, told, confirmed_at, created_at)
  select id, kind, told_at, '{mail}', told_at, told_at from told
),
events as (
  insert into public.lead_events (submission_id, author, kind, from_status, to_status, note, created_at)
  select id, (select user_id from public.owners limit 1), event.kind, event.from_status, event.to_status, event.note,
    created_at + interval '3 hours'
  from lead
  cross join lateral (values
    (1, 'status', 'new', 'contacted', null),
    (2, 'note', null, null, pg_temp.pick($1::jsonb -> 'notes' -> language, number)),
    (3, 'status', 'contacted', status, null)
  ) as event (step, kind, from_status, to_status, note)
  where status <> 'new' and (event.kind = 'note' or event.from_status <> event.to_status)
  order by number, step
),
conversation as materialized (
  select 'seed-' || pg_temp.new_id() as session, case number % 3 when 1 then 'en' else 'nl' end as language,
    pg_temp.pick($1::jsonb -> 'services', number / 2) as service, number / 3 % 3 as last_turn,
    now() - (1 + 60 * 24 * power(number / 60.0, 2)) * interval '1 hour' as started_at,
    number % 9 = 0 as failed
  from generate_series(0, 59) as number
  union all
  -- Whoever wrote in the chat first has attached it.
  select conversation, language, service, 2, created_at - interval '6 minutes', false from lead where source = 'chat'
),
messages as (
  insert into public.chat_logs (id, user_message, ai_response, error, session_id, response_time_ms, success, language, created_at)
  select pg_temp.new_id(), said ->> 'question', case when not broken then said ->> 'answer' end, case when broken then 'HTTP 503' end,
    session, 700 + 90 * (length(said ->> 'answer') % 11), not broken, language,
    started_at + turn * interval '1 minute'
  from conversation
  cross join lateral generate_series(0, last_turn) as turn
  cross join lateral (
    select $1::jsonb -> 'talk' -> language -> service -> turn, failed and turn = last_turn
  ) as spoken (said, broken)
)
-- Counts of the seeded days and as many before, more of them towards today.
insert into public.daily_counts (day, event, page, language, label, device, count)
select day, event, page, language, label, device, count
from jsonb_to_recordset($1::jsonb -> 'habits') as habit (event text, page text, label text, times numeric)
cross join jsonb_array_elements_text($1::jsonb -> 'languages') as language
cross join jsonb_array_elements_text($1::jsonb -> 'devices') as device
cross join lateral (select current_date - generate_series(0, 120)) as calendar (day)
cross join lateral (
  select floor(times * (0.6 + random()) * (1.5 - (current_date - day) / 120.0) + random())
) as counted (count)
where count > 0
