-- As before, and with the first words of what each new lead asked, at most 200 characters. Who may call it stays as it is.
create or replace function public.desk_today(p_time_zone text default 'Europe/Amsterdam') returns jsonb
language plpgsql
stable
security invoker
set search_path = ''
set jit = 'off'
as $$
declare
  monday constant timestamp := date_trunc('week', now() at time zone p_time_zone) - interval '7 days';
  since constant timestamptz := monday at time zone p_time_zone;
begin
  perform public.require_owner('viewer');
  return jsonb_build_object(
    'now', now(),
    'new_leads', coalesce((
      select jsonb_agg(to_jsonb(lead)) from (
        select id, full_name, company_name, service, left(problem_description, 200) as problem_description, language, created_at
        from public.contact_submissions
        where status = 'new' order by created_at, id limit 50
      ) as lead
    ), '[]'),
    'new_count', (select count(*) from public.contact_submissions where status = 'new'),
    'over_20_hours', (
      select count(*) from public.contact_submissions
      where status = 'new' and created_at <= now() - interval '20 hours'
    ),
    'days', (
      select jsonb_agg(jsonb_build_object(
        'day', day.start::date,
        'leads', (
          select count(*) from public.contact_submissions where created_at >= day.since and created_at < day.until
        ),
        'messages', (select count(*) from public.chat_logs where created_at >= day.since and created_at < day.until),
        'failures', (
          select count(*) from public.chat_logs
          where not success and created_at >= day.since and created_at < day.until
        )
      ) order by day.start)
      from (
        select start, start at time zone p_time_zone as since,
          (start + interval '1 day') at time zone p_time_zone as until
        from (select monday + place * interval '1 day' as start from generate_series(0, 13) as place) as starts
      ) as day
    ),
    'failed_chats', coalesce((
      select jsonb_agg(to_jsonb(log)) from (
        select conversation, user_message, error, language, created_at from public.chat_logs
        where not success and created_at >= since order by created_at desc, id desc limit 10
      ) as log
    ), '[]'),
    'notices_waiting', (
      select jsonb_build_object(
        'count', count(*), 'since', min(created_at), 'last_error', (array_agg(last_error order by due_at desc))[1]
      )
      from public.lead_notices where confirmed_at is null and due_at <= now() - interval '2 minutes'
    ),
    'replies_unsent', (
      select jsonb_build_object(
        'count', count(*), 'since', min(created_at), 'lead', (array_agg(submission_id order by created_at, id))[1]
      )
      from public.lead_replies
      where sent_at is null and undone_at is null
        and (last_error is not null or due_at <= now() - interval '2 minutes')
    )
  );
end;
$$;
