import { logError } from '../log.ts';

/** How long a run goes on trying, in ms. Where the other side is silent each try takes seconds, and the next run is minutes away. */
const patience = 60_000;

/**
 * Hands on, one by one, what waits in KV under a prefix, and forgets it there. What fails stays, as does what was not reached in time.
 * Returns how many were handed on and how many stay.
 */
export async function replayWaiting<Value>(
  kv: KVNamespace,
  prefix: string,
  handOn: (value: Value) => Promise<void>,
): Promise<{ replayed: number; kept: number }> {
  const end = Date.now() + patience;
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
        // Gone since the list was made.
        if (value === null) continue;
        await handOn(value);
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
