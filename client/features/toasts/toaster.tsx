import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Toast } from '#client/ui/toast.tsx';
import type { ToastKind } from './show-toast.ts';

/** In ms. Those that say that something is going on stay until it is done; the library keeps at most 20. */
const options = { duration: 5000, loading: { duration: Number.POSITIVE_INFINITY } };

/** By a pointer on a toast, or by focus in it. */
const nothingHeld = { pointer: false, focus: false };

export function addToast(kind: ToastKind, text: string): void {
  toast[kind](text);
}

export function dismissToasts(): void {
  toast.dismiss();
}

export function Toaster({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster(options);
  const [held, setHeld] = useState(nothingHeld);
  // No event tells of a pointer or a focus that what moved away has lost.
  const home = useTopmostPlace(() => setHeld(nothingHeld));
  const cameFrom = useRef<Element | null>(null);
  const visible = toasts.filter((each) => each.visible);

  const isHeld = held.pointer || held.focus;
  const startPause = useEffectEvent(handlers.startPause);
  const endPause = useEffectEvent(handlers.endPause);
  // Ended once for each start: a second end would add decades to each toast's time.
  useEffect(() => {
    if (!isHeld) return;
    startPause();
    return () => endPause();
  }, [isHeld]);

  function hold(by: keyof typeof nothingHeld, isNowHeld: boolean): void {
    setHeld((before) => ({ ...before, [by]: isNowHeld }));
  }

  function noteFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    hold('focus', true);
  }

  function dismiss(id: string): void {
    toast.dismiss(id);
    // Its button goes with it, without a word to whom it concerns.
    const hadFocus = held.focus;
    hold('focus', false);
    if (visible.length === 1) hold('pointer', false);
    if (hadFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return createPortal(
    <div
      role="status"
      aria-atomic="false"
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={noteFocus}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) hold('focus', false);
      }}
      data-screen-only=""
      // In a modal below its close button, and on phones, where that would be over what the modal says, to the left of it.
      className="fixed top-20 right-5 z-40 sm:in-[dialog]:top-[calc(5dvh+4.25rem)] max-sm:in-[dialog]:top-3 max-sm:in-[dialog]:right-18 grid max-h-[calc(100dvh-6rem)] w-96 max-w-[calc(100%-2.5rem)] max-sm:in-[dialog]:max-w-[calc(100%-5.25rem)] gap-2 overflow-y-auto"
    >
      {visible.map(({ id, type, message }) => (
        <Toast
          key={id}
          kind={type === 'error' || type === 'loading' ? type : 'success'}
          closeLabel={closeLabel}
          onClose={() => dismiss(id)}
        >
          {String(message)}
        </Toast>
      ))}
    </div>,
    home,
  );
}

/** An element that moves into the topmost modal dialog: what is outside of it can neither be pointed at nor read out. */
function useTopmostPlace(onMove: () => void): HTMLElement {
  const [home] = useState(() => document.createElement('div'));
  const noteMove = useEffectEvent(onMove);
  useEffect(() => {
    const settle = () => {
      // React would take one that it has not hydrated yet, and finds changed, for broken.
      const place = [...document.querySelectorAll('dialog:modal[data-hydrated]')].at(-1) ?? document.body;
      if (home.parentElement === place) return;
      place.append(home);
      noteMove();
    };
    settle();
    const observer = new MutationObserver(settle);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-hydrated'] });
    return () => {
      observer.disconnect();
      home.remove();
    };
  }, [home]);
  return home;
}
