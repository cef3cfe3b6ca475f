// The types of the database as `createClient` of supabase-js takes them: what the API shows to the Worker's key or to somebody who is
// signed in. Columns and arguments are read from the catalogue of a database that has the migrations.
import type { MigrationTarget } from './migrations.ts';

type Column = {
  relation: string;
  kind: 'Tables' | 'Views';
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The database's own to write. */
  isGenerated: boolean;
};

type Named = { name: string; type: string };
type DatabaseFunction = {
  name: string;
  arguments: (Named & { hasDefault: boolean })[] | null;
  /** Of `returns table (…)`. */
  columns: Named[] | null;
  /** The table or view whose rows it returns. */
  relation: string | null;
  type: string;
  isSet: boolean;
};

const callers = ['authenticated', 'service_role'];

export async function describeSchema(query: MigrationTarget['query']): Promise<string> {
  const columns = await query<Column>(columnsQuery, [callers]);
  const functions = await query<DatabaseFunction>(functionsQuery, [callers]);
  const { Tables: tables = [], Views: views = [] } = Object.groupBy(columns, ({ kind }) => kind);
  const schema = {
    Tables: describeRelations(tables),
    Views: describeRelations(views),
    Functions: Object.fromEntries(functions.map((each) => [each.name, describeFunction(each, columns)])),
    Enums: 'Record<never, never>',
    CompositeTypes: 'Record<never, never>',
  };
  return `// Made from the migrations by \`npm run types\`.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type DatabaseSchema = ${print({ public: schema })};

export type DatabaseFunctions = DatabaseSchema['public']['Functions'];
`;
}

/** A type: in words, or by its properties. */
type Type = string | { [property: string]: Type };

function print(type: Type, indent = ''): string {
  if (typeof type === 'string') return type;
  const lines = Object.entries(type).map(([name, of]) => `${indent}  ${name}: ${print(of, `${indent}  `)};\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function describeRelations(columns: Column[]): Type {
  const relations = Object.entries(Object.groupBy(columns, ({ relation }) => relation));
  return Object.fromEntries(relations.map(([name, own = []]) => [name, describeRelation(own)]));
}

function describeRelation(columns: Column[]): Type {
  const row = propertiesOf(columns, () => false);
  if (columns[0]?.kind === 'Views') return { Row: row, Relationships: '[]' };
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const insert = propertiesOf(written, ({ isNullable, hasDefault }) => isNullable || hasDefault);
  return { Row: row, Insert: insert, Update: propertiesOf(written, () => true), Relationships: '[]' };
}

function describeFunction({ arguments: given, columns, relation, type, isSet }: DatabaseFunction, all: Column[]): Type {
  const kind = all.find((column) => column.relation === relation)?.kind;
  const row = kind ? `DatabaseSchema['public']['${kind}']['${relation}']['Row']` : typeOf(type);
  // The catalogue does not say whether a column that is returned may be null.
  const returned = columns
    ? print(
        propertiesOf(columns, () => false),
        '        ',
      )
    : row;
  return {
    Args: given ? propertiesOf(given, ({ hasDefault }) => hasDefault) : 'Record<PropertyKey, never>',
    Returns: isSet ? `${returned}[]` : returned,
  };
}

function propertiesOf<Each extends Named & Partial<Column>>(all: Each[], isOptional: (each: Each) => boolean): Type {
  return Object.fromEntries(
    all.map((each) => {
      const value = typeOf(each.type);
      const isNull = each.isNullable && value !== 'unknown';
      return [isOptional(each) ? `${each.name}?` : each.name, isNull ? `${value} | null` : value];
    }),
  );
}

/** As JSON brings it. */
function typeOf(type: string): string {
  if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
  if (type === 'bool') return 'boolean';
  if (type === 'void') return 'undefined';
  if (/^(int|float)\d$|^numeric$/.test(type)) return 'number';
  if (/^jsonb?$/.test(type)) return 'Json';
  return /^(text|uuid|interval|date|timestamptz)$/.test(type) ? 'string' : 'unknown';
}

const columnsQuery = `
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
`;

const functionsQuery = `
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
`;
