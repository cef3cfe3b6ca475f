import { useEffect, useRef } from 'react';
import { isStill } from './motion.ts';

/** In ms. */
const duration = 2000;

type CountUpProps = { value: number; suffix: string; className: string };

/**
 * Counts up to a whole number once at least half of it is in view. It begins at four fifths, so that it never shows a very different
 * figure. Without scripts, for search engines and in print it is the number itself.
 */
export function CountUp({ value, suffix, className }: CountUpProps) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const figure = element.current;
    const text = figure?.firstChild;
    if (!figure || !text || isStill()) return;
    let frame = 0;
    const end = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      text.nodeValue = String(value);
    };
    const count = (start: number) => {
      const from = firstFigure(value);
      const step = (now: number) => {
        const progress = Math.min((now - start) / duration, 1);
        // Eases out: slower towards the end.
        text.nodeValue = String(Math.round(value - (value - from) * (1 - progress) ** 3));
        if (progress < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count(performance.now());
      },
      { threshold: 0.5 },
    );
    observer.observe(figure);
    addEventListener('beforeprint', end);
    return () => {
      removeEventListener('beforeprint', end);
      end();
    };
  }, [value]);
  return (
    <p ref={element} className={className}>
      {value}
      {suffix}
    </p>
  );
}

/** Has as many digits as the number itself, so that the text after it does not move. */
function firstFigure(value: number): number {
  return Math.max(Math.round(value * 0.8), 10 ** (String(value).length - 1));
}
