import { useCallback, useState } from 'react';
import { useBrowserFeatures } from '#client/state/browser-features.ts';
import { Section } from '#client/ui/section.tsx';
import { useLoading } from '#client/use-loading.ts';
import type { walkthroughSection } from '#shared/content/en/walkthrough-section.ts';
import type { WalkthroughScene } from '#shared/content/en/walkthrough.ts';
import type { Language } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import type { LoadedWalkthrough } from './load-walkthrough.ts';

type WalkthroughSectionProps = { content: typeof walkthroughSection; language: Language };
type WalkthroughStageProps = WalkthroughSectionProps & { scene: WalkthroughScene };

export function WalkthroughSection({ content, language }: WalkthroughSectionProps) {
  return (
    <Section id="walkthrough" title={content.title} introduction={content.introduction}>
      <WalkthroughStage scene="home" content={content} language={language} />
    </Section>
  );
}

/** How far below the view the walkthrough is loaded. */
const near = '100px';

/**
 * Keeps the place of the walkthrough until it is near and loaded. Without scripts, or when it can't be loaded, a picture stands there, in
 * the dark theme as all is without scripts.
 */
export function WalkthroughStage({ content, language, scene }: WalkthroughStageProps) {
  const features = useBrowserFeatures();
  const [isNear, setNear] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<LoadedWalkthrough | null>(null);
  // Kept here, because in another language it is another walkthrough.
  const [step, setStep] = useState<number | null>(null);
  const watch = useCallback((stage: HTMLDivElement) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: near,
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  useLoading(
    isNear ? language : null,
    () => features().loadWalkthrough(language),
    setLoaded,
    () => setFailed(true),
  );
  return (
    <div ref={watch} className="h-70 overflow-clip border border-line border-t-ink bg-card text-ink lg:h-80">
      {loaded?.language === language ? (
        <loaded.Walkthrough content={loaded.content} scene={scene} chosenStep={step} onStep={setStep} />
      ) : (
        <img
          src={picturePath('chat-answer', language, 'dark', 'phone')}
          alt={content.alt}
          {...pictureSizes.phone}
          loading="lazy"
          className={`mx-auto size-full max-w-sm object-cover object-top ${hasFailed ? '' : 'hidden noscript:block'}`}
        />
      )}
    </div>
  );
}
