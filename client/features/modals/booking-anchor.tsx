import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { pageDataAtom } from '#client/state/page-data.ts';
import type { Language } from '#shared/languages.ts';
import { useModalOpener } from './use-modal-opener.ts';

export type BookingAnchorProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  language: Language;
  /** Where the calendar was opened: a-z, 0-9 and `-`. */
  source: string;
};

/** A link that opens the scheduling modal; without scripts it leads to the booking page. */
export function BookingAnchor({ language, source, ...props }: BookingAnchorProps) {
  const { booking } = useAtomValue(pageDataAtom);
  const { onClick, onHint } = useModalOpener({ id: 'scheduling', source });
  return (
    <a
      href={booking.pageUrl[language]}
      data-source={source}
      onClick={onClick}
      onPointerOver={onHint}
      onFocus={onHint}
      onTouchStart={onHint}
      {...props}
    />
  );
}
