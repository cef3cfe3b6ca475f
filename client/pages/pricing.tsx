import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { Faq } from '#client/layout/faq.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PackageCards } from '#client/layout/package-cards.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Cells } from '#client/ui/cells.tsx';
import { Disclosures } from '#client/ui/disclosures.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { HydrateLater } from '#client/ui/hydrate-later.tsx';
import { SplitSection } from '#client/ui/split-section.tsx';
import type { pricing } from '#shared/content/en/pricing.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { Calculator } from './pricing/calculator.tsx';
import { Comparison } from './pricing/comparison.tsx';
import { Scope } from './pricing/scope.tsx';

export type PricingContent = typeof pricing;

export function PricingPage({ content, language, shell }: PageProps<PricingContent>) {
  const { cards, comparison, included, ifItFails, quote } = content;
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <Scope scope={content.scope} packages={content.packages} labels={content.labels} language={language} />
        }
      >
        <div className="mt-6 md:mt-8">
          <ContactLink language={language} source="pricing-hero" prefersMeeting>
            {shell.finalCall.button}
          </ContactLink>
        </div>
      </PageIntro>
      <HydrateLater>
        <section id="packages" aria-labelledby="packages-title" className="frame py-6 md:py-14">
          {/* On wide screens the cards stand above the columns of the table. */}
          <div className="lg:grid lg:grid-cols-4">
            <div className="mb-5 md:mb-10">
              <h2 id="packages-title" className="text-h2">
                {cards.title}
              </h2>
              <p className="mt-4 text-mute lg:pr-6">
                {cards.introduction} <span className="text-ink lg:hidden">{cards.payment}</span>
              </p>
              <p className="mt-4 pr-6 max-lg:hidden">
                {content.labels.ifItFails.text}{' '}
                <a href="#if-it-fails" className="inline-block underline underline-offset-4 hover:decoration-2">
                  {content.labels.ifItFails.link}
                </a>
              </p>
            </div>
            <div className="lg:col-span-3">
              <PackageCards packages={content.packages} labels={content.labels} language={language} source="pricing" />
            </div>
          </div>
          <div id="compare">
            <Fold summary={comparison.title} className="max-md:border-b max-md:border-line max-lg:mt-4">
              <Comparison comparison={comparison} packages={content.packages} />
            </Fold>
          </div>
          <Fold summary={included.title} className="border-line max-md:border-b md:mt-16">
            <h3 className="folds-title mb-5 text-h2 md:mb-10">{included.title}</h3>
            <Cells items={included.items} columns={4} />
          </Fold>
        </section>
      </HydrateLater>
      <SplitSection id="if-it-fails" title={ifItFails.title} introduction={ifItFails.introduction}>
        <Disclosures items={ifItFails.items} />
      </SplitSection>
      <Quote quote={quote} language={language} />
      <Calculator
        content={content.calculator}
        fields={shell.calculatorFields}
        packages={content.packages}
        language={language}
      />
      <Faq title={content.faqTitle} items={content.faq} />
      <FinalCall finalCall={shell.finalCall} language={language} beside={stepDrawings['hand-over']} />
    </>
  );
}

/** What is priced by quote. */
function Quote({ quote, language }: { quote: PricingContent['quote']; language: Language }) {
  return (
    <section aria-labelledby="quote-title" className="frame md:py-14">
      <div className="grid gap-x-10 border border-line bg-card p-4 lg:grid-cols-2 lg:p-8">
        <div>
          <h2 id="quote-title" className="text-h3">
            {quote.title}
          </h2>
          <p className="mt-2 mb-4 max-w-2xl sm:mb-6 text-mute">{quote.text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ContactLink language={language} source="pricing-quote" variant="secondary">
              {quote.button}
            </ContactLink>
            <MoreLink to={pathOf('services', language)} className="self-center">
              {quote.link}
            </MoreLink>
          </div>
        </div>
        <ul className="grid content-between text-ui max-lg:hidden">
          {quote.services.map(({ title, timeline }) => (
            <li key={title} className="flex justify-between border-b border-line py-2">
              {title} <span className="font-semibold tabular-nums">{timeline}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
