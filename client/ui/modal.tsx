import type { MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

type ModalProps = {
  /** Begins the ids of its title and subtitle. */
  id: string;
  title: string;
  subtitle: string;
  /** What the close button is called. */
  closeLabel: string;
  /** By the close button. */
  onClose: () => void;
  /** By Escape, the system's back gesture or a click beside it, which may be meant otherwise. */
  onDismiss: () => void;
  /** Its size. */
  className: string;
  children: ReactNode;
};

/** A dialog over the inert page, with a title that stays in view while its content scrolls. Open as long as it is mounted. */
export function Modal({ id, title, subtitle, closeLabel, onClose, onDismiss, className, children }: ModalProps) {
  const startedOutside = useRef(false);
  return (
    <Dialog
      modal
      onClose={onDismiss}
      // A drag that starts in a field and ends outside is no click beside the dialog.
      onPointerDown={(event) => {
        startedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (startedOutside.current && isOutside(event)) onDismiss();
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subtitle`}
      className={`modal m-auto scroll-pt-28 overflow-y-auto overscroll-contain rounded border border-line bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.6)] ${className}`}
    >
      <div className="sticky top-0 z-10 flex items-start justify-between gap-4 border-b border-line bg-paper py-4 pr-2 pl-5 sm:py-5 sm:pr-4 sm:pl-8">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          <p id={`${id}-subtitle`} className="mt-1 text-balance text-mute">
            {subtitle}
          </p>
        </div>
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="-mt-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Dialog>
  );
}

function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
