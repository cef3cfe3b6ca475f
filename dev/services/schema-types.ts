// The types of the database as `createClient` of supabase-js takes them: what the API shows to the Worker's key or to somebody who is
// signed in. Columns and arguments are read from the catalogue of a database that has the migrations.
import type { MigrationTarget } from './migrations.ts';

type Query = MigrationTarget['query'];

type Column = {
  relation: string;
  isView: boolean;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** The database's own to write. */
  isGenerated: boolean;
};

type DatabaseFunction = {
  name: string;
  arguments: { name: string; type: string; hasDefault: boolean }[] | null;
  /** Of `returns table (…)`. */
  columns: { name: string; type: string }[] | null;
  /** The table or view whose rows it returns. */
  relation: string | null;
  type: string;
  isSet: boolean;
};

const callers = ['authenticated', 'service_role'];

export async function describeSchema(query: Query): Promise<string> {
  const columns = await query<Column>(columnsQuery, [callers]);
  const functions = await query<DatabaseFunction>(functionsQuery, [callers]);
  const tables = groupByRelation(columns.filter(({ isView }) => !isView));
  const views = groupByRelation(columns.filter(({ isView }) => isView));
  const lines = [
    ...block(
      'Tables',
      tables.flatMap(([name, rows]) => block(name, tableLines(rows))),
    ),
    ...block(
      'Views',
      views.flatMap(([name, rows]) => block(name, [...block('Row', rows.map(rowLine)), noRelationships])),
    ),
    ...block(
      'Functions',
      functions.flatMap((each) => block(each.name, functionLines(each, views))),
    ),
    'Enums: Record<never, never>;',
    'CompositeTypes: Record<never, never>;',
  ];
  const schema = block('public', lines).map((line) => `  ${line}`);
  return `${head}\n\nexport type DatabaseSchema = {\n${schema.join('\n')}\n};\n\n${foot}\n`;
}

const head = `// Made from the migrations by \`npm run types\`.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];`;

const foot = "export type DatabaseFunctions = DatabaseSchema['public']['Functions'];";

const noRelationships = 'Relationships: [];';

function tableLines(columns: readonly Column[]): string[] {
  const written = columns.filter(({ isGenerated }) => !isGenerated);
  const insertLine = (column: Column) => propertyOf(column, column.isNullable || column.hasDefault);
  return [
    ...block('Row', columns.map(rowLine)),
    ...block('Insert', written.map(insertLine)),
    ...block(
      'Update',
      written.map((column) => propertyOf(column, true)),
    ),
    noRelationships,
  ];
}

function rowLine(column: Column): string {
  return propertyOf(column, false);
}

/** The catalogue does not say whether it may be null. */
function returnedLine({ name, type }: Pick<Column, 'name' | 'type'>): string {
  return propertyOf({ name, type, isNullable: false }, false);
}

function propertyOf({ name, type, isNullable }: Pick<Column, 'name' | 'type' | 'isNullable'>, isOptional: boolean) {
  const value = typeOf(type);
  return `${name}${isOptional ? '?' : ''}: ${isNullable && value !== 'unknown' ? `${value} | null` : value};`;
}

function functionLines(each: DatabaseFunction, views: [string, Column[]][]): string[] {
  const given = each.arguments?.map(({ name, type, hasDefault }) =>
    propertyOf({ name, type, isNullable: false }, hasDefault),
  );
  return [...(given ? block('Args', given) : ['Args: Record<PropertyKey, never>;']), ...returnLines(each, views)];
}

function returnLines({ columns, relation, type, isSet }: DatabaseFunction, views: [string, Column[]][]): string[] {
  const list = isSet ? '[]' : '';
  if (columns) return block('Returns', columns.map(returnedLine), list);
  if (!relation) return [`Returns: ${typeOf(type)}${list};`];
  const kind = views.some(([name]) => name === relation) ? 'Views' : 'Tables';
  return [`Returns: DatabaseSchema['public']['${kind}']['${relation}']['Row']${list};`];
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

function block(name: string, lines: readonly string[], end = ''): string[] {
  return [`${name}: {`, ...lines.map((line) => `  ${line}`), `}${end};`];
}

function groupByRelation(columns: readonly Column[]): [string, Column[]][] {
  return Object.entries(Object.groupBy(columns, ({ relation }) => relation)) as [string, Column[]][];
}

const columnsQuery = `
  select relation.relname as relation, relation.relkind = 'v' as "isView", own.attname as name, type.typname as type,
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
