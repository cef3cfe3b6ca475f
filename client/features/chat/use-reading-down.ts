import { useEffect, useState } from 'react';

/** In px. A resting finger also scrolls the page a little, so smaller moves are ignored. */
const leastMove = 8;
/** Up to this scroll position the visitor counts as at the top of the page, in px. */
const top = 48;

/** Whether the visitor is reading down the page: not at its top, and the last scroll was downwards. */
export function useReadingDown(): boolean {
  const [isReading, setReading] = useState(false);
  useEffect(() => {
    let last = 0;
    const look = () => {
      if (scrollY > top && Math.abs(scrollY - last) < leastMove) return;
      setReading(scrollY > top && scrollY > last);
      last = scrollY;
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isReading;
}
