// Compares what the privacy page says is kept, and how long, with the migrations, `wrangler.toml` and the settings.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as enFormat from '#shared/content/en/format.ts';
import { privacy as enPrivacy } from '#shared/content/en/privacy.ts';
import * as nlFormat from '#shared/content/nl/format.ts';
import { privacy as nlPrivacy } from '#shared/content/nl/privacy.ts';
import type { ProseRecord } from '#shared/content/types.ts';
import { recipients } from '#shared/legal.ts';
import { kvEntries, retention, tracedRequests } from '#shared/retention.ts';
import { storedKeys } from '#shared/stored-keys.ts';
import { settingNames } from '../../worker/env.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const migrations = readdirSync(join(root, 'migrations'))
  .toSorted()
  .map((file) => read(`migrations/${file}`))
  .join('\n');
const wrangler = read('wrangler.toml').split('\n[env.')[0] ?? '';

const languages = [
  { language: 'English', privacy: enPrivacy, format: enFormat, withInquiry: 'with the inquiry' },
  { language: 'Dutch', privacy: nlPrivacy, format: nlFormat, withInquiry: 'met de aanvraag' },
];
type Page = (typeof languages)[number];

const recordsOf = ({ privacy }: Page) =>
  privacy.sections.flatMap(({ body }) =>
    body.flatMap((block) => (typeof block === 'object' && 'records' in block ? block.records : [])),
  );
const recordOf = (page: Page, id: string) => recordsOf(page).find((record) => record.id === id) as ProseRecord;
/** The names of a store's tables or entries, each with the page's text about it. */
const placesOf = (page: Page, id: string) =>
  Object.fromEntries(recordOf(page, id).rows.map(({ label, text }) => [label, text]));

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The database function as the last migration defines it. */
function functionOf(name: string): string {
  const start = migrations.lastIndexOf(`function public.${name}(`);
  return migrations.slice(start, migrations.indexOf('\n$$;', start));
}

/** `180`, `days` -> '180 dagen' */
function inWords({ format }: Page, count: string, unit: string): string {
  const units: Record<string, (count: number) => string> = {
    minutes: format.minutes,
    hours: format.hours,
    days: format.days,
    months: format.months,
  };
  return units[unit]?.(Number(count)) ?? `${count} ${unit}`;
}

describe.each(languages)('the privacy page names, in $language,', (page) => {
  test('every table of the database', () => {
    const dropped = all(migrations, /drop table (?:if exists )?public\.(\w+)/g);
    const tables = all(migrations, /create table public\.(\w+)/g).filter((table) => !dropped.includes(table));
    expect(Object.keys(placesOf(page, 'tables')).toSorted()).toEqual(tables.toSorted());
  });

  test('how long each table keeps a row, as the migrations delete it', () => {
    const texts = placesOf(page, 'tables');
    const pattern = /delete from public\.(\w+) where (?:created_at|day) < now\(\) - interval '(\d+) (\w+)'/g;
    const deleted = [...functionOf('delete_expired_records').matchAll(pattern)];
    for (const [, table = '', count = '', unit = ''] of deleted) {
      expect(texts[table], table).toContain(inWords(page, count, unit));
    }
    const withInquiry = all(
      migrations,
      /create table public\.(\w+) \((?:(?!\n\);)[\s\S])*references public\.contact_submissions \(id\) on delete cascade/g,
    );
    for (const table of withInquiry) expect(texts[table], table).toContain(page.withInquiry);
    // The accounts of the people who work here.
    const others = Object.keys(texts).filter(
      (table) => !withInquiry.includes(table) && !deleted.some(([, name]) => name === table),
    );
    expect(others).toEqual(['owners']);
  });

  test('how long the owner is told of an inquiry', () => {
    const [days = ''] = all(functionOf('claim_lead_notices'), /created_at > now\(\) - interval '(\d+) days'/g);
    expect(placesOf(page, 'tables').lead_notices).toContain(page.format.days(Number(days)));
  });

  test('how long backups keep what was deleted, as the operator is told to delete them', () => {
    const [places] = page.privacy.sections.filter(({ id }) => id === 'places').map(({ body }) => body.at(0));
    expect(places).toContain(page.format.days(retention.backupDays));
    expect(read('docs/operating/backups.md')).toContain(`-name 'plinth-*.sql' -mtime +${retention.backupDays} -delete`);
  });

  test('every kind of entry in KV', () => {
    expect(Object.keys(placesOf(page, 'kv')).toSorted()).toEqual(Object.keys(kvEntries).toSorted());
    const namespaces = all(wrangler, /\[\[kv_namespaces\]\]\s+binding = "(\w+)"/g);
    expect([...new Set(Object.values(kvEntries).map(({ namespace }) => namespace))].toSorted()).toEqual(
      namespaces.toSorted(),
    );
  });

  test('every queue, and how long it holds a message', () => {
    const texts = placesOf(page, 'queues');
    const queues = new Set(all(wrangler, /^(?:queue|dead_letter_queue) = "([\w-]+)"/gm));
    expect(Object.keys(texts).toSorted()).toEqual([...queues].toSorted());
    for (const text of Object.values(texts)) expect(text).toContain(page.format.hours(retention.queueHours));
  });

  test('every limiter and its period, and the logs and traces, which hold no address and no query', () => {
    const texts = placesOf(page, 'short');
    const limiters = [...wrangler.matchAll(/\[\[ratelimits\]\]\s+name = "(\w+)"[^[]*period = (\d+)/g)];
    for (const [, name = '', period] of limiters) {
      expect(texts[name], name).toContain(page.format.minutes(Number(period) / 60));
    }
    expect(Object.keys(texts)).toEqual([...limiters.map(([, name]) => name), 'observability', 'traces']);
    for (const name of ['observability', 'traces']) expect(texts[name]).toContain(page.format.days(retention.logDays));
    expect(texts.traces).toMatch(new RegExp(`\\b${tracedRequests}\\b`));
    expect(wrangler).toMatch(/\[observability\]\s+enabled = true\s+redact_query_string = true/);
    expect(wrangler).toContain(`[observability.traces]\nenabled = true\nhead_sampling_rate = ${1 / tracedRequests}\n`);
    expect(wrangler).toMatch(/\[observability\.logs\]\s+enabled = true\s+invocation_logs = false/);
  });

  test('everything that the browser keeps', () => {
    const named = ['local-storage', 'session-storage'].map((id) => Object.keys(placesOf(page, id)).toSorted());
    expect(named).toEqual([storedKeys.localStorage.toSorted(), storedKeys.sessionStorage.toSorted()]);
  });

  test('every service that a setting sends data to, and the name and place of those that are known', () => {
    const ownSettings = ['SITE_URL', 'DESK_URL', 'VISITOR_SALT'];
    const receivers: Record<string, string> = {
      SUPABASE: 'database',
      CHAT: 'ai-service',
      BOOKING: 'booking',
      TURNSTILE: 'challenge',
      LEAD_WEBHOOK: 'webhook',
      LEAD_EMAIL: 'mail',
    };
    const others = settingNames.filter((name) => !ownSettings.includes(name));
    const receiverOf = (name: string) =>
      receivers[Object.keys(receivers).find((group) => name.startsWith(`${group}_`)) ?? name] ?? name;
    const section = page.privacy.sections.find(({ id }) => id === 'third-parties');
    const named = recordsOf({ ...page, privacy: { ...page.privacy, sections: section ? [section] : [] } });
    expect(named.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(['hosting', ...others.map(receiverOf)])].toSorted(),
    );
    const language = page.language === 'English' ? 'en' : 'nl';
    for (const [id, { name, place }] of Object.entries(recipients)) {
      const text = recordOf(page, id)
        .rows.map((row) => row.text)
        .join(' ');
      expect(text).toContain(name);
      expect(text).toContain(place[language]);
    }
  });

  test('the same periods in short as in full', () => {
    const [inquiry, chat, hash] = page.privacy.inShort.items.map(({ value }) => value);
    const periodOf = (id: string) => recordOf(page, id).rows.map(({ text }) => text);
    expect(periodOf('inquiry')).toContainEqual(expect.stringContaining(inquiry ?? ''));
    expect(periodOf('chat')).toContainEqual(expect.stringContaining(chat ?? ''));
    expect(periodOf('counts')).toContainEqual(expect.stringContaining(hash ?? ''));
    expect(periodOf('counts')).toContainEqual(expect.stringContaining(page.format.hours(retention.visitorHashHours)));
    expect([inquiry, chat, hash]).toEqual([
      page.format.months(retention.submissionMonths),
      page.format.days(retention.chatLogDays),
      expect.stringContaining(page.format.days(retention.logDays)),
    ]);
  });
});

test('the database blocks a visitor as long as KV may', () => {
  expect(all(functionOf('submit_contact'), /third \+ interval '(\d+) minutes'/g)).toEqual([
    String(retention.formBlockMinutes),
  ]);
});

test('the site is bound to no store or service that the privacy page does not name', () => {
  const parts = new Set(all(wrangler, /^\[+([\w.]+)/gm));
  expect([...parts].toSorted()).toEqual([
    'assets',
    'cache',
    'kv_namespaces',
    'observability',
    'observability.logs',
    'observability.traces',
    'queues.consumers',
    'queues.producers',
    'ratelimits',
    'secrets',
    'send_email',
    'triggers',
    'vars',
  ]);
});
