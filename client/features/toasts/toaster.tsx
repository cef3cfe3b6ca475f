import { type FocusEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { WarningMark } from '#client/ui/warning-mark.tsx';
import type { ToastKind } from './show-toast.ts';
import './toasts.css';

/** Durations in ms. Loading toasts stay until they are dismissed. The library keeps at most 20 toasts. */
const options = { duration: 5000, loading: { duration: Number.POSITIVE_INFINITY } };

/** The toasts' timers are paused while a pointer is on a toast or focus in one. */
const notHeld = { pointer: false, focus: false };

export function addToast(kind: ToastKind, text: string): void {
  toast[kind](text);
}

export function dismissToasts(): void {
  toast.dismiss();
}

export function Toaster({ closeLabel }: { closeLabel: string }) {
  const { toasts, handlers } = useToaster(options);
  const [held, setHeld] = useState(notHeld);
  // When a toast moves, no event says that it has lost the pointer or focus.
  const element = useTopmostContainer(() => setHeld(notHeld));
  const cameFrom = useRef<Element | null>(null);
  const visible = toasts.filter((each) => each.visible);

  const isHeld = held.pointer || held.focus;
  const startPause = useEffectEvent(handlers.startPause);
  const endPause = useEffectEvent(handlers.endPause);
  // The library needs exactly one `endPause` for each `startPause`: a second one would add decades to each toast's duration.
  useEffect(() => {
    if (!isHeld) return;
    startPause();
    return () => endPause();
  }, [isHeld]);

  function hold(by: keyof typeof notHeld, isNowHeld: boolean): void {
    setHeld((before) => ({ ...before, [by]: isNowHeld }));
  }

  function noteFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    hold('focus', true);
  }

  function dismiss(id: string): void {
    toast.dismiss(id);
    // The button that had the pointer and focus is removed, and no event says so.
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
      className="toasts"
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
    element,
  );
}

/** An element that moves into the topmost modal dialog, because everything outside of a modal dialog is inert. */
function useTopmostContainer(onMove: () => void): HTMLElement {
  const [element] = useState(() => document.createElement('div'));
  const noteMove = useEffectEvent(onMove);
  useEffect(() => {
    const move = () => {
      // Not into a dialog before its hydration: React would see a mismatch and render the dialog anew.
      const container = [...document.querySelectorAll('dialog:modal[data-hydrated]')].at(-1) ?? document.body;
      if (element.parentElement === container) return;
      container.append(element);
      noteMove();
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open', 'data-hydrated'] });
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [element]);
  return element;
}

const marks = {
  success: <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />,
  error: <WarningMark className="mt-0.5 size-5 text-error" />,
  loading: <Spinner className="mt-0.5 size-5 shrink-0" />,
};

type ToastProps = {
  kind: keyof typeof marks;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A short message over the page. The live region around it announces it when the screen reader pauses; an error is an alert, which is
 * announced at once.
 */
function Toast({ kind, closeLabel, onClose, children }: ToastProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      data-kind={kind}
      className="toast flex flex-wrap items-start justify-between gap-x-3 rounded border border-line bg-card text-ui text-ink"
    >
      <span className="py-2">{marks[kind]}</span>
      <p className="min-w-0 flex-1 py-2.5 text-balance">{children}</p>
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
