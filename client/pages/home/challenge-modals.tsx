import { useState } from 'react';
import { challengeDrawings } from '#client/drawings/home.ts?sprite';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { useIsPageHydrated } from '#client/ui/hydrate-later.tsx';
import { Modal } from '#client/ui/modal.tsx';
import type { challengeDetails } from '#shared/content/en/challenge-details.ts';
import type { ChallengeId } from '#shared/content/types.ts';

type ChallengeModalsProps = { details: typeof challengeDetails };

const ids: ChallengeId[] = ['budget', 'expertise', 'speed'];

/**
 * A modal for each challenge. The server's HTML holds the content of all of them, so that they work without scripts and before they come.
 * Once the page is hydrated, only the open one has content.
 */
export function ChallengeModals({ details }: ChallengeModalsProps) {
  const isPageHydrated = useIsPageHydrated();
  const [shown, setShown] = useState<ChallengeId | null>(null);
  return ids.map((id) => (
    <Modal
      key={id}
      id={challengeModalId(id)}
      title={details.items[id].title}
      closeLabel={details.close}
      onToggle={(isOpen) => setShown(isOpen ? id : null)}
    >
      {shown === id || !isPageHydrated ? <Details id={id} details={details} /> : null}
    </Modal>
  ));
}

/** The id for `commandfor` of the button that opens it. */
export function challengeModalId(id: ChallengeId): string {
  return `challenge-${id}`;
}

function Details({ id, details }: { id: ChallengeId; details: typeof challengeDetails }) {
  const { description, impacts, solution, stats } = details.items[id];
  return (
    <div className="p-5 sm:p-8">
      <div className="flex items-center gap-8">
        <p className="text-lead">{description}</p>
        <Drawing drawing={challengeDrawings[id]} className="w-48 shrink-0 max-sm:hidden" />
      </div>
      <h3 className="mt-8 border-t border-line pt-4 text-ui font-semibold">{details.impactsTitle}</h3>
      <ul className="mt-2 grid gap-1.5 text-mute">
        {impacts.map((impact) => (
          <li key={impact} className="flex gap-3 before:mt-3 before:h-px before:w-4 before:shrink-0 before:bg-mute">
            {impact}
          </li>
        ))}
      </ul>
      <h3 className="mt-8 border-t border-line pt-4 text-ui font-semibold">{details.solutionTitle}</h3>
      <p className="mt-2">{solution}</p>
      <h3 className="mt-8 mb-2 text-ui font-semibold">{details.statsTitle}</h3>
      <dl className="grid border-t border-ink sm:grid-cols-3">
        {stats.map(({ value, label }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 sm:flex-col-reverse sm:justify-end sm:gap-0"
          >
            <dt className="text-ui text-mute">{label}</dt>
            <dd className="text-h3 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
