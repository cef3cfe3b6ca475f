import { useEffect, useState } from 'react';

/** In ms. */
const announcementDelay = 1000;

/** How many characters are left. It is always visible, and announced to screen readers when the visitor stops typing for a moment. */
export function Counter({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), announcementDelay);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="mt-1.5 ml-auto text-sm tabular-nums text-mute">
      <span aria-hidden="true">{text}</span>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </p>
  );
}
