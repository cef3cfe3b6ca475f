import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import type { Checklist } from '#shared/content/types.ts';

type Ticks = {
  /** What contains all boxes. */
  boxes: RefObject<HTMLFieldSetElement | null>;
  /** How many of a list are ticked; undefined until the boxes were looked at, because a reload may have ticked some. */
  countOf: (list: Checklist) => number | undefined;
  /** To be called when a box was ticked. */
  keep: () => void;
};

/** The boxes of all checklists, whose ticks are kept together. They are uncontrolled, so that a tick made before hydration stays. */
export function useTicks(): Ticks {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const [ticked, setTicked] = useState<string[]>();
  const all = () => [...(boxes.current?.querySelectorAll<HTMLInputElement>('.tick') ?? [])];
  const look = () => {
    const values = all().flatMap(({ checked, value }) => (checked ? value : []));
    setTicked(values);
    return values;
  };
  useEffect(() => {
    const stored = readStored('localStorage', 'checklists');
    for (const box of all()) box.checked ||= Array.isArray(stored) && stored.includes(box.value);
    look();
    const chooseAddressed = () => {
      const id = CSS.escape(location.hash.slice(1));
      const addressed = boxes.current?.querySelector<HTMLInputElement>(`[type=radio][value="${id}"]`);
      if (addressed) addressed.checked = true;
    };
    chooseAddressed();
    addEventListener('hashchange', chooseAddressed);
    return () => removeEventListener('hashchange', chooseAddressed);
  }, []);
  return {
    boxes,
    countOf: ({ id }) => ticked?.filter((value) => value.startsWith(`${id} `)).length,
    keep: () => writeStored('localStorage', 'checklists', look()),
  };
}
