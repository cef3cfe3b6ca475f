import { isValidElement, type ReactElement } from 'react';
import type { Composition } from '#client/ui/drawing/compose.ts';
import { HydrateLater } from '#client/ui/hydrate-later.tsx';
import type { finalCall } from '#shared/content/en/final-call.ts';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';
import { PageEnd } from './page-end.tsx';

type FinalCallProps = { finalCall: typeof finalCall; language: Language; beside: Composition | ReactElement };

/** The end of a page that sells: one question and one button. */
export function FinalCall({ finalCall, language, beside }: FinalCallProps) {
  return (
    <HydrateLater>
      <PageEnd
        titleId="final-call-title"
        beside={beside}
        className={`pt-8 md:py-14 lg:[--fit:0.86] ${isValidElement(beside) ? 'pb-6' : 'pb-18'}`}
      >
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
      </PageEnd>
    </HydrateLater>
  );
}
