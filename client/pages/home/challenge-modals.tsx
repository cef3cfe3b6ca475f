import { useState } from 'react';
import type { challengeDrawings } from '#client/drawings/challenges.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Modal } from '#client/ui/modal.tsx';
import type { challengeDetails } from '#shared/content/en/challenge-details.ts';
import type { ChallengeId } from '#shared/content/types.ts';
import { detailsId } from './details-id.ts';

type ChallengeModalsProps = {
  content: typeof challengeDetails;
  /** From the page, which has them: asked for here as well, every page would load them. */
  drawings: typeof challengeDrawings;
};

const ids: ChallengeId[] = ['budget', 'expertise', 'speed'];

/** A modal for each challenge. All have their content as the page arrives; closing one clears it. */
export function ChallengeModals({ content, drawings }: ChallengeModalsProps) {
  const [shown, setShown] = useState<ChallengeId | 'all' | null>('all');
  return ids.map((id) => {
    const { title, description, impacts, solution, stats } = content.items[id];
    return (
      <Modal
        key={id}
        id={detailsId(id)}
        title={shown === id || shown === 'all' ? title : ''}
        closeLabel={content.close}
        onToggle={(isOpen) => setShown(isOpen ? id : null)}
      >
        {shown === id || shown === 'all' ? (
          <div className="p-5 sm:p-8">
            <div className="flex items-center gap-8">
              <p className="text-lead">{description}</p>
              <Drawing drawing={drawings[id]} className="w-44 shrink-0 max-sm:hidden" />
            </div>
            <h3 className="mt-8 border-t border-line pt-4 text-ui font-semibold">{content.impactsTitle}</h3>
            <ul className="mt-2 grid gap-1.5 text-mute">
              {impacts.map((impact) => (
                <li key={impact} className="flex gap-3">
                  <span aria-hidden="true" className="mt-3 h-px w-4 shrink-0 bg-mute" />
                  {impact}
                </li>
              ))}
            </ul>
            <h3 className="mt-8 border-t border-line pt-4 text-ui font-semibold">{content.solutionTitle}</h3>
            <p className="mt-2">{solution}</p>
            <h3 className="sr-only">{content.statsTitle}</h3>
            <dl className="mt-8 grid border-t border-ink sm:grid-cols-3">
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
        ) : null}
      </Modal>
    );
  });
}
