import { toCsv } from './csv.ts';
import type { Lead } from './records.ts';

/** The columns have the names that they have in the database, which programs can rely on. */
const columns = [
  'id',
  'created_at',
  'status',
  'full_name',
  'email',
  'company_name',
  'service',
  'problem_description',
  'additional_info',
  'contact_preference',
  'language',
  'source',
] as const satisfies (keyof Lead)[];

export function leadsAsCsv(leads: readonly Lead[]): string {
  return toCsv([columns, ...leads.map((lead) => columns.map((column) => lead[column]))]);
}
