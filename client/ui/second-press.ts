/**
 * The first press of a double click may open a dialog, and the second then falls on it or beside it. It closes nothing and presses
 * nothing there.
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
    // The last event of a press.
    if (event.type === 'click') isIgnored = false;
  };
  const listeners = {
    // Of a mouse the browser counts the clicks; of a finger only when a dialog has been closed already.
    pointerdown: (event: PointerEvent) => {
      isTouch = event.pointerType !== 'mouse';
      if (isTouch) note(event, last !== undefined && isNear(event, last.event));
    },
    mousedown: (event: MouseEvent) => !isTouch && note(event, event.detail > 1),
    // A press beside a dialog asks it to close.
    cancel: ignore,
    click: ignore,
  };
  for (const [type, listener] of Object.entries(listeners)) addEventListener(type, listener as EventListener, true);
}

/** In time, 300 ms, and in place, 24 px. */
function isNear(event: MouseEvent, before: MouseEvent): boolean {
  const distance = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
  return event.timeStamp - before.timeStamp < 300 && distance < 24;
}
