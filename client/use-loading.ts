import { useEffect, useEffectEvent } from 'react';

/**
 * Loads a value each time `key` changes, and none while it is null. A result that arrives after `key` has changed, or after the component
 * has gone, is dropped.
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
