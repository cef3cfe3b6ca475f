import { atom } from 'jotai';

/** The sessions booked since the page was loaded. A set, because the widget may report one twice. */
export const bookedSessionsAtom = atom<ReadonlySet<string>>(new Set<string>());
