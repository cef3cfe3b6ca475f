import { type DOMAttributes, type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

type Holds = Pick<DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Closes something by itself after so many ms; never for null. It waits while the pointer is moved over it and while focus is on a
 * control in it, and then the time starts anew. A pointer that lies where it appears, and focus on the element itself, do not
 * hold it: nobody has put them there.
 */
export function useAutomaticClose(after: number | null, close: () => void): Holds {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (after === null || isHeld) return;
    const timer = setTimeout(() => closeNow(), after);
    return () => clearTimeout(timer);
  }, [after, isHeld]);
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
