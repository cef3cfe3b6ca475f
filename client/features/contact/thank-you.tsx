import { type DOMAttributes, type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { BookingLink } from '#client/layout/booking-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { Language } from '#shared/languages.ts';
import type { ContactFormTexts } from './contact-texts.ts';

type ThankYouProps = {
  content: ContactFormTexts;
  /** Null for visitors who asked for an e-mail. */
  booking: { language: Language; source: string } | null;
  /** `hadFocus`: whether focus was still in the panel. */
  onClose: (hadFocus: boolean) => void;
};

/** In ms. */
const closeDelay = 3000;

/** Replaces the form once its request is stored, and takes focus. */
export function ThankYou({ content: { thankYou, close }, booking, onClose }: ThankYouProps) {
  const panel = useRef<HTMLDivElement>(null);
  const closePanel = () => onClose(panel.current?.contains(document.activeElement) ?? false);
  // It stays open for visitors who book a meeting, because they return to it from the modal.
  const pauseHandlers = useAutomaticClose(booking ? null : closeDelay, closePanel);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="flex items-center gap-8 border-t-2 border-success bg-card px-5 py-8 sm:px-8"
      {...pauseHandlers}
    >
      <div className="flex-1">
        <Icon name="check" className="size-8 text-success" />
        <p className="mt-4 text-h2">{thankYou.title}</p>
        <p className="mt-3 max-w-xl text-lead">{thankYou.text}</p>
        {booking ? <p className="mt-3 max-w-xl">{thankYou.booking}</p> : null}
        <div className="mt-6 flex flex-wrap gap-3.5">
          {booking ? <BookingLink {...booking}>{thankYou.bookingLink}</BookingLink> : null}
          <Button variant="secondary" onClick={closePanel}>
            {close}
          </Button>
        </div>
      </div>
      <Drawing drawing={stepDrawings.draw} className="w-48 shrink-0 max-sm:hidden" />
    </div>
  );
}

type PauseHandlers = Pick<DOMAttributes<HTMLElement>, 'onPointerMove' | 'onPointerLeave' | 'onFocus' | 'onBlur'>;

/**
 * Calls `close` after `delay` ms, or never when `delay` is null. Returns handlers for the element that closes: the timer stops while the
 * pointer moves over the element or a control inside it has focus, and starts anew afterwards. A pointer that was already there when the
 * element appeared does not stop the timer, nor does focus on the element itself, because the visitor may be looking elsewhere.
 */
function useAutomaticClose(delay: number | null, close: () => void): PauseHandlers {
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
