import { type RefObject, useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#client/state/browser-storage.ts';

type Ticks = {
  /** What contains all boxes, and the radio buttons that choose a list. */
  boxes: RefObject<HTMLFieldSetElement | null>;
  /** The values of the boxes that are ticked; undefined until the boxes were looked at, because a reload may have ticked some. */
  ticked: readonly string[] | undefined;
  /** To be called when a box was ticked. */
  keep: () => void;
};

const boxesIn = (root: ParentNode | null) => [...(root?.querySelectorAll<HTMLInputElement>('.tick') ?? [])];
const tickedIn = (root: ParentNode | null) => boxesIn(root).flatMap(({ checked, value }) => (checked ? value : []));

/** The boxes of all checklists, whose ticks are kept together. They are uncontrolled, so that a tick made before hydration stays. */
export function useTicks(): Ticks {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const [ticked, setTicked] = useState<readonly string[]>();
  useEffect(() => {
    const root = boxes.current;
    const stored = readStored('localStorage', 'checklists');
    for (const box of boxesIn(root)) box.checked ||= Array.isArray(stored) && stored.includes(box.value);
    setTicked(tickedIn(root));
    const chooseAddressed = () => {
      const id = CSS.escape(location.hash.slice(1));
      const addressed = root?.querySelector<HTMLInputElement>(`[type=radio][value="${id}"]`);
      if (addressed) addressed.checked = true;
    };
    chooseAddressed();
    addEventListener('hashchange', chooseAddressed);
    return () => removeEventListener('hashchange', chooseAddressed);
  }, []);
  return {
    boxes,
    ticked,
    keep: () => {
      const now = tickedIn(boxes.current);
      setTicked(now);
      writeStored('localStorage', 'checklists', now);
    },
  };
}
