import { FinalCall } from '#client/layout/final-call.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import { Challenges } from './home/challenges.tsx';
import { Figures } from './home/figures.tsx';
import { FooterMark } from './home/footer-mark.tsx';
import { Hero } from './home/hero.tsx';
import { KeptShowcase } from './home/kept-showcase.tsx';
import { prepareChallengeDetails } from './home/load-challenge-details.ts';
import { loadShowcase } from './home/load-showcase.ts';

export type HomeContent = typeof home;

export function HomePage({ content, language, shell }: PageProps<HomeContent>) {
  return (
    <>
      <Hero content={content} language={language} />
      <Figures figures={content.figures} />
      <KeptShowcase language={language} />
      <Challenges challenges={content.challenges} language={language} />
      <FinalCall finalCall={shell.finalCall} language={language} />
      <FooterMark text={content.footerMark} />
    </>
  );
}

export async function loadHomePage(language: Language) {
  await Promise.all([loadShowcase(language), prepareChallengeDetails()]);
  return HomePage;
}
