import type { Language } from '#shared/languages.ts';
import { useDesk } from './desk-context.ts';

const locales = { en: 'en-GB', nl: 'nl-NL' };

type MomentProps = { time: string /** Without the day's year. */; short?: boolean };

/** A moment by the reader's own clock. */
export function Moment({ time, short = false }: MomentProps) {
  const { language } = useDesk();
  const format = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    ...(!short && { year: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  });
  return <time dateTime={time}>{format.format(new Date(time))}</time>;
}

/** A day as `2026-11-21`, in words. */
export function wordsOfDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
