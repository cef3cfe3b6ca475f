// The types of the database as `createClient` of supabase-js takes them: what the API shows to the Worker's key or to somebody who is
// signed in. Columns and arguments are read from the catalogue of a database that has the migrations.
import { readFileSync } from 'node:fs';
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

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const callers = ['authenticated', 'service_role'];

export async function describeSchema(query: MigrationTarget['query']): Promise<string> {
  const columns = await query<Column>(read('schema-columns.sql'), [callers]);
  const functions = await query<DatabaseFunction>(read('schema-functions.sql'), [callers]);
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

/** A type: in words, a list of another, or by its properties. */
type Type = string | [of: Type] | { [property: string]: Type };

function print(type: Type, indent = ''): string {
  if (typeof type === 'string') return type;
  if (Array.isArray(type)) return `${print(type[0], indent)}[]`;
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
  const returned = columns ? propertiesOf(columns, () => false) : row;
  return {
    Args: given ? propertiesOf(given, ({ hasDefault }) => hasDefault) : 'Record<PropertyKey, never>',
    Returns: isSet ? [returned] : returned,
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
