import { useSyncExternalStore } from 'react';

/** The same as the variant `cramped` in the stylesheet. */
const cramped = '(width < 40rem) or (height < 30rem)';

/** Whether the view is so small that the panel fills it. */
export function useFillsScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(cramped).matches);
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(cramped);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
