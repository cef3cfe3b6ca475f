import { WalkthroughSection } from '#client/features/walkthrough/walkthrough-section.tsx';
import { FinalCall } from '#client/layout/final-call.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { home } from '#shared/content/en/home.ts';
import { Architect } from './home/architect.tsx';
import { Challenges } from './home/challenges.tsx';
import { DeskPicture } from './home/desk-picture.tsx';
import { Figures } from './home/figures.tsx';
import { FooterMark } from './home/footer-mark.tsx';
import { Hero } from './home/hero.tsx';
import { PaybackForm } from './home/payback-form.tsx';
import { Philosophy } from './home/philosophy.tsx';
import { Projects } from './home/projects.tsx';

export function HomePage({ content, language, shell }: PageProps<typeof home>) {
  return (
    <>
      <Hero content={content} language={language} />
      <Figures figures={content.figures} />
      <WalkthroughSection content={shell.walkthroughSection} language={language} />
      <DeskPicture content={content.desk} language={language} />
      <Architect architect={content.architect} language={language} />
      <Projects projects={content.projects} language={language} />
      <Philosophy philosophy={content.philosophy} />
      <Challenges challenges={content.challenges} language={language} />
      <FinalCall
        finalCall={shell.finalCall}
        language={language}
        beside={<PaybackForm content={shell.calculatorFields} language={language} />}
      />
      <FooterMark text={content.footerMark} />
    </>
  );
}
