import type { Language } from '#shared/languages.ts';
import { useDesk } from './desk-context.ts';

const locales = { en: 'en-US', nl: 'nl-NL' };

type MomentProps = { time: string /** Without the day's year. */; short?: boolean };

/** A moment by the reader's own clock. */
export function Moment({ time, short = false }: MomentProps) {
  const { language } = useDesk();
  const year = short ? undefined : 'numeric';
  const parts = { day: 'numeric', month: 'short', year, hour: 'numeric', minute: '2-digit' } as const;
  return <time dateTime={time}>{new Date(time).toLocaleString(locales[language], parts)}</time>;
}

/** A day as `2026-11-21`, in words. */
export function wordsOfDay(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
}

/** The first letter of the name of a day as `2026-11-21`. */
export function letterOfDay(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(locales[language], { weekday: 'narrow', timeZone: 'UTC' });
}

/** Of the reader's clock, in words, the same in summer and winter. */
export function nameOfTimeZone(language: Language): string {
  const parts = new Intl.DateTimeFormat(locales[language], { timeZoneName: 'longGeneric' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
