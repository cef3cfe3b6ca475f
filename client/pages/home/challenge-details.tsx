import { useAtomValue } from 'jotai';
import { Suspense, use, useEffect } from 'react';
import { locationAtom } from '#client/state/location.ts';
import type { Language } from '#shared/languages.ts';
import { loadChallengeDetails, wantChallengeDetails } from './load-challenge-details.ts';

type ChallengeDetailsProps = { language: Language };

/** React leaves the boundary as the server wrote it until its chunk is there. */
export function ChallengeDetails({ language }: ChallengeDetailsProps) {
  const { arrival } = useAtomValue(locationAtom);
  useEffect(() => {
    if (arrival !== 'load') wantChallengeDetails();
  }, [arrival]);
  return (
    <Suspense fallback={null}>
      <LoadedDetails language={language} />
    </Suspense>
  );
}

function LoadedDetails({ language }: ChallengeDetailsProps) {
  const { ChallengeModals, content } = use(loadChallengeDetails(language));
  return <ChallengeModals content={content} />;
}
