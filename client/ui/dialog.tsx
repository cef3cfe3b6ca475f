import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { isComposing } from './is-composing.ts';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> & {
  /** Keeps focus inside and makes the page behind it inert. */
  modal: boolean;
  /** Called when the visitor asks to close it: by Escape, the system's back gesture or, with `closedby="any"`, a click beside it. */
  onClose: () => void;
};

/** A dialog that is open as long as it is mounted. */
export function Dialog({ modal, onClose, children, ...props }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (modal) element.showModal();
    // `show()` would take focus from its current place.
    else element.open = true;
    return () => element.close();
  }, [modal]);
  return (
    <dialog
      ref={dialog}
      data-hydrated=""
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !modal && !isComposing(event.nativeEvent)) onClose();
      }}
      {...props}
    >
      {children}
    </dialog>
  );
}
