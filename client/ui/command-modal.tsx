import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from './icon.tsx';

type CommandModalProps = {
  /** What the button that opens it names in `commandfor`. */
  id: string;
  title: string;
  closeLabel: string;
  /** Just before it opens or closes, also when it was opened before its script came. */
  onToggle: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A modal that needs no script: its buttons say `command="show-modal"` and `command="close"`, and it stays in the page. */
export function CommandModal({ id, title, closeLabel, onToggle, className = '', children }: CommandModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const announce = useEffectEvent(onToggle);
  // React hears of this event only on dialogs that it made itself, not on those that it hydrates.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.dataset.hydrated = '';
    const toggle = (event: ToggleEvent) => announce(event.newState === 'open');
    if (element.open) announce(true);
    element.addEventListener('beforetoggle', toggle);
    return () => element.removeEventListener('beforetoggle', toggle);
  }, []);
  return (
    <dialog
      ref={dialog}
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      // It may have been opened before its script came.
      suppressHydrationWarning
      className={`modal m-auto max-h-[90dvh] w-[calc(100%-1.5rem)] max-w-2xl overflow-y-auto overscroll-contain rounded border border-line bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.6)] ${className}`}
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-3 pr-2 pl-5 sm:pr-4 sm:pl-8">
        <h2 id={`${id}-title`} className="text-h3">
          {title}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label={closeLabel}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
