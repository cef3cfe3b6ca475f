/** In ms: whatever goes on longer has been ended by the platform, which tells nobody. */
const maximumStay = 60_000;

/**
 * Lets only so many pieces of work of an isolate go on at once, because the service behind them answers no faster when more wait for it.
 * @returns null, at once, for work that found no room and was not begun
 */
export function createGate(capacity: number) {
  const inside = new Set<{ since: number }>();
  return async <Value>(work: () => Promise<Value>): Promise<Value | null> => {
    for (const visit of inside) if (visit.since < Date.now() - maximumStay) inside.delete(visit);
    if (inside.size >= capacity) return null;
    const visit = { since: Date.now() };
    inside.add(visit);
    try {
      return await work();
    } finally {
      inside.delete(visit);
    }
  };
}
