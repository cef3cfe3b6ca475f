/** A promise with the properties that React's `use` reads, so that a component does not suspend for a value that is loaded. */
export type Settled<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

/** For so long a failed promise is returned again, in ms. A new one each time would make React's `use` load for ever. */
const retryDelay = 3000;

/** Loads a value once for each key: later calls get the same promise, unless it failed a while ago. */
export function loadOnce<Value>(
  known: Map<string, Settled<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const earlier = known.get(key);
  if (earlier) return earlier;
  const promise: Settled<Value> = load();
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => {
      Object.assign(promise, { status: 'rejected', reason });
      setTimeout(() => known.delete(key), retryDelay);
    },
  );
  known.set(key, promise);
  return promise;
}
