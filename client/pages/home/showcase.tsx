import type { showcase } from '#shared/content/en/showcase.ts';
import type { Language } from '#shared/languages.ts';
import { Architect } from './architect.tsx';
import { Philosophy } from './philosophy.tsx';
import { Projects } from './projects.tsx';

type ShowcaseProps = { content: typeof showcase; language: Language };

export function Showcase({ content, language }: ShowcaseProps) {
  return (
    <>
      <Philosophy philosophy={content.philosophy} />
      <Architect architect={content.architect} language={language} />
      <Projects projects={content.projects} language={language} />
    </>
  );
}
