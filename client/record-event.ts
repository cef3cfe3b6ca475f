import type { EventLabels, EventName } from '#shared/events.ts';
import { whenIdle } from './when-idle.ts';

let firstIdleTime: Promise<void> | undefined;

/** Records what the visitor did, on the current page. The module that sends events is loaded after the first one, in idle time. */
export function recordEvent<Name extends EventName>(name: Name, label: EventLabels[Name]): void {
  const { pathname } = location;
  firstIdleTime ??= new Promise(whenIdle);
  const loaded = firstIdleTime.then(() => import('./features/events/send-events.ts'));
  loaded.then(
    ({ addEvent }) => addEvent(name, label, pathname),
    // The module cannot be loaded offline or after a deploy. Then the event is not counted.
    () => undefined,
  );
}
