import { useState, ViewTransition, type ViewTransitionProps } from 'react';
import { useIsPageHydrated } from './hydrate-later.tsx';
import { isStill } from './motion.ts';

/**
 * `<ViewTransition>`, left out where nothing should move. Classes of 'none' are not enough, because React starts a transition for them too.
 */
export function Movement(props: ViewTransitionProps) {
  const [isOff] = useState(isStill);
  // React would take a part that it hydrates for one that has changed and start a transition, which restyles the page three times.
  const canMove = useIsPageHydrated();
  return isOff ? props.children : <ViewTransition {...props} {...(!canMove && { update: 'none' })} />;
}
