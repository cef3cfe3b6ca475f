import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { HydrateLater } from '#client/ui/hydrate-later.tsx';
import type { finalCall } from '#shared/content/en/final-call.ts';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';

type FinalCallProps = { finalCall: typeof finalCall; language: Language; drawing: Composition };

/** The end of a page that sells: one question and one button. */
export function FinalCall({ finalCall, language, drawing }: FinalCallProps) {
  return (
    <HydrateLater>
      <section aria-labelledby="final-call-title" data-screen-only="" className="overflow-clip border-t border-line">
        <div className="frame grid-lines grid items-end gap-x-10 lg:grid-cols-4">
          {/* The space below is for the floating chat button, which stays above the footer. */}
          <div className="mt-4 bg-paper pt-4 pb-18 md:mt-16 md:mb-10 lg:col-span-3">
            <h2 id="final-call-title" className="text-h2 md:text-display">
              {finalCall.title}
            </h2>
            <p className="mt-4 max-w-2xl text-lead text-balance text-mute md:mt-8">{finalCall.subtitle}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
              <ContactLink language={language} source="final-chat-button" prefersMeeting>
                {finalCall.button}
              </ContactLink>
              <p className="text-ui text-mute">
                <span lang="nl">{finalCall.trust}</span>. {finalCall.aim}
              </p>
            </div>
          </div>
          <Drawing drawing={drawing} className="mb-14 h-auto w-full max-lg:hidden" />
        </div>
      </section>
    </HydrateLater>
  );
}
