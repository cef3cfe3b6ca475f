let askedAt: number | null = null;

/**
 * Calls `end` at the first signal that asks this process to end; one that comes later ends it as it stands. Listeners of others are removed.
 * Ctrl-C in a terminal signals npm and this process alike, and npm passes its own on, so signals within a second count as one.
 */
export function takeSignals(end: (signal: string) => void): void {
  const take = (signal: string) => {
    if (askedAt === null) {
      askedAt = performance.now();
      end(signal);
    } else if (performance.now() - askedAt > 1000) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, take);
}
