import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';

type CallToActionProps = {
  content: { title: string; text: string; link: string };
  language: Language;
  /** Where the form was opened, stored with the request. */
  source: string;
  prefersMeeting?: boolean;
};

/** The end of a page: one question and one button. */
export function CallToAction({ content, ...link }: CallToActionProps) {
  return (
    <section aria-labelledby="call-title" data-screen-only="" className="overflow-clip border-t border-line">
      <div className="frame grid-lines grid items-end gap-x-10 lg:grid-cols-4">
        {/* The space below is for the floating chat button, which stays above the footer. */}
        <div className="bg-paper pt-14 pb-24 md:py-20 lg:col-span-3">
          <h2 id="call-title" className="max-w-3xl text-h2">
            {content.title}
          </h2>
          <p className="mt-4 mb-8 max-w-2xl text-lead text-balance text-mute">{content.text}</p>
          <ContactLink {...link}>{content.link}</ContactLink>
        </div>
        <Drawing drawing={stepDrawings['hand-over']} className="mb-14 h-auto w-full max-lg:hidden" />
      </div>
    </section>
  );
}
