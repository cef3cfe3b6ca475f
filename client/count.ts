import type { EventLabels, EventName } from '#shared/events.ts';

/** Counts what the visitor did, on the page that they are on. The counter is loaded with the first event, which comes once the page answers. */
export function count<Name extends EventName>(name: Name, label: EventLabels[Name]): void {
  const { pathname } = location;
  import('./features/counting/counter.ts').then(
    (counter) => counter.add(name, label, pathname),
    // Offline, or after a deploy: then nothing is counted.
    () => undefined,
  );
}
