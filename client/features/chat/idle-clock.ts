/** Measures inactivity by the system's clock, which also runs while the tab or the machine sleeps. */
export function createIdleClock() {
  let last = Date.now();
  let pausedAt: number | null = null;
  const now = () => pausedAt ?? Date.now();
  return {
    /** The visitor did something. */
    reset: () => {
      last = now();
    },
    /** The time from here to `resume` does not count. */
    pause: () => {
      pausedAt ??= Date.now();
    },
    resume: () => {
      if (pausedAt === null) return;
      last += Date.now() - pausedAt;
      pausedAt = null;
    },
    /** How long nothing happened, in ms. */
    idle: () => {
      // When the system's clock is set back, the visitor would otherwise be asked hours too late.
      if (last > now()) last = now();
      return now() - last;
    },
  };
}
