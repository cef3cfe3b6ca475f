import { loadOnce, type Settled } from '#client/load-once.ts';

type LoadedDesk = typeof import('./desk.tsx');

const known = new Map<string, Settled<LoadedDesk>>();

/** Rejects when the chunk can't be fetched. The Worker never asks for it, and so does not carry a copy of it. */
export function loadDesk(): Promise<LoadedDesk> {
  if (import.meta.env.SSR) throw new Error('The desk is for browsers alone');
  return loadOnce(known, 'desk', () => import('./desk.tsx'));
}
