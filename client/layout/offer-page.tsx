import { Fragment, type ReactNode } from 'react';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Movement } from '#client/ui/movement.tsx';
import { Section } from '#client/ui/section.tsx';
import { Timeline } from '#client/ui/timeline.tsx';
import { phasesOf } from '#shared/content/offer-figures.ts';
import type { OfferSection, PackagePage, Solution } from '#shared/content/types.ts';
import type { PackageId, ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { ContactLink } from './contact-link.tsx';
import { Faq } from './faq.tsx';
import { IntroFigure } from './intro-figure.tsx';
import { PageIntro } from './page-intro.tsx';

type OfferPageProps = Omit<PageProps<Solution | PackagePage>, 'params' | 'shell'> & {
  offer: { id: ServiceId | PackageId; timeline: string };
  /** Where the form was opened, stored with the request. */
  source: string;
  /** Has a dimension line for each phase and one for the whole timeline. */
  drawing: Composition;
  /** Of its blocks. */
  drawingNames?: readonly string[] | undefined;
  /** A price that is a number, what it is, and what goes for all prices. */
  price?: { value: string; text: string; note: string };
  /** The link beside the button. */
  next: { href: string; text: string };
  facts: readonly { label: string; value: string }[];
  situation?: SituationProps;
  parts: ReactNode;
  /** Of the offer after each phase, by its id and the number of the phase, on wide screens after half of it too if it has one with `-half`. */
  phaseDrawings: Record<string, Composition>;
  /** Links to related offers. */
  others: { id: string; title: string; introduction?: string; cards: ReactNode };
  /** The product at work, seen from the front, where the other drawings look from above. */
  atWork: {
    title: string;
    introduction: string;
    caption: string;
    drawn: ReactNode;
    /** Below what is drawn. */
    more?: ReactNode;
  };
  order: readonly OfferSection[];
  /** The end of the page. */
  end: ReactNode;
};

/** Drawn small, where lines of the usual width would be faint. */
const phaseClass = 'h-24 max-w-full min-w-0 grow [stroke-width:2] xl:mb-4 xl:h-44';

/** A page that sells a service or a package: what it is, who it is for, how the work goes and what the client must bring. */
export function OfferPage(props: OfferPageProps) {
  const { content, language, offer, price, facts, phaseDrawings, atWork, situation, others, order } = props;
  const { labels, plan } = content;
  const { items: itemsToBring, ...bring } = content.bring;
  const sections: Record<OfferSection, ReactNode> = {
    atWork: (
      <Section className="band" id="at-work" title={atWork.title} introduction={atWork.introduction}>
        <div className="grid grid-cols-1 gap-y-6 bg-paper p-4 text-ink lg:p-8">
          <figure>
            {atWork.drawn}
            <figcaption className="mt-3 text-sm text-mute">{atWork.caption}</figcaption>
          </figure>
          {atWork.more}
        </div>
      </Section>
    ),
    situation: situation ? <Situation {...situation} /> : null,
    parts: props.parts,
    plan: (
      <Section id="plan" title={labels.plan} introduction={plan.note}>
        <Timeline
          steps={plan.steps}
          weeks={phasesOf(offer.id)}
          labelOf={labels.weeks}
          figure={(index) => {
            const id = `${offer.id}-${index + 1}`;
            const half = phaseDrawings[`${id}-half`];
            const whole = phaseDrawings[id];
            return (
              <div className="col-start-2 row-span-2 row-start-1 flex min-w-0 self-start">
                {half ? <Drawing drawing={half} className={`${phaseClass} max-xl:hidden`} /> : null}
                {whole ? <Drawing drawing={whole} className={phaseClass} /> : null}
              </div>
            );
          }}
        />
      </Section>
    ),
    bring: (
      <Section id="bring" title={labels.bring} {...bring}>
        <Cells items={itemsToBring} columns={4} />
      </Section>
    ),
    faq: <Faq title={labels.faq} items={content.faq} />,
    others: (
      <Section id={others.id} title={others.title} introduction={others.introduction}>
        {others.cards}
      </Section>
    ),
  };
  return (
    <>
      <OfferIntro {...props} />
      <Facts
        label={labels.facts}
        items={facts}
        note={price ? null : <IfItFails content={content} language={language} />}
      />
      {order.map((section) => (
        <Fragment key={section}>{sections[section]}</Fragment>
      ))}
      {props.end}
    </>
  );
}

function OfferIntro({ content, language, offer, source, drawing, drawingNames = [], price, next }: OfferPageProps) {
  // Only the first names the unit: the lines of short phases have no room for it.
  const phases = phasesOf(offer.id).map(({ min, max }, index) =>
    index === 0 ? content.labels.shortWeeks(min, max) : [...new Set([min, max])].join('-'),
  );
  const buttons = (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <ContactLink language={language} source={source}>
        {content.callToAction}
      </ContactLink>
      <MoreLink to={next.href} className="self-center">
        {next.text}
      </MoreLink>
    </div>
  );
  return (
    <PageIntro
      content={{ ...content, introduction: withoutBreaksInFigures(content.introduction) }}
      drawing={
        <IntroFigure caption={content.drawing}>
          {/* In a view transition, the service's drawing on the previous page turns into this one. */}
          <Movement name={offer.id} default="none" share="auto">
            <Drawing
              drawing={drawing}
              labels={[...phases, offer.timeline, ...drawingNames]}
              className="mx-auto h-auto w-full max-w-xl [&_text]:[translate:0_4px] lg:max-w-none"
            />
          </Movement>
        </IntroFigure>
      }
    >
      {price ? (
        <div className="mt-8 max-w-xl border border-ink bg-card p-5 sm:p-6">
          <p className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
            <span className="text-h2">{price.value}</span>
            <span className="text-mute">{price.text}</span>
          </p>
          <div className="mt-6">{buttons}</div>
          <p className="mt-6 border-t border-line pt-4">
            <IfItFails content={content} language={language} />
          </p>
          <p className="mt-2 text-sm text-mute">{price.note}</p>
        </div>
      ) : (
        <div className="mt-8 md:mt-10">{buttons}</div>
      )}
    </PageIntro>
  );
}

/** What the client pays when it does not work. */
function IfItFails({ content, language }: Pick<OfferPageProps, 'content' | 'language'>) {
  const { text, link } = content.labels.ifItFails;
  return (
    <>
      {text}{' '}
      <PageLink
        to={`${pathOf('pricing', language)}#if-it-fails`}
        className="inline-block underline underline-offset-4 hover:decoration-2"
      >
        {link}
      </PageLink>
    </>
  );
}

/** '2-3 weeks' stays on one line: with a break at its hyphen or before its unit it could be misread. */
function withoutBreaksInFigures(text: string): ReactNode {
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

type SituationProps = {
  id: string;
  tag: string;
  title: string;
  paragraphs: readonly string[];
  listTitle: string;
  list: readonly string[];
};

/** The situation in which a client needs the offer. */
function Situation({ id, tag, title, paragraphs, listTitle, list }: SituationProps) {
  return (
    <Section id={id} tag={tag} title={title}>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid max-w-xl content-start gap-y-4 text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <h3 className="text-ui font-semibold">{listTitle}</h3>
          <ul className="mt-3 border-t border-line">
            {list.map((item) => (
              <li key={item} className="border-b border-line py-3 text-mute">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
