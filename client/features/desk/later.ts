import { type ComponentType, lazy } from 'react';
import { failing } from '#client/load-page.ts';

/** A part of the desk that comes when it is wanted. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => load().then((part) => ({ default: part }), failing('the desk')));
}
