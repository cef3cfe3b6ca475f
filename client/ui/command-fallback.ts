/** Supports buttons with `command`, and modals that a click beside them closes, in older browsers. */
export function supportCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
  if (!('closedBy' in HTMLDialogElement.prototype)) supportClosedBy();
}

function runCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button?.getAttribute('command') === 'close') dialog.close();
  else if (!dialog.open) dialog.showModal();
}

function supportClosedBy(): void {
  let pressed: HTMLDialogElement | null = null;
  document.addEventListener('pointerdown', (event) => {
    pressed = dialogBeside(event);
  });
  document.addEventListener('click', (event) => {
    const dialog = dialogBeside(event);
    // A drag that begins in the dialog and ends beside it must not close it.
    if (!dialog || dialog !== pressed) return;
    // Browsers also fire `cancel` first. It lets React close the dialogs that it has opened.
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}

/** The dialog on whose backdrop the event happened. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]'))) return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom ? target : null;
}
