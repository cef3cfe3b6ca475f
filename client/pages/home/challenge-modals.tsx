import { useState } from 'react';
import { CommandModal } from '#client/ui/command-modal.tsx';
import type { challengeDetails } from '#shared/content/en/challenge-details.ts';
import type { ChallengeId } from '#shared/content/types.ts';
import { detailsId } from './details-id.ts';

type ChallengeModalsProps = { content: typeof challengeDetails };

const ids: ChallengeId[] = ['budget', 'expertise', 'speed'];

/** A modal for each challenge. All have their content as the page arrives; closing one clears it. */
export function ChallengeModals({ content }: ChallengeModalsProps) {
  const [shown, setShown] = useState<ChallengeId | 'all' | null>('all');
  return ids.map((id) => {
    const { title, description, impacts, solution, stats } = content.items[id];
    return (
      <CommandModal
        key={id}
        id={detailsId(id)}
        title={shown === id || shown === 'all' ? title : ''}
        closeLabel={content.close}
        onToggle={(isOpen) => setShown(isOpen ? id : null)}
        className="w-full max-w-2xl"
      >
        {shown === id || shown === 'all' ? (
          <div className="px-5 py-6 sm:px-8 sm:py-8">
            <p className="text-lead">{description}</p>
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
      </CommandModal>
    );
  });
}
