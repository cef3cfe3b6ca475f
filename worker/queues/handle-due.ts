import { logError } from '../log.ts';

/** Few enough that all are handled before their claims expire. */
const claimedAtOnce = 5;
/** One run claims no more after this time, in ms. */
const maximumDuration = 60_000;

/**
 * Claims what is due and handles it, some at a time, until nothing is left. A failure is logged and holds back nothing else.
 * @param claim at most `limit`
 */
export async function handleDue<Claimed>(
  claim: (limit: number) => Promise<Claimed[]>,
  handle: (claimed: Claimed) => Promise<void>,
): Promise<{ handled: number; failed: number }> {
  const end = Date.now() + maximumDuration;
  const result = { handled: 0, failed: 0 };
  for (;;) {
    const all = await claim(claimedAtOnce);
    await Promise.all(
      all.map(async (claimed) => {
        try {
          await handle(claimed);
          result.handled += 1;
        } catch (error) {
          logError(error);
          result.failed += 1;
        }
      }),
    );
    if (all.length < claimedAtOnce || Date.now() > end) return result;
  }
}

/** Tries twice, because whoever was told would be told again if the confirmation were not stored. */
export async function confirmTwice(confirm: () => Promise<void>): Promise<void> {
  try {
    await confirm();
  } catch (error) {
    logError(error);
    await confirm();
  }
}
