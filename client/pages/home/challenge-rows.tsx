import { startTransition, useState } from 'react';
import { challengeDrawings } from '#client/drawings/home.ts?sprite';
import gauge from '#client/icons/gauge.svg?outline';
import graduationCap from '#client/icons/graduation-cap.svg?outline';
import wallet from '#client/icons/wallet.svg?outline';
import { Checks } from '#client/ui/checks.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Movement } from '#client/ui/movement.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { ChallengeId } from '#shared/content/types.ts';
import { challengeModalId } from './challenge-modals.tsx';

const icons = { budget: wallet, expertise: graduationCap, speed: gauge };

type Challenges = (typeof home)['challenges'];

/**
 * Problems with their solutions. At most one row is open, the others show one line. On paper and without scripts all are open. The buttons
 * are toggle buttons with `aria-pressed` and not radio buttons, because a click on the selected one clears the selection. The button of a
 * row covers the whole row.
 */
export function ChallengeRows({ challenges }: { challenges: Challenges }) {
  const { items } = challenges;
  const [selected, setSelected] = useState<ChallengeId | null>(items[0]?.id ?? null);
  const toggle = (id: ChallengeId) => startTransition(() => setSelected(selected === id ? null : id));
  return (
    <>
      <ul className="border-t border-ink">
        {items.map((challenge) => (
          // Each row is animated by itself. The line that closed rows show keeps its place in the row, so no words appear twice.
          <Movement key={challenge.id} default="none" update="row">
            <ChallengeRow
              challenge={challenge}
              labels={challenges}
              isSelected={selected === challenge.id}
              onToggle={() => toggle(challenge.id)}
            />
          </Movement>
        ))}
      </ul>
      <Movement default="none" update="auto">
        <fieldset aria-label={challenges.dotsLabel} className="flex justify-center noscript:hidden">
          {items.map(({ id, problem }) => (
            <button
              key={id}
              type="button"
              data-enhanced=""
              aria-label={challenges.select(problem)}
              aria-pressed={selected === id}
              onClick={() => toggle(id)}
              className="inline-flex size-11 items-center justify-center before:size-2.5 before:rounded before:border before:border-field hover:before:border-ink aria-pressed:before:border-accent aria-pressed:before:bg-accent"
            />
          ))}
        </fieldset>
      </Movement>
    </>
  );
}

type ChallengeRowProps = {
  challenge: Challenges['items'][number];
  labels: Challenges;
  isSelected: boolean;
  onToggle: () => void;
};

function ChallengeRow({ challenge, labels, isSelected, onToggle }: ChallengeRowProps) {
  return (
    <li
      data-selected={isSelected ? '' : undefined}
      className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line p-4 [transition:scale_0.2s] motion-safe:hover:[scale:1.01] md:px-6 lg:grid-cols-[4fr_5fr_3fr] data-selected:bg-card"
    >
      <div className="max-lg:contents">
        <p className="sr-only">{labels.problemLabel}</p>
        <h3 className="text-h3">
          <button
            type="button"
            data-enhanced=""
            aria-pressed={isSelected}
            onClick={onToggle}
            className="flex items-baseline gap-3 text-left after:absolute after:inset-0"
          >
            <Icon
              outline={icons[challenge.id]}
              className="mt-px size-6 shrink-0 self-start group-data-selected:text-accent"
            />
            {challenge.problem}
          </button>
        </h3>
        <button
          type="button"
          command="show-modal"
          commandfor={challengeModalId(challenge.id)}
          aria-haspopup="dialog"
          className="arrow relative z-1 mt-2 ml-9 py-1 text-left max-lg:col-span-2 max-lg:row-start-2 max-lg:justify-self-start text-ui font-semibold underline-offset-4 after:ml-1.5 after:size-4 after:align-middle hover:underline folded:hidden"
        >
          {labels.delayLink}
        </button>
      </div>
      <div className="max-lg:col-span-2 max-lg:row-start-3 max-lg:folded:hidden">
        <p className="sr-only">{labels.solutionLabel}</p>
        <h3 className="text-h3 max-lg:mt-4">{challenge.solution}</h3>
        <p className="mt-1 text-mute folded:hidden">{challenge.description}</p>
        <Checks
          items={challenge.benefits}
          label={labels.benefitsLabel}
          className="mt-4 mb-3 folded:hidden md:max-lg:grid-cols-2"
        />
      </div>
      <div className="text-right max-lg:col-start-2 max-lg:row-start-1 lg:text-left">
        <p className="text-h2 tabular-nums lg:inline">{`${challenge.metric}${challenge.metricSuffix}`}</p>
        <p className="text-ui text-mute lg:ml-3 lg:inline">{challenge.metricLabel}</p>
        {/* Only the drawing in the selected row has the accent colour. */}
        <Drawing
          drawing={challengeDrawings[challenge.id]}
          className="mt-4 h-auto w-full max-w-36 max-lg:hidden folded:hidden group-not-data-selected:[--accent:var(--top)]"
        />
      </div>
      {isSelected ? (
        <Movement name="marker">
          <span className="absolute inset-y-0 left-0 w-[3px] bg-accent" />
        </Movement>
      ) : null}
    </li>
  );
}
