import { useEffect, useState } from 'react';

/** In px. A finger that rests on the screen moves the page a little, too. */
const leastMove = 8;
/** So far down a page still counts as its top, in px. */
const top = 48;

/** Whether the visitor is reading down the page: not at its top, and not after scrolling up. */
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
