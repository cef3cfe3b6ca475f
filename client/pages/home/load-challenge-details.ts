// What the modals of the challenges say stands in the HTML, so that they open without scripts. The browser loads its own copy,
// with which it keeps them, once somebody shows interest in one, or comes to the home page without its HTML.
import type { MouseEvent } from 'react';
import { loadOnce, type Settled } from '#client/load-once.ts';
import { type Language, languages } from '#shared/languages.ts';

const texts = {
  en: () => import('#shared/content/en/challenge-details.ts'),
  nl: () => import('#shared/content/nl/challenge-details.ts'),
};

const load = async (language: Language) => {
  const [{ ChallengeModals }, { challengeDetails }] = await Promise.all([
    import('./challenge-modals.tsx'),
    texts[language](),
  ]);
  return { ChallengeModals, content: challengeDetails };
};

type LoadedDetails = Awaited<ReturnType<typeof load>>;

const known = new Map<string, Settled<LoadedDetails>>();

let want: () => void;
const wanted = new Promise<void>((resolve) => {
  want = resolve;
});

export function wantChallengeDetails(): void {
  want();
}

/** The button that was pressed last while its modal was still on its way. */
let early: HTMLElement | undefined;

export function notePress({ currentTarget: button }: MouseEvent<HTMLElement>): void {
  if (!document.getElementById(button.getAttribute('commandfor') ?? '')) early = button;
}

/** One that has left the page meanwhile does nothing. */
export function pressAgain(): void {
  early?.click();
  early = undefined;
}

/** Never rejects: where the chunk can't be had, the modals of the HTML stay as they are. */
export function loadChallengeDetails(language: Language): Promise<LoadedDetails> {
  return loadOnce(known, language, async () => {
    if (import.meta.env.SSR) return load(language);
    await wanted;
    return load(language).catch(() => new Promise<never>(() => undefined));
  });
}

/** The server renders without waiting: for it, they are there before the page is. */
export async function prepareChallengeDetails(): Promise<void> {
  if (import.meta.env.SSR) await Promise.all(languages.map(loadChallengeDetails));
}
