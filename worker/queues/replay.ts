import { logError } from '../log.ts';

/** How long one run tries, in ms: where the other side does not answer, each attempt takes seconds. The next run is minutes away. */
const maximumDuration = 60_000;

/**
 * Replays, one by one, the values kept in KV under a prefix, and deletes each that succeeded. Values that fail stay in KV, and so do
 * those that were not reached in time. Returns how many were replayed and how many stay.
 */
export async function replayKept<Value>(
  kv: KVNamespace,
  prefix: string,
  replay: (value: Value) => Promise<void>,
): Promise<{ replayed: number; kept: number }> {
  const end = Date.now() + maximumDuration;
  let replayed = 0;
  let kept = 0;
  let cursor: string | undefined;
  do {
    const page: KVNamespaceListResult<unknown> = await kv.list({ prefix, cursor });
    for (const { name } of page.keys) {
      if (Date.now() > end) {
        kept += 1;
        continue;
      }
      try {
        const value = await kv.get<Value>(name, 'json');
        // Deleted since it was listed.
        if (value === null) continue;
        await replay(value);
        await kv.delete(name);
        replayed += 1;
      } catch (error) {
        logError(error);
        kept += 1;
      }
    }
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor);
  return { replayed, kept };
}
