import type { ReactNode } from 'react';
import { serviceModels } from '#client/drawings/service-models.ts?sprite';
import { serviceStepDrawings } from '#client/drawings/service-steps.ts?sprite';
import { serviceDrawings } from '#client/drawings/services.ts?sprite';
import { FinalCall } from '#client/layout/final-call.tsx';
import { OfferPage } from '#client/layout/offer-page.tsx';
import { ServiceCards } from '#client/layout/service-cards.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { OfferSection, Solution, SpecimenRow } from '#shared/content/types.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';

/** The order of sections differs, because clients ask different things first. */
const orders: Record<ServiceId, readonly OfferSection[]> = {
  'ai-customer-support': ['atWork', 'situation', 'parts', 'plan', 'bring', 'faq', 'others'],
  'appointment-scheduling': ['atWork', 'parts', 'situation', 'plan', 'bring', 'faq', 'others'],
  'crm-integration': ['situation', 'atWork', 'parts', 'bring', 'plan', 'faq', 'others'],
  'website-development': ['situation', 'atWork', 'plan', 'parts', 'bring', 'faq', 'others'],
  'custom-ai-solution': ['situation', 'plan', 'atWork', 'parts', 'bring', 'faq', 'others'],
  'business-analysis': ['atWork', 'situation', 'plan', 'parts', 'bring', 'faq', 'others'],
};

type SolutionPageProps = Omit<PageProps<Solution>, 'params'> & {
  drawn: ReactNode;
};

/** One service, from the problem to the questions about it. */
export function SolutionPage({ content, language, shell, drawn }: SolutionPageProps) {
  const { service, labels, problem, build, elevation } = content;
  const next = content.next ?? { page: 'services', text: labels.allServices };
  return (
    <OfferPage
      content={content}
      language={language}
      order={orders[service.id]}
      offer={service}
      source={`solution-${service.id}`}
      drawingNames={content.drawingNames}
      drawing={serviceDrawings[service.id]}
      end={
        <FinalCall
          finalCall={{ ...shell.finalCall, title: content.callToAction }}
          language={language}
          beside={serviceModels[service.id]}
        />
      }
      next={{ href: pathOf(next.page, language), text: next.text }}
      facts={[
        { label: labels.timeline, value: service.timeline },
        { label: labels.price, value: service.priceDisplay },
        ...(service.supportDays === null ? [] : [{ label: labels.support, value: labels.days(service.supportDays) }]),
        { label: labels.ideal, value: service.ideal },
      ]}
      phaseDrawings={serviceStepDrawings}
      atWork={{ ...elevation, drawn }}
      situation={{ id: 'problem', tag: labels.problem, ...problem, listTitle: labels.signs, list: problem.signs }}
      parts={
        <Section id="build" title={build.title} introduction={build.introduction}>
          <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
            <Cells items={build.parts} columns={2} />
            <Sheet title={build.shown.title} className="flex flex-col">
              <RecordRows rows={build.shown.rows} />
            </Sheet>
          </div>
        </Section>
      }
      others={{
        id: 'related',
        title: labels.related,
        introduction: labels.relatedText,
        cards: <ServiceCards services={content.related} language={language} />,
      }}
    />
  );
}

/** Fields of a record, each with where its value is from or who decides on it. */
export function RecordRows({ rows }: { rows: readonly SpecimenRow[] }) {
  return (
    <dl className="grid grow">
      {rows.map(([label, value, note]) => (
        <div key={label} className="grid content-center border-line px-4 py-3 not-first:border-t">
          <dt className="text-sm text-mute">{label}</dt>
          <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-lead font-semibold tabular-nums">{value}</span>
            <span className="text-sm text-mute">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The sections of the page in their order, with anchors and titles. */
export function partsOf({ service, labels, problem, build, elevation }: Solution) {
  const parts: Record<OfferSection, { id: string; title: string }> = {
    atWork: { id: 'at-work', title: elevation.title },
    situation: { id: 'problem', title: problem.title },
    parts: { id: 'build', title: build.title },
    plan: { id: 'plan', title: labels.plan },
    bring: { id: 'bring', title: labels.bring },
    faq: { id: 'faq', title: labels.faq },
    others: { id: 'related', title: labels.related },
  };
  return orders[service.id].map((section) => ({ section, ...parts[section] }));
}
