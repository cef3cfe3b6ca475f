import { useQuery } from '@tanstack/react-query';
import type { Today } from '#shared/desk-records.ts';
import { describeAge } from './age-words.tsx';
import { ageOf } from './age.ts';
import { AnswerView } from './answer-view.tsx';
import { findHealth, findWaiting, type Health, type Waiting } from './database.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';
import { DeskSection } from './desk-section.tsx';
import { live } from './queries.ts';

type Notices = Today['notices_waiting'];

/** What could not be delivered yet, and whether the site's parts work. */
export function WaitingAndHealth({ notices }: { notices: Notices }) {
  const { today: texts } = useDesk().content;
  const waiting = useQuery({ queryKey: ['waiting'], queryFn: findWaiting, ...live });
  const health = useQuery({ queryKey: ['health'], queryFn: findHealth, ...live });
  return (
    <>
      <DeskSection id="deliveries" title={texts.deliveries}>
        <div className="grid gap-1 border-t border-ink pt-2 text-ui">
          {waiting.data || notices.count > 0 ? <Deliveries notices={notices} records={waiting.data} /> : null}
          {!waiting.data && waiting.error ? <p className="text-warning">{texts.unknownDeliveries}</p> : null}
        </div>
      </DeskSection>
      <DeskSection id="health" title={texts.health}>
        <div className="border-t border-ink pt-2 text-ui">
          <AnswerView query={health}>
            {(state) => (
              <ul>
                {describeHealth(state, texts).map((sentence) => (
                  <li key={sentence} className={state.ok ? 'text-mute' : 'font-medium text-error'}>
                    {sentence}
                  </li>
                ))}
              </ul>
            )}
          </AnswerView>
        </div>
      </DeskSection>
    </>
  );
}

function Deliveries({ notices, records = {} }: { notices: Notices; records?: Waiting }) {
  const { content, now } = useDesk();
  const texts = content.today;
  const waits = [
    { count: notices.count, words: texts.notices, since: notices.since, reason: notices.last_error },
    { count: records.count ?? 0, words: texts.records, since: records.oldest, reason: records.reason },
  ].filter(({ count }) => count > 0);
  if (waits.length === 0) return <p className="text-mute">{texts.nothingToDeliver}</p>;
  return waits.map(({ count, words, since, reason }) => (
    <p key={words(count)} className="text-warning">
      {words(count)}
      {since ? texts.since(describeAge(ageOf(since, now), content)) : '.'}{' '}
      {reason ? <bdi className="block text-sm">{texts.reason(reason)}</bdi> : null}
    </p>
  ));
}

function describeHealth(health: Health, texts: DeskTexts['today']): string[] {
  if (health.ok) return [texts.healthy];
  const broken = (['settings', 'database', 'kv'] as const).filter((part) => health[part] === false);
  return broken.length > 0 ? broken.map((part) => texts.unhealthy[part]) : [texts.unknownHealth];
}
