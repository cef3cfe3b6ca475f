import { useAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { contactStepDrawings } from '#client/drawings/contact-steps.ts?sprite';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { BookingAnchor } from '#client/features/modals/booking-anchor.tsx';
import { PeopleSection } from '#client/layout/people-section.tsx';
import type { PageProps } from '#client/page-props.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { buttonLook } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { contact } from '#shared/content/en/contact.ts';
import { prefersMeeting } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { parseSource } from '#shared/source.ts';

export function ContactPage({ content, language, shell }: PageProps<typeof contact>) {
  const [data, setData] = useAtom(pageDataAtom);
  const { search } = useLocation();
  const isForMeeting = prefersMeeting(search);
  // Shown during this visit of the page only: it is removed from the page data, so the next visit begins with an empty form.
  const [refusedForm] = useState(data.refusedForm);
  useEffect(() => {
    if (data.refusedForm) setData({ ...data, refusedForm: null });
  }, [data, setData]);
  return (
    <>
      <div className="frame grid grid-cols-1 py-10 md:py-14 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="pt-4 pb-10 lg:pr-10">
          <p className="mb-4 text-ui font-semibold text-accent">{content.name}</p>
          <h1 className="text-display lg:[--fit:0.86]">{content.heading}</h1>
          <p className="mt-6 max-w-2xl text-lead text-balance text-mute">{content.introduction}</p>
        </div>
        <div className="pb-10 lg:pr-10">
          <Ways content={content} language={language} />
        </div>
        <div className="min-w-0 border-line lg:col-start-2 lg:pt-4 lg:row-span-3 lg:row-start-1 lg:border-l lg:pl-10">
          <ContactForm
            id="contact"
            heading={isForMeeting ? shell.finalCall.button : content.formTitle}
            content={content.form}
            errors={content.errors}
            language={language}
            source={parseSource(refusedForm?.values.source ?? new URLSearchParams(search).get('source'))}
            prefersMeeting={isForMeeting}
            refusedForm={refusedForm}
          />
        </div>
        <div className="pb-6 max-lg:pt-10 lg:pr-10">
          <section aria-labelledby="next-title">
            <h2 id="next-title" className="text-h3">
              {content.next.title}
            </h2>
            <ol className="mt-4 border-t border-ink">
              {content.next.steps.map(({ id, text }, index) => (
                <li key={id} className="flex items-center gap-6 border-b border-line py-2">
                  <Drawing
                    drawing={contactStepDrawings[id as keyof typeof contactStepDrawings]}
                    className="h-auto w-28 shrink-0"
                  />
                  <p className="flex gap-2 text-ui">
                    <span aria-hidden="true" className="text-mute tabular-nums">
                      {index + 1}
                    </span>
                    {text}
                  </p>
                </li>
              ))}
            </ol>
          </section>
        </div>
      </div>
      <PeopleSection content={content.people} language={language} />
    </>
  );
}

/** To reach us without the form. */
function Ways({ content, language }: Pick<PageProps<typeof contact>, 'content' | 'language'>) {
  return (
    <ul className="border-t border-ink">
      <Way text={content.booking.text}>
        <BookingAnchor language={language} source="contact-page" data-enhanced="" className={buttonLook('secondary')}>
          {content.booking.link}
        </BookingAnchor>
      </Way>
      <Way text={content.email.text}>
        <a
          href={`mailto:${content.email.address}?subject=${encodeURIComponent(content.email.subject)}`}
          className="font-semibold underline underline-offset-4"
        >
          {content.email.address}
        </a>
      </Way>
      {/* '(0)' is dialled within the country only. */}
      {site.phone ? (
        <Way text={content.phone.text}>
          <a
            href={`tel:${site.phone.replace(/\(0\)|[^+\d]/g, '')}`}
            className="font-semibold underline underline-offset-4"
          >
            {site.phone}
          </a>
        </Way>
      ) : null}
    </ul>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4">
      {children}
      <span className="text-ui text-mute">{text}</span>
    </li>
  );
}
