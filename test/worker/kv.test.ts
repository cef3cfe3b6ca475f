import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import * as enFormat from '#shared/content/en/format.ts';
import { privacy as enPrivacy } from '#shared/content/en/privacy.ts';
import * as nlFormat from '#shared/content/nl/format.ts';
import { privacy as nlPrivacy } from '#shared/content/nl/privacy.ts';
import { type KvEntry, type KvKey, kvEntries } from '#shared/retention.ts';
import { keepUntil } from '#worker/kv.ts';

const kinds = Object.keys(kvEntries) as KvEntry[];
const inAYear = () => new Date(Date.now() + 365 * 86_400_000);

/** How long KV keeps an entry that is to be kept for a year, in seconds. */
async function longestOf(kind: KvEntry): Promise<number> {
  const kv = env[kvEntries[kind].namespace];
  const key: KvKey = `${kind}:as-long-as-may-be`;
  await keepUntil(kv, key, 'kept', inAYear());
  const { keys } = await kv.list({ prefix: key });
  await kv.delete(key);
  return (keys[0]?.expiration ?? Number.POSITIVE_INFINITY) - Math.floor(Date.now() / 1000);
}

/** 1,800 -> '30 minutes' */
function inWords(seconds: number, { minutes, hours, days }: typeof enFormat): string {
  const minute = Math.round(seconds / 60);
  if (minute < 60) return minutes(minute);
  return minute <= 24 * 60 ? hours(minute / 60) : days(minute / 60 / 24);
}

test.each(kinds)('KV keeps an entry %s no longer than the privacy page says', async (kind) => {
  const longest = await longestOf(kind);
  for (const [privacy, format] of [
    [enPrivacy, enFormat],
    [nlPrivacy, nlFormat],
  ] as const) {
    const rows = privacy.sections.flatMap(({ body }) =>
      body.flatMap((block) => (typeof block === 'object' && 'records' in block ? block.records : [])),
    );
    const row = rows.find(({ id }) => id === 'kv')?.rows.find(({ label }) => label === kind);
    expect(row?.text).toContain(inWords(longest, format));
  }
});
