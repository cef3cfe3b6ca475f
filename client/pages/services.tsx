import { serviceModels } from '#client/drawings/service-models.ts?sprite';
import { servicesPlanDrawing } from '#client/drawings/services-plan.ts?sprite';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { WalkthroughSection } from '#client/features/walkthrough/walkthrough-section.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { Specimen, type SpecimenLook } from '#client/layout/specimen.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Checks } from '#client/ui/checks.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Movement } from '#client/ui/movement.tsx';
import type { services } from '#shared/content/en/services.ts';
import type { Service } from '#shared/content/types.ts';
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
          <IntroDrawing drawing={servicesPlanDrawing} labels={content.drawing} className="max-w-2xl lg:max-w-none" />
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
      <section id="solutions" aria-labelledby="solutions-title" className="frame pt-8 lg:pt-14">
        <GroupHead id="solutions" title={solutions.title} text={solutions.introduction} className="border-b pb-4" />
        <Fold summary={solutions.show}>
          <ul className="grid gap-x-10 md:grid-cols-3">
            {solutions.cards.map(({ id, title, description, page, partOf }) => (
              <li key={id} className="border-b border-line py-5">
                <h3>
                  <MoreLink to={`${pathOf('services', language)}#${page}`}>{title}</MoreLink>
                </h3>
                <p className="mt-1 text-ui text-mute">{description}</p>
                {partOf ? <p className="mt-1 text-ui">{partOf}</p> : null}
              </li>
            ))}
          </ul>
        </Fold>
      </section>
      <div className="pb-8 lg:pb-14">
        {content.groups.slice(0, 1).map((group) => (
          <ServiceGroup key={group.id} {...{ group, content, language }} />
        ))}
      </div>
      {/* It shows both services of the first group at work. */}
      <WalkthroughSection content={shell.walkthroughSection} language={language} />
      <div className="pb-8 lg:pb-14">
        {content.groups.slice(1).map((group) => (
          <ServiceGroup key={group.id} {...{ group, content, language }} />
        ))}
      </div>
      <FinalCall finalCall={shell.finalCall} language={language} drawing={stepDrawings.measure} />
    </>
  );
}

type ServiceGroupProps = { group: ServicesContent['groups'][number]; content: ServicesContent; language: Language };

function ServiceGroup({ group: { id, title, description, services }, content, language }: ServiceGroupProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame pt-8 lg:pt-14">
      <GroupHead id={id} title={title} text={description} className="border-t py-4" />
      <div className="border-t border-line">
        {services.map((service) => (
          <ServiceSheet key={service.id} service={service} content={content} language={language} />
        ))}
      </div>
    </section>
  );
}

type GroupHeadProps = { id: string; title: string; text: string; className: string };

/** On the columns of the services below it. */
function GroupHead({ id, title, text, className }: GroupHeadProps) {
  return (
    <div className={`grid gap-x-10 border-ink md:grid-cols-2 xl:grid-cols-[1fr_2fr_1fr] ${className}`}>
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <p className="text-mute max-md:not-print:hidden">{text}</p>
    </div>
  );
}

/** Of what each service makes. */
const looks: Record<ServiceId, SpecimenLook> = {
  'ai-customer-support': 'chat',
  'appointment-scheduling': 'day',
  'crm-integration': 'record',
  'website-development': 'list',
  'custom-ai-solution': 'list',
  'business-analysis': 'list',
};

type ServiceSheetProps = { service: Service; content: ServicesContent; language: Language };

/** A service. Phones show its description, duration and price; the rest is folded, or left to the service's own page. */
function ServiceSheet({ service, content, language }: ServiceSheetProps) {
  const { labels, supportText } = content;
  const page = pathOf(service.id, language);
  const facts = [
    { label: labels.timeline, value: service.timeline },
    { label: labels.price, value: service.priceDisplay },
    {
      label: labels.support,
      value: service.supportDays === null ? labels.noSupport : supportText(service.supportDays),
    },
    { label: labels.ideal, value: service.ideal },
  ];
  return (
    <article
      id={service.id}
      aria-labelledby={`${service.id}-title`}
      className={`grid break-inside-avoid gap-x-10 gap-y-2 md:grid-cols-2 md:grid-rows-[auto_1fr] print:grid-cols-2 xl:grid-cols-[1fr_2fr_1fr] ${service.popular ? '-mt-px border border-ink bg-card p-6' : 'border-line pt-6 not-last:border-b not-last:pb-6'}`}
    >
      <div className="self-start border border-line bg-card p-6 max-md:not-print:hidden">
        {/* In a view transition it turns into the drawing on the service's page. */}
        <Movement name={service.id} default="none" share="auto">
          <Drawing drawing={serviceModels[service.id]} className="h-48 w-full print:h-32" />
        </Movement>
      </div>
      <div className="md:row-span-2 print:row-span-2">
        <div className="flex items-center gap-x-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h3 id={`${service.id}-title`} className="text-h3 md:text-[1.875rem]">
              <PageLink to={page} className="inline-block py-1 hover:underline hover:underline-offset-4">
                {service.title}
              </PageLink>
            </h3>
            {service.popular ? <Badge>{labels.popular}</Badge> : null}
          </div>
          <Drawing drawing={serviceModels[service.id]} className="-my-1 ml-auto size-12 shrink-0 md:hidden" />
        </div>
        <p className="mt-2 font-medium">{service.shortDescription}</p>
        <p className="mt-1 text-ui text-mute tabular-nums md:hidden print:hidden">
          {service.timeline} · {service.priceDisplay}
        </p>
        <Fold summary={labels.features}>
          <Specimen {...content.shown[service.id]} look={looks[service.id]} className="mt-4 max-w-xl" />
          <p className="mt-4 text-mute">{service.description}</p>
          <Checks items={service.features} label={labels.features} className="mt-5 mb-4" />
        </Fold>
      </div>
      <div className="flex flex-col gap-y-5">
        <dl className="grid gap-y-3 text-ui max-md:not-print:hidden">
          {facts.map(({ label, value }) => (
            <div key={label} className="border-line not-first:border-t not-first:pt-3">
              <dt className="text-mute">{label}</dt>
              <dd className="font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <MoreLink to={page} about={service.title}>
          {labels.more}
        </MoreLink>
      </div>
    </article>
  );
}
