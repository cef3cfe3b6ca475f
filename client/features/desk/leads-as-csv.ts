import { toCsv } from '#client/csv.ts';
import type { Lead } from '#shared/desk-records.ts';

/** The columns have the names that they have in the database, which programs can rely on. */
const leadColumns = [
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
  return toCsv([leadColumns, ...leads.map((lead) => leadColumns.map((column) => lead[column]))]);
}
