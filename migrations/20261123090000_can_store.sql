-- What a request needs of the database, tried by `GET /api/health`: the tables are there, and a row of each can be written.

create function public.can_store() returns boolean
language plpgsql
volatile
security invoker
set search_path = ''
as $$
begin
  -- Taken back by the exception that ends it.
  begin
    insert into public.contact_submissions (
      id, full_name, email, company_name, service, problem_description, contact_preference, language
    ) values (
      gen_random_uuid(), 'Health', 'health@example.com', 'Health', 'crm-integration', 'Can this be stored?', 'email_contact', 'en'
    );
    insert into public.contact_visitors (visitor) values ('health-health-health');
    insert into public.chat_logs (id, user_message, response_time_ms, success)
    values (gen_random_uuid(), 'Can this be stored?', 0, true);
    raise exception using errcode = 'PTOOK';
  exception when sqlstate 'PTOOK' then
    return true;
  end;
end;
$$;

revoke execute on function public.can_store() from public, anon, authenticated, service_role;
grant execute on function public.can_store() to service_role;
