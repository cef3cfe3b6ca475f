import { type RefObject, useEffect, useState } from 'react';
import { isStill } from '#client/ui/motion.ts';

/** In ms. All steps are over within 5 s: what moves longer by itself needs a control that stops it. */
const stepTime = 1600;

/**
 * The step that is shown until one is chosen: from the first to the last, each for a while once half of the stage is in view. The last
 * alone if nothing should move.
 */
export function usePlayOnce(stage: RefObject<HTMLElement | null>, last: number, isChosen: boolean): number {
  const [step, setStep] = useState(() => (isStill() ? last : 0));
  const isOver = isChosen || step === last;
  useEffect(() => {
    if (isOver || !stage.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(() => setStep(step + 1), stepTime);
      },
      { threshold: 0.5 },
    );
    observer.observe(stage.current);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [stage, step, isOver]);
  return step;
}
