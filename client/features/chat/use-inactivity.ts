import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** In ms, until the visitor is asked. */
const inactivityTimeout = 300_000;
/** In ms, from the question to the end of the session. */
const answerTimeout = 60_000;
/** In ms. */
const checkInterval = 1000;

const activityEvents = [
  'mousemove',
  'pointerdown',
  'click',
  'keydown',
  'input',
  'touchstart',
  'touchmove',
  'wheel',
  'scroll',
];

/**
 * Asks after five minutes without activity, and calls `onEnd` after a minute without an answer. Both are measured by the clock, because
 * browsers slow down the timers of hidden tabs. In a hidden tab the session does not end: the visitor finds the question there.
 */
export function useInactivity(isPaused: boolean, onEnd: () => void) {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [clock] = useState(createIdleClock);
  const askedAt = useRef<number | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const check = () => {
      if (askedAt.current === null) {
        if (clock.idle() < inactivityTimeout) return;
        askedAt.current = Date.now();
      }
      const left = askedAt.current + answerTimeout - Date.now();
      if (left > 0) setSecondsLeft(Math.ceil(left / 1000));
      else if (document.visibilityState === 'visible') end();
    };
    const noteActivity = () => {
      // A visitor who comes back after more than five minutes is still asked.
      if (askedAt.current === null && clock.idle() < inactivityTimeout) clock.reset();
      else check();
    };
    const restartQuestion = () => {
      if (document.visibilityState !== 'visible') return;
      if (askedAt.current !== null) askedAt.current = Date.now();
      check();
    };
    const timer = setInterval(check, checkInterval);
    for (const event of activityEvents) addEventListener(event, noteActivity, { capture: true, passive: true });
    document.addEventListener('visibilitychange', restartQuestion);
    return () => {
      clearInterval(timer);
      for (const event of activityEvents) removeEventListener(event, noteActivity, { capture: true });
      document.removeEventListener('visibilitychange', restartQuestion);
    };
  }, [clock]);

  useEffect(() => {
    if (!isPaused) return;
    clock.pause();
    return () => clock.resume();
  }, [isPaused, clock]);

  return {
    /** Seconds left to answer 'Are you still there?'; null while the question is not shown. */
    secondsLeft,
    /** The visitor answered. */
    stay: () => {
      askedAt.current = null;
      clock.reset();
      setSecondsLeft(null);
    },
  };
}

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
