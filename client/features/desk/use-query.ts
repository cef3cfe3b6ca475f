import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskAnswer } from './ask-desk.ts';

export type Query<Data> = {
  /** Null while it is asked for. */
  answer: DeskAnswer<Data> | null;
  retry: () => void;
  /** Asks again while the answer stays in view, and puts the new one in its place unless there is none. */
  refresh: () => Promise<DeskAnswer<Data>>;
  /** Puts what is known by now in its place. */
  set: (data: Data) => void;
};

/** Asks once for each key. */
export function useQuery<Data>(key: string, load: () => Promise<DeskAnswer<Data>>): Query<Data> {
  const [known, setKnown] = useState<{ key: string; answer: DeskAnswer<Data> | null }>({ key, answer: null });
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);
  // Another attempt asks again.
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
    refresh: async () => {
      const answer = await load();
      if (answer.ok) setKnown((current) => (current.key === key ? { key, answer } : current));
      return answer;
    },
    set: (data) => setKnown({ key, answer: { ok: true, data } }),
  };
}
