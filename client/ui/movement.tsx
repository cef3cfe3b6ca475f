import { useState, ViewTransition, type ViewTransitionProps } from 'react';
import { isStill } from './motion.ts';

/** `<ViewTransition>`, but where nothing should move: React starts a transition for it also when its classes say 'none'. */
export function Movement(props: ViewTransitionProps) {
  const [isOff] = useState(isStill);
  return isOff ? props.children : <ViewTransition {...props} />;
}
