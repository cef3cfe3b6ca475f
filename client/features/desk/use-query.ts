import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskAnswer } from './ask-desk.ts';

export type Query<Data> = {
  /** Null while it is asked for. */
  answer: DeskAnswer<Data> | null;
  retry: () => void;
  /** Puts what is known by now in its place. */
  set: (data: Data) => void;
};

/** Asks once for each key. */
export function useQuery<Data>(key: string, load: () => Promise<DeskAnswer<Data>>): Query<Data> {
  const [known, setKnown] = useState<{ key: string; answer: DeskAnswer<Data> | null }>({ key, answer: null });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isCurrent = true;
    setKnown({ key, answer: null });
    ask().then((answer) => isCurrent && setKnown({ key, answer }));
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  return {
    answer: known.key === key ? known.answer : null,
    retry: () => setAttempt(attempt + 1),
    set: (data) => setKnown({ key, answer: { ok: true, data } }),
  };
}
