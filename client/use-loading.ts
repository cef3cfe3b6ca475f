import { useEffect, useEffectEvent } from 'react';

/**
 * Loads what a component needs that is no part of a page: each time the key is another one, and nothing while it is null. What came of it
 * is handed over only while it is still wanted.
 */
export function useLoading<Value>(
  key: string | null,
  load: () => Promise<Value>,
  onLoaded: (value: Value) => void,
  onFailure: () => void,
): void {
  const start = useEffectEvent(load);
  const succeed = useEffectEvent(onLoaded);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (key === null) return;
    let isCurrent = true;
    start().then(
      (value) => isCurrent && succeed(value),
      () => isCurrent && fail(),
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
}
