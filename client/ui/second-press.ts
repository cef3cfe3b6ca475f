/**
 * When the first press of a double click opens a dialog, the second falls on the dialog or beside it, or ends there because the dialog
 * opened while it lasted. It is ignored, so that it presses and closes nothing there.
 */
export function ignoreSecondPress(): void {
  let last: { event: MouseEvent; dialog: Element | null } | undefined;
  let isTouch = false;
  let isIgnored = false;
  /** The dialogs that were open when the press began; null between presses. */
  let openBefore: Element[] | null = null;
  const note = (event: MouseEvent, isRepeated: boolean) => {
    const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
    isIgnored = isRepeated && dialog !== null && dialog !== last?.dialog;
    last = { event, dialog: isIgnored && last ? last.dialog : dialog };
  };
  const ignore = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners = {
    // For a mouse the browser counts clicks itself. For touch it does so only after a dialog has been closed, which is too late.
    pointerdown: (event: PointerEvent) => {
      openBefore = [...document.querySelectorAll('dialog[open]')];
      isTouch = event.pointerType !== 'mouse';
      if (isTouch) note(event, last !== undefined && isNear(event, last.event));
    },
    mousedown: (event: MouseEvent) => !isTouch && note(event, event.detail > 1),
    // A press beside a dialog fires `cancel`, which would close it.
    cancel: (event: Event) => {
      const hasJustOpened = openBefore !== null && !openBefore.includes(event.target as Element);
      if (isIgnored || hasJustOpened) ignore(event);
    },
    // The last event of a press.
    click: (event: MouseEvent) => {
      if (isIgnored) ignore(event);
      isIgnored = false;
      openBefore = null;
    },
    // Escape fires `cancel` as well.
    keydown: () => {
      openBefore = null;
    },
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);
}

/** Within 300 ms and 24 px. */
function isNear(event: MouseEvent, before: MouseEvent): boolean {
  const distance = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return event.timeStamp - before.timeStamp < 300 && distance < 24;
}
