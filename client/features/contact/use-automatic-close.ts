import { type DOMAttributes, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

type PauseHandlers = Pick<DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Calls `close` after `delay` ms, or never where that is null. Returns handlers for the element that closes: while the pointer moves
 * over it, or a control inside has focus, the timer stops, and afterwards starts anew. A pointer that was there before the element
 * appeared does not stop it, nor does focus on the element itself: the visitor may be reading something else.
 */
export function useAutomaticClose(delay: number | null, close: () => void): PauseHandlers {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isPointedAt || isFocused;
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (delay === null || isPaused) return;
    const timer = setTimeout(() => closeNow(), delay);
    return () => clearTimeout(timer);
  }, [delay, isPaused]);
  const isInside = ({ currentTarget }: FocusEvent, node: EventTarget | null) =>
    node instanceof Node && node !== currentTarget && currentTarget.contains(node);
  return {
    onPointerMove: ({ movementX, movementY }) => {
      if (movementX !== 0 || movementY !== 0) setPointedAt(true);
    },
    onPointerLeave: () => setPointedAt(false),
    onFocus: (event) => setFocused(isInside(event, event.target)),
    onBlur: (event) => setFocused(isInside(event, event.relatedTarget)),
  };
}
