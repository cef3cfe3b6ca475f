import { ContactLink } from '#client/layout/contact-link.tsx';
import { Movement } from '#client/ui/movement.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { ChallengeModals } from './challenge-modals.tsx';
import { ChallengeRows } from './challenge-rows.tsx';

type ChallengesProps = { challenges: (typeof home)['challenges']; language: Language };

export function Challenges({ challenges, language }: ChallengesProps) {
  const { callToAction } = challenges;
  return (
    <Section id="challenges" tag={challenges.badge} title={challenges.title} introduction={challenges.introduction}>
      <ChallengeRows challenges={challenges} />
      {/* It moves smoothly when a row above it opens or closes. */}
      <Movement default="none" update="auto">
        <div className="mt-4 gap-x-10 border-line sm:border sm:bg-card sm:p-6 md:flex md:items-end md:justify-between">
          <div>
            <h3 className="text-h3">{callToAction.title}</h3>
            <p className="mt-1 max-w-2xl text-mute">{callToAction.text}</p>
          </div>
          <ContactLink
            language={language}
            source="challenges"
            variant="secondary"
            className="arrow shrink-0 max-md:mt-4"
          >
            {callToAction.link}
          </ContactLink>
        </div>
      </Movement>
      <ChallengeModals details={challenges.details} />
    </Section>
  );
}
