import { useEffect, useRef, useState } from 'react';
import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { Section } from '#client/ui/section.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { walkthroughSection } from '#shared/content/en/walkthrough-section.ts';
import type { Language } from '#shared/languages.ts';
import type { LoadedWalkthrough } from './load-walkthrough.ts';

type WalkthroughSectionProps = { content: typeof walkthroughSection; language: Language };

export function WalkthroughSection({ content, language }: WalkthroughSectionProps) {
  return (
    <Section id="walkthrough" title={content.title} introduction={content.introduction}>
      <Stage alt={content.alt} language={language} />
    </Section>
  );
}

/** How far below the view the walkthrough is loaded. */
const near = '400px';

/** Keeps the place of the walkthrough until it is near and loaded. Without scripts, or when it can't be loaded, a picture stands there. */
function Stage({ alt, language }: { alt: string; language: Language }) {
  const features = useBrowserFeatures();
  const stage = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<LoadedWalkthrough | null>(null);
  useEffect(() => {
    if (!stage.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: near },
    );
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  useLoading(
    isNear ? language : null,
    () => features().loadWalkthrough(language),
    setLoaded,
    () => setFailed(true),
  );
  return (
    <div ref={stage} className="h-66 overflow-clip border border-line border-t-ink bg-card lg:h-76">
      {loaded ? (
        <loaded.Walkthrough content={loaded.content} />
      ) : (
        <ThemedPicture
          id="chat-answer"
          alt={alt}
          language={language}
          className={`mx-auto size-full max-w-sm object-cover ${hasFailed ? '' : 'hidden noscript:block'}`}
        />
      )}
    </div>
  );
}
