import { loadOnce, type Settled } from '#client/load-once.ts';

type LoadedDesk = typeof import('./desk.tsx');

const known = new Map<string, Settled<LoadedDesk>>();

/** Rejects when the chunk can't be fetched. */
export function loadDesk(): Promise<LoadedDesk> {
  return loadOnce(known, 'desk', () => import('./desk.tsx'));
}
