import { ContactLink } from '#client/layout/contact-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';

type ChallengesProps = { challenges: (typeof home)['challenges']; language: Language };

export function Challenges({ challenges, language }: ChallengesProps) {
  const { items, callToAction } = challenges;
  return (
    <Section id="challenges" tag={challenges.badge} title={challenges.title}>
      <ul className="border-t border-ink">
        {items.map((challenge, index) => (
          <li
            key={challenge.id}
            data-selected={index === 0 ? '' : undefined}
            className="grid gap-x-8 gap-y-6 border-b border-l-3 border-line border-l-transparent p-5 md:grid-cols-[1fr_auto] md:p-7 lg:grid-cols-[3fr_5fr_auto] data-selected:border-l-accent data-selected:bg-card"
          >
            <div>
              <p className="text-sm text-mute">{challenges.problemLabel}</p>
              <h3 className="mt-1 text-h3 text-mute">{challenge.problem}</h3>
              <p className="mt-1 text-sm text-mute">{challenges.delayLink}</p>
            </div>
            <div className="md:col-span-2 lg:col-span-1">
              <p className="text-sm text-mute">{challenges.solutionLabel}</p>
              <h3 className="mt-1 text-h3">{challenge.solution}</h3>
              <p className="mt-1 text-mute">{challenge.description}</p>
              <ul aria-label={challenges.benefitsLabel} className="mt-4 grid gap-x-6 gap-y-1.5 text-ui md:grid-cols-2">
                {challenge.benefits.map((benefit) => (
                  <li key={benefit} className="flex gap-2">
                    <Icon name="check" className="mt-0.5 size-4 shrink-0" />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
            <div className="flex items-baseline gap-3 md:col-start-2 md:row-start-1 md:block md:w-36 md:text-right lg:col-start-3">
              <p className="text-h2 tabular-nums">
                {challenge.metric}
                {challenge.metricSuffix}
              </p>
              <p className="text-ui text-mute">{challenge.metricLabel}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border border-line bg-card p-5 md:p-7">
        <div className="max-w-2xl">
          <h3 className="text-h3">{callToAction.title}</h3>
          <p className="mt-1 text-mute">{callToAction.text}</p>
        </div>
        <ContactLink language={language} source="challenges" variant="secondary">
          {callToAction.link}
          <Icon name="arrow-right" />
        </ContactLink>
      </div>
    </Section>
  );
}
