import { createContext, type ReactNode, Suspense, use, useEffect, useState } from 'react';

/** When a part of the page may be hydrated, and whom it tells that it is, or is gone. */
type Turn = { begun: Promise<void>; end: () => void };

export type HydrationTurns = ReturnType<typeof createHydrationTurns>;

/** Lets the parts of a page hydrate one after another, the first of the page first. */
export function createHydrationTurns() {
  const waiting: (() => void)[] = [];
  /** The first view waits for no turn, but only once it is hydrated is it known which parts follow it. */
  const unfinished = new Set<Turn | 'first view'>(['first view']);
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let areOver = false;
  const finishAtEnd = () => areOver && unfinished.size === 0 && finish();
  return {
    /** Fulfilled when the first view and all parts are hydrated. */
    end,
    endFirstView(): void {
      unfinished.delete('first view');
      finishAtEnd();
    },
    /** Begun already once all turns are given: what is drawn from then on was not drawn by the Worker. */
    take(): Turn {
      const { promise: begun, resolve } = Promise.withResolvers<void>();
      const turn: Turn = {
        begun,
        end: () => {
          unfinished.delete(turn);
          finishAtEnd();
        },
      };
      const begin = () => {
        // React reads it at once, also while it handles the click that the part was waiting for.
        Object.assign(begun, { status: 'fulfilled', value: undefined });
        resolve();
      };
      unfinished.add(turn);
      if (areOver) begin();
      else waiting.push(begin);
      return turn;
    },
    /** False when no part waits any more. */
    giveNext(): boolean {
      const begin = waiting.shift();
      begin?.();
      if (!begin) this.giveAll();
      return !areOver;
    },
    giveAll(): void {
      areOver = true;
      for (const begin of waiting.splice(0)) begin();
      finishAtEnd();
    },
  };
}

/** Null in the Worker, where nothing waits. */
export const HydrationTurnsContext = createContext<HydrationTurns | null>(null);

/**
 * A part of the page that is hydrated by itself, when it is its turn. Until then it stays as the Worker drew it: its links and forms work,
 * and React hydrates it at once when it is pressed.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  const turns = use(HydrationTurnsContext);
  // Kept here, because a component that waits during hydration forgets its state.
  const [turn] = useState(() => turns?.take() ?? null);
  useEffect(() => () => turn?.end(), [turn]);
  return (
    <Suspense fallback={null}>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Turn | null; children: ReactNode }) {
  if (turn) use(turn.begun);
  useEffect(() => turn?.end(), [turn]);
  return children;
}

/** False until the whole page is hydrated; in the Worker always. It changes in an update of its own and not in that of a part. */
export function useIsPageHydrated(): boolean {
  const turns = use(HydrationTurnsContext);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => void turns?.end.then(() => setHydrated(true)), [turns]);
  return isHydrated;
}
