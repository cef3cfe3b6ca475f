import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { readStored, writeStored } from '#client/state/browser-storage.ts';
import type { Checklist } from '#shared/content/types.ts';

/** The values of the boxes that are ticked; undefined until the boxes were looked at, because a reload may have ticked some. */
const tickedAtom = atom<string[] | undefined>(undefined);
/** The list that is shown; undefined until it is known which one the browser kept. */
const shownListAtom = atom<string | undefined>(undefined);

type Ticks = {
  /** What contains all boxes, and the radio buttons that choose a list. */
  boxes: RefObject<HTMLFieldSetElement | null>;
  /** To be called when a box was ticked. */
  keep: () => void;
  /** To be called when a list was chosen. */
  noteList: () => void;
};

const boxesIn = (root: ParentNode | null) => [...(root?.querySelectorAll<HTMLInputElement>('.tick') ?? [])];
const tickedIn = (root: ParentNode | null) => boxesIn(root).flatMap(({ checked, value }) => (checked ? value : []));
const listIn = (root: ParentNode | null) => root?.querySelector<HTMLInputElement>('[type=radio]:checked')?.value;

/** The boxes of all checklists, whose ticks are kept together. They are uncontrolled, so that a tick made before hydration stays. */
export function useTicks(): Ticks {
  const boxes = useRef<HTMLFieldSetElement>(null);
  const setTicked = useSetAtom(tickedAtom);
  const setList = useSetAtom(shownListAtom);
  useEffect(() => {
    const root = boxes.current;
    const stored = readStored('localStorage', 'checklists');
    for (const box of boxesIn(root)) box.checked ||= Array.isArray(stored) && stored.includes(box.value);
    setTicked(tickedIn(root));
    const chooseAddressed = () => {
      const id = CSS.escape(location.hash.slice(1));
      const addressed = root?.querySelector<HTMLInputElement>(`[type=radio][value="${id}"]`);
      if (addressed) addressed.checked = true;
      setList(listIn(root));
    };
    chooseAddressed();
    addEventListener('hashchange', chooseAddressed);
    return () => removeEventListener('hashchange', chooseAddressed);
  }, [setTicked, setList]);
  return {
    boxes,
    keep: () => {
      const ticked = tickedIn(boxes.current);
      setTicked(ticked);
      writeStored('localStorage', 'checklists', ticked);
    },
    noteList: () => setList(listIn(boxes.current)),
  };
}

/** How many items of a list are ticked, once that is known. */
export function useCount({ id }: Checklist): number | undefined {
  return useAtomValue(tickedAtom)?.filter((value) => value.startsWith(`${id} `)).length;
}

/** The list that is shown, at first the first one. */
export function useShownList(lists: readonly Checklist[]): Checklist | undefined {
  const shown = useAtomValue(shownListAtom);
  return lists.find(({ id }) => id === shown) ?? lists[0];
}
