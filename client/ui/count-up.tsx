import { useEffect, useRef } from 'react';
import { isStill } from './motion.ts';

/** In ms. */
const duration = 2000;

/** Counts from 0 to a whole number once at least half of it is in view. Without scripts and for search engines the HTML has the number. */
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
        // Eases out: slower towards the end.
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
        // Fewer digits must not move the text that follows.
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
