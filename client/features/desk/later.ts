import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { PageLoadError } from '#client/load-page.ts';

/** A part of the desk that comes when it is wanted. */
export function later<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (cause) => {
        throw new PageLoadError('A part of the desk could not be loaded', { cause });
      },
    ),
  );
}
