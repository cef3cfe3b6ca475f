/** In ms, for all of it. The longest reply comes in a minute and a half even from a slow model. */
const longest = 120_000;

/**
 * For what may take long as long as it says something.
 * @param timeout in ms
 * @returns a signal that aborts with a `TimeoutError` when nothing was heard for that time, or when all of it takes too long
 */
export function createSilenceTimeout(timeout: number) {
  const abort = new AbortController();
  const giveUp = () => abort.abort(new DOMException('Nothing was heard in time', 'TimeoutError'));
  let heardAt = Date.now();
  // Not a new timer for each time that something is heard, which may be thousands of times.
  const check = () => {
    const left = heardAt + timeout - Date.now();
    if (left <= 0) giveUp();
    else timer = setTimeout(check, left);
  };
  let timer = setTimeout(check, timeout);
  const last = setTimeout(giveUp, longest);
  return {
    signal: abort.signal,
    /** Something was heard. */
    restart() {
      heardAt = Date.now();
    },
    end() {
      clearTimeout(timer);
      clearTimeout(last);
    },
  };
}
