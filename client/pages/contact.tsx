import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { nextStepDrawing } from '#client/drawings/next-step.ts';
import { ContactForm } from '#client/features/contact/contact-form.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { pageDataAtom } from '#client/state/page-data.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { contact } from '#shared/content/en/contact.ts';
import { prefersMeeting } from '#shared/routes.ts';
import { parseSource } from '#shared/source.ts';
import { PeopleAndPlace } from './contact/people-and-place.tsx';

export function ContactPage({ content, language, shell }: PageProps<typeof contact>) {
  const [data, setData] = useAtom(pageDataAtom);
  const { search } = useLocation();
  const isForMeeting = prefersMeeting(search);
  // Shown on this visit of the page only: without `refusedForm` in the page data, the next visit begins with an empty form.
  const [refusedForm] = useState(data.refusedForm);
  useEffect(() => {
    if (data.refusedForm) setData({ ...data, refusedForm: null });
  }, [data, setData]);
  const bookingUrl = data.booking.pageUrl[language];
  return (
    <>
      <PageIntro
        content={content}
        drawing={<Drawing drawing={nextStepDrawing} className="h-80 w-full max-lg:hidden" />}
      />
      <div className="frame grid gap-x-10 gap-y-14 py-14 md:py-20 lg:grid-cols-4">
        <section
          aria-labelledby="contact-title"
          className="min-w-0 border-t border-ink pt-6 lg:col-span-3 lg:max-w-3xl"
        >
          <h2 id="contact-title" className="mb-3 text-h3">
            {isForMeeting ? shell.finalCall.button : content.form.subtitle}
          </h2>
          <ContactForm
            id="contact"
            content={content.form}
            errors={content.errors}
            language={language}
            source={parseSource(refusedForm?.values.source ?? new URLSearchParams(search).get('source'))}
            prefersMeeting={isForMeeting}
            bookingUrl={bookingUrl}
            refusedForm={refusedForm}
          />
        </section>
        <aside className="top-24 min-w-0 self-start border-t border-ink pt-6 lg:sticky">
          <p className="text-balance">{content.booking.text}</p>
          <p className="mt-2">
            <a
              href={bookingUrl}
              data-enhanced=""
              data-source="contact-page"
              className="font-semibold underline underline-offset-4"
            >
              {content.booking.link}
            </a>
          </p>
          <p className="mt-8">{content.email.text}</p>
          <p className="mt-2">
            <a
              href={`mailto:${content.email.address}?subject=${encodeURIComponent(content.email.subject)}`}
              className="font-semibold underline underline-offset-4"
            >
              {content.email.address}
            </a>
          </p>
          <PeopleAndPlace content={content.people} language={language} />
        </aside>
      </div>
    </>
  );
}
