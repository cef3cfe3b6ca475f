/** A promise that tells React's `use` at once what it holds, so that what is loaded renders without suspending. */
export type Settled<Value> = Promise<Value> & { status?: 'fulfilled' | 'rejected'; value?: Value; reason?: unknown };

/** How long a failure stands, in ms: asked again at once, React's `use` would ask for ever. */
const patience = 3000;

/** Asked for again it is the same promise, unless it failed a while ago. */
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
      setTimeout(() => known.delete(key), patience);
    },
  );
  known.set(key, promise);
  return promise;
}
