import { Fragment } from 'react';
import { servicesPlanDrawing } from '#client/drawings/services-plan.ts?sprite';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { WalkthroughStage } from '#client/features/walkthrough/walkthrough-section.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { GroupSection } from '#client/layout/group-section.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MarkedText } from '#client/layout/marked-text.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Specimen, type SpecimenLook } from '#client/layout/specimen.tsx';
import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { FlowDown, FlowGather } from '#client/ui/flow.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';
import type { services } from '#shared/content/en/services.ts';
import { getService } from '#shared/content/pick.ts';
import type { Service, ServiceShown, SolutionCard } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';

type ServicesContent = typeof services;

export function ServicesPage({ content, language, shell }: PageProps<ServicesContent>) {
  const { solutions } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <IntroDrawing
            drawing={servicesPlanDrawing}
            labels={content.drawing}
            className="max-w-2xl lg:max-w-none [&_text]:fill-ink [&_text]:text-[1.6rem] lg:[&_text]:text-[1.25rem]"
          />
        }
      >
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 md:mt-10">
          <ContactLink language={language} source="services">
            {content.callToAction}
          </ContactLink>
          <MoreLink to={pathOf('pricing', language)} className="self-center">
            {content.toPricing}
          </MoreLink>
        </div>
      </PageIntro>
      <GroupSection id="solutions" title={solutions.title} text={solutions.priced}>
        <table className="w-full border-b border-ink text-ui">
          <thead className="border-b border-line text-left max-lg:hidden">
            <tr>
              {solutions.columns.map((column) => (
                <th key={column} scope="col" className="py-2.5 font-normal whitespace-nowrap text-mute">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-baseline">
            {solutions.cards.map((card) => (
              <SolutionRow key={card.id} card={card} content={content} language={language} />
            ))}
          </tbody>
        </table>
      </GroupSection>
      {content.groups.map((group, index) => (
        <Fragment key={group.id}>
          <ServiceGroup {...{ group, content, language }} />
          {index === 0 ? (
            <Section
              className="band"
              id="walkthrough"
              title={content.together}
              introduction={shell.walkthroughSection.introduction}
            >
              <WalkthroughStage scene="services" content={shell.walkthroughSection} language={language} />
            </Section>
          ) : null}
        </Fragment>
      ))}
      <FinalCall finalCall={shell.finalCall} language={language} beside={stepDrawings.build} />
    </>
  );
}

type SolutionRowProps = { card: SolutionCard; content: ServicesContent; language: Language };

/** What it changes and takes; on narrow screens below its name, and on phones only how long. */
function SolutionRow({ card: { description, page, part }, content, language }: SolutionRowProps) {
  const service = getService(content, page);
  const address = `${pathOf('services', language)}#${page}`;
  if (part) {
    // It has no weeks of its own, and no line between it and the service.
    return (
      <tr>
        <th scope="row" className="py-2.5 pl-6 text-left font-normal">
          <MoreLink to={address}>{part.title}</MoreLink>
          <span className="block text-mute max-md:hidden lg:hidden">{description}</span>
        </th>
        <td className="py-2.5 pr-10 text-mute max-lg:hidden">{description}</td>
        <td colSpan={2} className="py-2.5 text-mute max-lg:hidden">
          {part.of}
        </td>
      </tr>
    );
  }
  return (
    <tr className="border-line not-first:border-t">
      <th scope="row" className="py-2.5 text-left font-normal lg:w-1/4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <MoreLink to={address} className="text-base">
            {withoutBreaksAtHyphens(service.title)}
          </MoreLink>
          <Recommended service={service} content={content} />
          <span className="ml-auto tabular-nums lg:hidden">{service.timeline}</span>
        </div>
        <span className="block text-mute max-md:hidden lg:hidden">{description}</span>
      </th>
      <td className="w-1/2 py-2.5 pr-10 text-mute max-lg:hidden">{description}</td>
      {factsOf(service, content).map((fact) => (
        <td key={fact} className="pr-4 whitespace-nowrap tabular-nums max-lg:hidden">
          {fact}
        </td>
      ))}
    </tr>
  );
}

/** Beside the name of a service that is. */
function Recommended({ service, content }: { service: Service; content: ServicesContent }) {
  if (!service.popular) return null;
  return (
    <span className="text-sm">
      <Badge>{content.labels.popular}</Badge>
    </span>
  );
}

/** How long it takes, and how long we support it. */
function factsOf({ timeline, supportDays }: Service, { days, solutions }: ServicesContent) {
  return [timeline, supportDays === null ? solutions.noSupport : days(supportDays)] as const;
}

type Group = ServicesContent['groups'][number];
type ServicesPartProps = { content: ServicesContent; language: Language };

function ServiceGroup({ group, ...props }: ServicesPartProps & { group: Group }) {
  const { id, title, description, services } = group;
  return (
    <GroupSection id={id} title={title} text={description}>
      <div className="grid gap-x-10 gap-y-12 pt-6 md:grid-cols-2">
        {services.map((service) => (
          <ServiceSheet key={service.id} service={service} isAlone={services.length === 1} {...props} />
        ))}
      </div>
    </GroupSection>
  );
}

/** Of what each service makes. */
const looks: Record<ServiceId, SpecimenLook> = {
  'ai-customer-support': 'chat',
  'appointment-scheduling': 'day',
  'crm-integration': 'record',
  'website-development': 'facts',
  'custom-ai-solution': 'record',
  'business-analysis': 'bars',
};

/** A service in few words above a piece of what it makes; if it is alone in its group, on wide screens in more words beside it. */
function ServiceSheet({
  service,
  isAlone,
  content,
  language,
}: ServicesPartProps & { service: Service; isAlone: boolean }) {
  const { labels, solutions } = content;
  const page = pathOf(service.id, language);
  const kind = solutions.cards.find((card) => card.part && card.page === service.id);
  return (
    <article
      id={service.id}
      aria-labelledby={`${service.id}-title`}
      className={`grid break-inside-avoid gap-x-10 gap-y-4 ${isAlone ? 'md:col-span-2 lg:grid-cols-2 lg:grid-rows-[auto_1fr]' : 'row-span-3 grid-rows-subgrid'}`}
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h3 id={`${service.id}-title`} className="text-title">
            <PageLink to={page} className="inline-block py-1 underline-offset-4 hover:underline">
              {service.title}
            </PageLink>
          </h3>
          <Recommended service={service} content={content} />
        </div>
        <p className={`mt-2 font-medium ${isAlone ? 'lg:hidden' : ''}`}>{service.shortDescription}</p>
        {isAlone ? <p className="mt-2 text-lead max-lg:hidden">{service.description}</p> : null}
      </div>
      <div className={isAlone ? 'lg:col-start-2 lg:row-span-2' : 'grid'}>
        <Shown {...{ service, language }} shown={content.shown[service.id]} />
      </div>
      <div className="flex flex-col">
        <Fold summary={labels.features}>
          <Checks items={service.features} label={labels.features} className="mb-4" />
        </Fold>
        {isAlone && kind?.part ? (
          <div className="border-t border-line pt-3 text-ui max-lg:hidden">
            <h4 className="font-semibold">{kind.part.title}</h4>
            <p className="mt-1 text-mute">{kind.description}</p>
          </div>
        ) : null}
        <p className={`pt-3 text-ui ${isAlone ? '' : 'mt-auto'}`}>
          <MoreLink to={page}>{labels.more(service.title)}</MoreLink>
        </p>
      </div>
    </article>
  );
}

type ShownProps = { service: Service; shown: ServiceShown; language: Language };

/** A piece of what it makes, below what that is made of if it says so. Of websites a page of this one is shown. */
function Shown({ service, shown: { before = [], ...shown }, language }: ShownProps) {
  const areSeveral = before.length > 1;
  const picture = { alt: shown.title, language };
  return (
    <div className="flex flex-col">
      {before.length > 0 ? (
        <ul className="gap-x-4 md:flex">
          {before.map(({ title, text, note }, index) => (
            <li key={title} className={`relative flex flex-1 flex-col ${areSeveral ? 'max-md:mb-5 max-md:ml-5' : ''}`}>
              <Sheet title={title} className="grow">
                <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 whitespace-pre-line">
                  <span>
                    <MarkedText text={text} />
                  </span>
                  {note ? <span className="text-ui text-mute">{note}</span> : null}
                </p>
              </Sheet>
              <FlowDown className={`bg-accent ${areSeveral ? 'max-md:hidden' : ''}`} />
              {areSeveral ? <FlowGather isFirst={index === 0} /> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Specimen {...shown} look={looks[service.id]} isSubject={before.length > 0} className="grow">
        {service.id === 'website-development' ? (
          <div className="border-b border-line">
            <ThemedPicture {...picture} id="site-service" form="reduced" className="max-md:hidden" />
            {/* On a phone, as far as its title. */}
            <ThemedPicture {...picture} id="site-home" form="short" className="md:hidden" />
          </div>
        ) : null}
      </Specimen>
    </div>
  );
}
