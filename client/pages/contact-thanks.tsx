import { useEffect } from 'react';
import { packageModels } from '#client/drawings/package-models.ts?sprite';
import { dropDraft } from '#client/features/contact/contact-draft.ts';
import { BookingLink } from '#client/layout/booking-link.tsx';
import { PageButton } from '#client/layout/page-button.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { contactThanks } from '#shared/content/en/contact-thanks.ts';
import { pathOf } from '#shared/routes.ts';

/** The page after a form was sent without scripts. It does not know how the visitor wants to be contacted, so it covers both ways. */
export function ContactThanksPage({ content, language }: PageProps<typeof contactThanks>) {
  useEffect(dropDraft, []);
  return (
    <>
      <PageIntro
        content={{ heading: content.heading, introduction: content.emailContact }}
        drawing={<Drawing drawing={packageModels['build-and-empower']} className="h-80 w-full max-lg:hidden" />}
      />
      <div className="frame py-14 md:py-20">
        <p className="max-w-2xl">{content.introduction}</p>
        <p className="mt-3 max-w-2xl">{content.scheduleMeeting}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <BookingLink language={language} source="contact-thanks">
            {content.bookingLink}
          </BookingLink>
          <PageButton variant="secondary" to={pathOf('home', language)}>
            {content.home}
          </PageButton>
        </div>
      </div>
    </>
  );
}
