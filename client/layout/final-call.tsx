import { nextStepDrawing } from '#client/drawings/next-step.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { finalCall } from '#shared/content/en/final-call.ts';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';

type FinalCallProps = { finalCall: typeof finalCall; language: Language };

/** The end of a page that sells: one question and one thing to do. */
export function FinalCall({ finalCall, language }: FinalCallProps) {
  return (
    <section aria-labelledby="final-call-title" data-screen-only="" className="overflow-clip border-t border-line">
      <div className="frame grid-lines grid items-end gap-x-10 lg:grid-cols-4">
        {/* The space below is for the floating chat button, which stays above the footer. */}
        <div className="pt-14 pb-24 md:pt-24 lg:col-span-3">
          <h2 id="final-call-title" className="text-display">
            {finalCall.title}
          </h2>
          <p className="mt-6 max-w-2xl text-lead text-balance text-mute md:mt-8">{finalCall.subtitle}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
            <ContactLink language={language} source="final-chat-button" prefersMeeting>
              {finalCall.button}
            </ContactLink>
            <p lang="nl" className="text-ui text-mute">
              {finalCall.trust}
            </p>
          </div>
        </div>
        <Drawing drawing={nextStepDrawing} className="mb-14 h-auto w-full max-lg:hidden" />
      </div>
    </section>
  );
}
