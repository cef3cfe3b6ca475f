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
        <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
          <h3 className="text-h3">{callToAction.title}</h3>
          <ContactLink language={language} source="challenges" variant="secondary" className="arrow">
            {callToAction.link}
          </ContactLink>
        </div>
      </Movement>
      <ChallengeModals details={challenges.details} />
    </Section>
  );
}
