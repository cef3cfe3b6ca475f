import { type DOMAttributes, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

type PauseHandlers = Pick<DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Calls `close` after `delay` ms, or never when `delay` is null. Returns handlers for the element that closes: the timer stops while the
 * pointer moves over the element or a control inside it has focus, and starts anew afterwards. A pointer that was already there when the
 * element appeared does not stop the timer, nor does focus on the element itself, because the visitor may be looking elsewhere.
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
