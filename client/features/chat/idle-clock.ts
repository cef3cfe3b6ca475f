/** Tells how long nothing happened, by the clock of the day: that also runs while a tab sleeps. */
export type IdleClock = {
  /** Something happened. */
  touch(): void;
  /** The time until `start` does not count. */
  stop(): void;
  start(): void;
  /** In ms. */
  idle(): number;
};

export function createIdleClock(): IdleClock {
  let last = Date.now();
  let stoppedAt: number | null = null;
  const now = () => stoppedAt ?? Date.now();
  return {
    touch: () => {
      last = now();
    },
    stop: () => {
      stoppedAt ??= Date.now();
    },
    start: () => {
      if (stoppedAt === null) return;
      last += Date.now() - stoppedAt;
      stoppedAt = null;
    },
    idle: () => {
      // A clock that was set back would otherwise ask hours too late.
      if (last > now()) last = now();
      return now() - last;
    },
  };
}
