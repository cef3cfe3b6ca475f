import { useState, ViewTransition, type ViewTransitionProps } from 'react';
import { isStill } from './motion.ts';

/**
 * `<ViewTransition>`, left out where nothing should move. Classes of 'none' are not enough, because React starts a transition for them too.
 */
export function Movement(props: ViewTransitionProps) {
  const [isOff] = useState(isStill);
  return isOff ? props.children : <ViewTransition {...props} />;
}
