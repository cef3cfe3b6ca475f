import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

type ModalProps = {
  /** The id of the dialog. The ids of its title and subtitle begin with it. */
  id: string;
  title: string;
  subtitle?: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Classes for its size. */
  size?: string;
  className?: string;
  /** Without content it has no header either. */
  children: ReactNode;
} & (OpenedByCommand | OpenWhileMounted);

/** The modal stays in the page. Buttons open it with `command="show-modal"` and its id in `commandfor`, which works without scripts. */
type OpenedByCommand = {
  /** Called just before it opens or closes, and at hydration if it is open already. */
  onToggle: (isOpen: boolean) => void;
};

type OpenWhileMounted = {
  onToggle?: never;
  /** Called for the close button. */
  onClose: () => void;
  /** Called instead for Escape, the system's back gesture or a click beside the modal, which may happen by mistake. */
  onDismiss?: () => void;
};

const mediumSize = 'max-h-[90dvh] w-[calc(100%-1.5rem)] max-w-2xl';

/** A dialog over the inert page, with a header that stays in view while its content scrolls. */
export function Modal({
  id,
  title,
  subtitle,
  closeLabel,
  size = mediumSize,
  className = '',
  children,
  ...opening
}: ModalProps) {
  const attributes = {
    id,
    closedby: 'any',
    'aria-labelledby': `${id}-title`,
    'aria-describedby': subtitle && `${id}-subtitle`,
    className: `modal m-auto scroll-pt-28 overflow-y-auto overscroll-contain rounded border border-line bg-paper text-ink backdrop:bg-[rgb(0_0_0/0.6)] ${size} ${className}`,
  } as const;
  const header = { id, title, subtitle, closeLabel };
  if (opening.onToggle) {
    return (
      <CommandDialog {...attributes} onToggle={opening.onToggle}>
        {children ? <ModalHeader {...header} closing={{ command: 'close', commandfor: id }} /> : null}
        {children}
      </CommandDialog>
    );
  }
  return (
    <Dialog {...attributes} modal onClose={opening.onDismiss ?? opening.onClose}>
      <ModalHeader {...header} closing={{ onClick: opening.onClose }} />
      {children}
    </Dialog>
  );
}

type CommandDialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'onToggle'> & OpenedByCommand;

function CommandDialog({ onToggle, children, ...props }: CommandDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const announce = useEffectEvent(onToggle);
  // Not a prop, because React listens to this event only on dialogs that it creates, not on those that it hydrates.
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
    // A dialog that was opened before hydration has an attribute that the server did not write.
    <dialog ref={dialog} suppressHydrationWarning {...props}>
      {children}
    </dialog>
  );
}

type ModalHeaderProps = Pick<ModalProps, 'id' | 'title' | 'subtitle' | 'closeLabel'> & {
  /** The attributes by which the button closes the modal. */
  closing: Pick<ComponentProps<'button'>, 'command' | 'commandfor' | 'onClick'>;
};

function ModalHeader({ id, title, subtitle, closeLabel, closing }: ModalHeaderProps) {
  const heading = (
    <h2 id={`${id}-title`} className="text-h3 min-w-0">
      {title}
    </h2>
  );
  const layout = subtitle ? 'items-start py-4 sm:py-5' : 'items-center py-3';
  return (
    <div
      className={`sticky top-0 z-10 flex justify-between gap-4 border-b border-line bg-paper pr-2 pl-5 sm:pr-4 sm:pl-8 ${layout}`}
    >
      {subtitle ? (
        <div className="min-w-0">
          {heading}
          <p id={`${id}-subtitle`} className="mt-1 text-balance text-mute">
            {subtitle}
          </p>
        </div>
      ) : (
        heading
      )}
      <button
        type="button"
        aria-label={closeLabel}
        className={`inline-flex size-11 shrink-0 items-center justify-center rounded border border-transparent hover:border-line active:border-ink ${subtitle ? '-mt-1.5' : ''}`}
        {...closing}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
