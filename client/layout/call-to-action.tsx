import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';

type CallToActionProps = {
  content: { title: string; text: string; link: string };
  language: Language;
  /** Where the form was opened, stored with the request. */
  source: string;
  prefersMeeting?: boolean;
};

/** The end of a page: one question and one thing to do. */
export function CallToAction({ content, ...link }: CallToActionProps) {
  return (
    <section aria-labelledby="call-title" data-screen-only="" className="border-t border-line">
      {/* The space below is for the floating chat button, which stays above the footer. */}
      <div className="frame flex flex-wrap items-end justify-between gap-x-10 gap-y-8 pt-14 pb-24 md:py-20">
        <div className="max-w-3xl">
          <h2 id="call-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-4 max-w-2xl text-lead text-balance text-mute">{content.text}</p>
        </div>
        <ContactLink {...link}>{content.link}</ContactLink>
      </div>
    </section>
  );
}
