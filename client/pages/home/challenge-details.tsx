import { memo, Suspense, use, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { challengeDrawings } from '#client/drawings/challenges.ts';
import type { Language } from '#shared/languages.ts';
import { loadChallengeDetails, pressAgain, wantChallengeDetails } from './load-challenge-details.ts';

type ChallengeDetailsProps = { language: Language };

/**
 * After the switch of language the modals keep speaking the other one until all of it is there: those of the HTML come to life
 * as they are and then change their texts, so that one that is open stays open.
 */
export function ChallengeDetails({ language }: ChallengeDetailsProps) {
  const type = useNavigationType();
  const [spoken, setSpoken] = useState(language);
  useEffect(() => {
    if (type !== 'POP') wantChallengeDetails();
  }, [type]);
  useEffect(() => {
    if (spoken === language) return;
    let isCurrent = true;
    Promise.all([loadChallengeDetails(spoken), loadChallengeDetails(language)]).then(
      () => isCurrent && setSpoken(language),
    );
    return () => {
      isCurrent = false;
    };
  }, [spoken, language]);
  return <Boundary language={spoken} />;
}

/** React leaves it as the server wrote it until its chunk is there; rendered again before that, it would throw it away. */
const Boundary = memo(function Boundary({ language }: ChallengeDetailsProps) {
  return (
    <Suspense fallback={null}>
      <LoadedDetails language={language} />
    </Suspense>
  );
});

function LoadedDetails({ language }: ChallengeDetailsProps) {
  const { ChallengeModals, content } = use(loadChallengeDetails(language));
  useEffect(pressAgain, []);
  return <ChallengeModals content={content} drawings={challengeDrawings} />;
}
