import { useEffect, useRef } from 'react';
import { isStill } from './motion.ts';

/** How long it counts, in ms. */
const duration = 2000;

/** Counts up to a whole number once at least half of it is in view. The number itself stands in the HTML. */
export function CountUp({ value }: { value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const figure = element.current;
    const text = figure?.firstChild;
    if (!figure || !text || isStill()) return;
    let frame = 0;
    const count = (start: number) => {
      const step = (now: number) => {
        const progress = Math.min((now - start) / duration, 1);
        // Slower towards the end.
        text.nodeValue = String(Math.round(value * (1 - (1 - progress) ** 3)));
        if (progress < 1) frame = requestAnimationFrame(step);
        else figure.style.width = '';
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // So that what follows stays where it is while the digits are fewer.
        figure.style.width = `${figure.getBoundingClientRect().width}px`;
        count(performance.now());
      },
      { threshold: 0.5 },
    );
    observer.observe(figure);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      text.nodeValue = String(value);
      figure.style.width = '';
    };
  }, [value]);
  return (
    <span ref={element} className="inline-block text-right">
      {value}
    </span>
  );
}
