-- The functions that one of the callers may run, with what they take and return.
select own.proname as name, type.typname as type, own.proretset as "isSet", relation.relname as relation,
  (
    select json_agg(json_build_object(
      'name', own.proargnames[place], 'type', given.typname, 'hasDefault', place > own.pronargs - own.pronargdefaults
    ) order by place)
    from unnest(own.proargtypes::oid[]) with ordinality as argument (type, place)
    join pg_type as given on given.oid = argument.type
  ) as arguments,
  (
    select json_agg(json_build_object('name', own.proargnames[place], 'type', returned.typname) order by place)
    from unnest(own.proallargtypes) with ordinality as argument (type, place)
    join pg_type as returned on returned.oid = argument.type
    where own.proargmodes[place] = 't'
  ) as columns
from pg_proc as own
join pg_type as type on type.oid = own.prorettype
left join pg_class as relation on relation.oid = type.typrelid
where own.pronamespace = 'public'::regnamespace
  and exists (select from unnest($1::text[]) as caller where has_function_privilege(caller, own.oid, 'execute'))
order by own.proname
