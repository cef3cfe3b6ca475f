import type { ReactNode } from 'react';
import type { Composition } from '#client/ui/drawing/compose.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { WeekRange } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { ContactLink } from './contact-link.tsx';
import { MeasuredDrawing } from './measured-drawing.tsx';
import { PageIntro } from './page-intro.tsx';

type OfferIntroProps = {
  /** `drawing` says what the drawing shows. */
  content: { heading: string; introduction: string; callToAction: string; drawing: string };
  labels: { tag: string };
  language: Language;
  /** Names the button in the stored request. */
  source: string;
  drawing: Composition;
  phases: readonly WeekRange[];
  timeline: string;
  /** Where else one may want to go. */
  next: { href: string; text: string };
};

/** The top of a page that sells one thing: what it is, how long it takes, and the button that asks for it. */
export function OfferIntro({ content, labels, language, source, drawing, phases, timeline, next }: OfferIntroProps) {
  return (
    <PageIntro
      tag={labels.tag}
      heading={content.heading}
      introduction={keepFiguresWhole(content.introduction)}
      drawing={<MeasuredDrawing drawing={drawing} phases={phases} timeline={timeline} caption={content.drawing} />}
    >
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
        <ContactLink language={language} source={source}>
          {content.callToAction}
        </ContactLink>
        <a href={next.href} className="more self-center">
          {next.text}
          <Icon name="arrow-right" />
        </a>
      </div>
    </PageIntro>
  );
}

/** '2-3 weeks' stays on one line: a figure torn from its unit, or at its hyphen, reads as another one. */
function keepFiguresWhole(text: string): ReactNode {
  return text.split(/(\d\S* \p{L}+)/u).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
