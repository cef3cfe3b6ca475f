import type { ReactElement } from 'react';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import type { Composition } from '#client/ui/drawing/compose.ts';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';
import { PageEnd } from './page-end.tsx';

type CallToActionProps = {
  content: { title: string; text: string; link: string };
  language: Language;
  /** Where the form was opened, stored with the request. */
  source: string;
  prefersMeeting?: boolean;
  /** A drawing, or half of the page on wide screens. */
  beside?: Composition | ReactElement;
};

/** The end of a page: one question and one button. */
export function CallToAction({ content, beside = stepDrawings['hand-over'], ...link }: CallToActionProps) {
  return (
    <PageEnd titleId="call-title" beside={beside} className="py-14 md:py-20">
      <h2 id="call-title" className="max-w-3xl text-h2">
        {content.title}
      </h2>
      <p className="mt-4 mb-8 max-w-2xl text-lead text-balance text-mute">{content.text}</p>
      <ContactLink {...link}>{content.link}</ContactLink>
    </PageEnd>
  );
}
