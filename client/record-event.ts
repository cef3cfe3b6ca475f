import type { EventLabels, EventName } from '#shared/events.ts';

/** Records what the visitor did, on the current page. The module that sends events is loaded with the first event, after hydration. */
export function recordEvent<Name extends EventName>(name: Name, label: EventLabels[Name]): void {
  const { pathname } = location;
  import('./features/events/send-events.ts').then(
    ({ addEvent }) => addEvent(name, label, pathname),
    // The module cannot be loaded offline or after a deploy. Then the event is not counted.
    () => undefined,
  );
}
