/** Measures inactivity by the system's clock, which also runs while the tab or the machine sleeps. */
export type IdleClock = {
  /** The visitor did something. */
  reset(): void;
  /** The time from here to `resume` does not count. */
  pause(): void;
  resume(): void;
  /** How long nothing happened, in ms. */
  idle(): number;
};

export function createIdleClock(): IdleClock {
  let last = Date.now();
  let pausedAt: number | null = null;
  const now = () => pausedAt ?? Date.now();
  return {
    reset: () => {
      last = now();
    },
    pause: () => {
      pausedAt ??= Date.now();
    },
    resume: () => {
      if (pausedAt === null) return;
      last += Date.now() - pausedAt;
      pausedAt = null;
    },
    idle: () => {
      // After the system's clock was set back, it would otherwise take hours until the visitor is asked.
      if (last > now()) last = now();
      return now() - last;
    },
  };
}
