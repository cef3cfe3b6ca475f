import { atom } from 'jotai';

/** What was booked since the page was opened, each session once: the widget may report one twice. */
export const bookedSessionsAtom = atom<ReadonlySet<string>>(new Set<string>());
