import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createIdleClock } from './idle-clock.ts';

/** Until the visitor is asked, in ms. */
const patience = 300_000;
/** For the answer, in ms. */
const answerTime = 60_000;
const period = 1000;

const signsOfLife = [
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

type Inactivity = {
  /** For the answer to 'Are you still there?'; null while that is not asked. */
  secondsLeft: number | null;
  /** The visitor answered. */
  stay: () => void;
};

/**
 * Asks after five minutes without a sign of life and ends after a minute without an answer; both by the clock, so that a
 * browser which slows down the timers of a hidden tab does not matter. A hidden tab is never ended: the question waits there.
 */
export function useInactivity(isStopped: boolean, onEnd: () => void): Inactivity {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const [clock] = useState(createIdleClock);
  const askedAt = useRef<number | null>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    const check = () => {
      if (askedAt.current === null) {
        if (clock.idle() < patience) return;
        askedAt.current = Date.now();
      }
      const left = askedAt.current + answerTime - Date.now();
      if (left > 0) setSecondsLeft(Math.ceil(left / 1000));
      else if (document.visibilityState === 'visible') end();
    };
    const touch = () => {
      // Whoever comes back after a while is asked, however lively.
      if (askedAt.current === null && clock.idle() < patience) clock.touch();
      else check();
    };
    const welcomeBack = () => {
      if (document.visibilityState !== 'visible') return;
      if (askedAt.current !== null) askedAt.current = Date.now();
      check();
    };
    const timer = setInterval(check, period);
    for (const sign of signsOfLife) addEventListener(sign, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', welcomeBack);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) removeEventListener(sign, touch, { capture: true });
      document.removeEventListener('visibilitychange', welcomeBack);
    };
  }, [clock]);

  useEffect(() => {
    if (!isStopped) return;
    clock.stop();
    return () => clock.start();
  }, [isStopped, clock]);

  return {
    secondsLeft,
    stay: () => {
      askedAt.current = null;
      clock.touch();
      setSecondsLeft(null);
    },
  };
}
