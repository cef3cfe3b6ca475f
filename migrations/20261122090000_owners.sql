-- Who may use the desk. Everybody else who signs in, and everybody who does not, gets nothing.

create table public.owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'owner',

  -- A viewer reads what an owner reads and changes nothing.
  constraint owners_role check (role in ('owner', 'viewer'))
);

alter table public.owners enable row level security;

-- Rows come by SQL alone, so that no key and no session can make anybody an owner.
revoke all on public.owners from public, anon, authenticated, service_role;

-- Whether the person who is signed in has this role or more. Every policy asks it. It runs with the rights of its maker because
-- nobody may read `owners`. In a policy it stands in a subselect, so that a query asks once and not for each row.
create function public.is_owner(p_at_least text default 'owner') returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.owners where user_id = auth.uid() and (role = 'owner' or role = p_at_least)
  );
$$;

-- The first line of each function of the desk: refuses (403 over HTTP) instead of answering with nothing.
create function public.require_owner(p_at_least text default 'owner') returns void
language plpgsql
stable
security invoker
set search_path = ''
as $$
begin
  if not public.is_owner(p_at_least) then
    raise exception 'Only for the % of this site', p_at_least using errcode = 'insufficient_privilege';
  end if;
end;
$$;

-- Who uses the desk, so that the history of a lead can name its authors. Somebody whose user was deleted is missing.
create function public.list_owners() returns table (user_id uuid, role text, email text)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform public.require_owner('viewer');
  return query
    select owner.user_id, owner.role, person.email::text
    from public.owners as owner join auth.users as person on person.id = owner.user_id
    order by person.email;
end;
$$;

revoke execute on function public.is_owner(text), public.require_owner(text), public.list_owners()
  from public, anon, authenticated, service_role;
grant execute on function public.is_owner(text), public.require_owner(text), public.list_owners() to authenticated;
