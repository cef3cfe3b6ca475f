/**
 * When the first press of a double click opens a dialog, the second falls on the dialog or beside it. It is ignored, so that it presses and
 * closes nothing there.
 */
export function ignoreSecondPress(): void {
  let last: { event: MouseEvent; dialog: Element | null } | undefined;
  let isTouch = false;
  let isIgnored = false;
  const note = (event: MouseEvent, isRepeated: boolean) => {
    const dialog = event.target instanceof Element ? event.target.closest('dialog') : null;
    isIgnored = isRepeated && dialog !== null && dialog !== last?.dialog;
    last = { event, dialog: isIgnored && last ? last.dialog : dialog };
  };
  const ignore = (event: Event) => {
    if (!isIgnored) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // `click` is the last event of a press.
    if (event.type === 'click') isIgnored = false;
  };
  const listeners = {
    // For a mouse the browser counts clicks itself. For touch it does so only after a dialog has been closed, which is too late.
    pointerdown: (event: PointerEvent) => {
      isTouch = event.pointerType !== 'mouse';
      if (isTouch) note(event, last !== undefined && isNear(event, last.event));
    },
    mousedown: (event: MouseEvent) => !isTouch && note(event, event.detail > 1),
    // A press beside a dialog fires `cancel`, which would close it.
    cancel: ignore,
    click: ignore,
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);
}

/** Within 300 ms and 24 px. */
function isNear(event: MouseEvent, before: MouseEvent): boolean {
  const distance = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return event.timeStamp - before.timeStamp < 300 && distance < 24;
}
