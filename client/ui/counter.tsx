import { useEffect, useState } from 'react';

/** A pause of typing, in ms. */
const pause = 1000;

/** Says how much room is left: at once to those who see it, and in a pause of typing to those who hear it. */
export function Counter({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="mt-1.5 ml-auto text-sm tabular-nums text-mute">
      <span aria-hidden="true">{text}</span>
      <span role="status" className="sr-only">
        {said}
      </span>
    </p>
  );
}
