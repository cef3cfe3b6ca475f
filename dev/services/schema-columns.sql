-- The columns of tables and views that one of the callers may read.
select relation.relname as relation, case relation.relkind when 'v' then 'Views' else 'Tables' end as kind,
  own.attname as name, type.typname as type,
  not own.attnotnull as "isNullable", own.atthasdef as "hasDefault",
  own.attgenerated <> '' or own.attidentity = 'a' as "isGenerated"
from pg_class as relation
join pg_attribute as own on own.attrelid = relation.oid and own.attnum > 0 and not own.attisdropped
join pg_type as type on type.oid = own.atttypid
where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'v')
  and exists (select from unnest($1::text[]) as caller where has_table_privilege(caller, relation.oid, 'select'))
order by relation.relname, own.attnum
