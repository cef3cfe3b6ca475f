import { use } from 'react';
import { useNavigationType } from 'react-router';
import type { Language } from '#shared/languages.ts';
import { loadShowcase, showcaseId } from './load-showcase.ts';

type KeptShowcaseProps = { language: Language };

export function KeptShowcase({ language }: KeptShowcaseProps) {
  const loaded = use(loadShowcase(language));
  const type = useNavigationType();
  return 'html' in loaded ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server wrote there
    <div key="kept" id={showcaseId} dangerouslySetInnerHTML={{ __html: loaded.html }} />
  ) : (
    <div key="drawn" id={showcaseId} className={type === 'REPLACE' ? 'settled' : undefined}>
      <loaded.Showcase content={loaded.content} language={language} />
    </div>
  );
}
