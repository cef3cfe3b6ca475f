import type { Composition } from '#client/ui/drawing/compose.ts';

export type Drawings = Composition | Record<string, Composition>;

/** What each module of `client/drawings` exports, by its path. Runs in Vite's module runner. */
export const modules = import.meta.glob<Record<string, Drawings>>('/client/drawings/*.ts', { eager: true });
