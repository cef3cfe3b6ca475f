import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComposing } from '#client/ui/is-composing.ts';
import { useShortcuts } from './shortcuts.ts';

type SearchFieldProps = { label: string; placeholder: string; value: string; onSearch: (words: string) => void };

/** In ms, from the last key to the search. */
const pause = 300;

export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const [searched, setSearched] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent(onSearch);
  useShortcuts({ search: () => field.current?.select() });
  // Back, or the removal of all filters; not what was searched for, after which somebody may have typed on.
  if (value !== searched) {
    setSearched(value);
    if (value !== sent) setWords(value);
    setSent(value);
  }
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search(wanted);
    }, pause);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <input
      ref={field}
      type="search"
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={placeholder}
      value={words}
      maxLength={200}
      onChange={(event) => setWords(event.target.value)}
      // Single keys work again.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.currentTarget.blur();
      }}
      className="min-h-9 w-full rounded border border-field bg-card px-3 text-ui placeholder:text-mute hover:border-ink max-sm:col-span-2 sm:w-72"
    />
  );
}
