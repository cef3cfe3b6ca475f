import gauge from 'lucide-static/icons/gauge.svg?outline';
import graduationCap from 'lucide-static/icons/graduation-cap.svg?outline';
import wallet from 'lucide-static/icons/wallet.svg?outline';
import { startTransition, useState } from 'react';
import { challengeDrawings } from '#client/drawings/challenges.ts';
import { Checks } from '#client/ui/checks.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Movement } from '#client/ui/movement.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { ChallengeId } from '#shared/content/types.ts';
import { challengeModalId } from './challenge-modals.tsx';

const icons = { budget: wallet, expertise: graduationCap, speed: gauge };

type ChallengeRowsProps = { challenges: (typeof home)['challenges'] };

/**
 * Problems with their solutions, of which one or none is selected. They are toggle buttons with `aria-pressed` and not radio buttons,
 * because a click on the selected one clears the selection. The button of a row covers the whole row.
 */
export function ChallengeRows({ challenges }: ChallengeRowsProps) {
  const { items } = challenges;
  const [selected, setSelected] = useState<ChallengeId | null>(items[0]?.id ?? null);
  const toggle = (id: ChallengeId) => startTransition(() => setSelected(selected === id ? null : id));
  return (
    <>
      <Movement default="none" update="auto">
        <ul className="border-t border-ink">
          {items.map((challenge) => (
            <li
              key={challenge.id}
              data-selected={selected === challenge.id ? '' : undefined}
              className="group relative grid [transition:scale_0.2s] motion-safe:hover:[scale:1.01] gap-x-8 gap-y-6 border-b border-line p-5 md:grid-cols-[1fr_9rem] md:p-7 lg:grid-cols-[3fr_5fr_min(9rem,15%)] data-selected:bg-card"
            >
              <div>
                <p className="text-sm text-mute">{challenges.problemLabel}</p>
                <h3 className="mt-1 text-h3">
                  <button
                    type="button"
                    data-enhanced=""
                    aria-pressed={selected === challenge.id}
                    onClick={() => toggle(challenge.id)}
                    className="flex gap-3 text-left after:absolute after:inset-0"
                  >
                    <Icon
                      outline={icons[challenge.id]}
                      className="mt-px size-6 shrink-0 group-data-selected:text-accent"
                    />
                    {challenge.problem}
                  </button>
                </h3>
                <button
                  type="button"
                  command="show-modal"
                  commandfor={challengeModalId(challenge.id)}
                  aria-haspopup="dialog"
                  className="relative z-1 mt-3 py-1 text-left text-ui font-semibold underline-offset-4 hover:underline"
                >
                  {challenges.delayLink}
                  <Icon name="arrow-right" className="ml-1.5 inline size-4 align-middle" />
                </button>
              </div>
              <div className="md:col-span-2 lg:col-span-1">
                <p className="text-sm text-mute">{challenges.solutionLabel}</p>
                <h3 className="mt-1 text-h3">{challenge.solution}</h3>
                <p className="mt-1 text-mute">{challenge.description}</p>
                <Checks items={challenge.benefits} label={challenges.benefitsLabel} className="mt-4 md:grid-cols-2" />
              </div>
              <div className="flex flex-wrap items-baseline gap-x-3 md:col-start-2 md:row-start-1 md:block md:text-right lg:col-start-3">
                <p className="text-h2 tabular-nums">
                  {challenge.metric}
                  {challenge.metricSuffix}
                </p>
                <p className="text-ui text-mute">{challenge.metricLabel}</p>
                {/* The drawing is about the row that is selected. */}
                <Drawing
                  drawing={challengeDrawings[challenge.id]}
                  className="mt-4 h-auto w-full max-lg:hidden group-not-data-selected:[--accent:var(--top)]"
                />
              </div>
              {selected === challenge.id ? (
                <Movement name="marker">
                  <span className="absolute inset-y-0 left-0 w-[3px] bg-accent" />
                </Movement>
              ) : null}
            </li>
          ))}
        </ul>
      </Movement>
      <fieldset aria-label={challenges.dotsLabel} className="mt-3 flex justify-center noscript:hidden">
        {items.map(({ id, problem }) => (
          <button
            key={id}
            type="button"
            data-enhanced=""
            aria-label={challenges.select(problem)}
            aria-pressed={selected === id}
            onClick={() => toggle(id)}
            className="group inline-flex size-11 items-center justify-center"
          >
            <span className="size-2.5 rounded border border-field group-hover:border-ink group-aria-pressed:border-accent group-aria-pressed:bg-accent" />
          </button>
        ))}
      </fieldset>
    </>
  );
}
