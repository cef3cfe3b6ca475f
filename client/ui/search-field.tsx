import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isComposing } from './is-composing.ts';

type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  /** What is searched for. */
  value: string;
  onSearch: (words: string) => void;
};

/** In ms, from the last key to the search. */
const pause = 300;

/** Searches as somebody types. */
export function SearchField({ value, onSearch, ...props }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const sent = useRef(value);
  const search = useEffectEvent((wanted: string) => {
    sent.current = wanted;
    onSearch(wanted);
  });
  useEffect(() => {
    // Back, or the removal of all filters; not what was searched for, after which somebody may have typed on.
    if (value !== sent.current) setWords(value);
    sent.current = value;
  }, [value]);
  useEffect(() => {
    const wanted = words.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => search(wanted), pause);
    return () => clearTimeout(timer);
  }, [words, value]);
  return (
    <input
      type="search"
      value={words}
      maxLength={200}
      onChange={(event) => setWords(event.target.value)}
      // The page's own keys work again.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) event.currentTarget.blur();
      }}
      className="min-h-9 max-md:min-h-11 w-full rounded border border-field bg-card px-3 sm:text-ui placeholder:text-mute hover:border-ink max-sm:col-span-2 sm:w-72"
      {...props}
    />
  );
}
