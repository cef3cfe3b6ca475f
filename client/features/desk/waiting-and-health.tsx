import { describeAge } from './age-words.tsx';
import { ageOf } from './age.ts';
import { AnswerView } from './answer-view.tsx';
import { findHealth, findWaiting, type Health, type Waiting } from './ask-desk.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';
import type { Today } from './records.ts';
import { useQuery } from './use-query.ts';
import { useRefresh } from './use-refresh.ts';

/** What could not be delivered yet, and whether the site's parts work. */
export function WaitingAndHealth({ notices }: { notices: Today['notices_waiting'] }) {
  const { content, now } = useDesk();
  const waiting = useQuery('waiting', findWaiting);
  const health = useQuery('health', findHealth);
  useRefresh(() => {
    waiting.refresh();
    health.refresh();
  });
  const texts = content.today;
  const ageSince = (time: string) => texts.since(describeAge(ageOf(time, now), content));
  return (
    <>
      <section aria-labelledby="deliveries">
        <h2 id="deliveries" className="border-b border-ink pb-2 text-ui font-semibold">
          {texts.deliveries}
        </h2>
        <div className="grid gap-1 pt-2 text-ui">
          {notices.count > 0 ? (
            <Waits
              words={texts.notices(notices.count)}
              since={notices.since && ageSince(notices.since)}
              reason={notices.last_error}
            />
          ) : null}
          {waiting.answer && !waiting.answer.ok ? <p className="text-warning">{texts.unknownDeliveries}</p> : null}
          {waiting.answer?.ok ? (
            <Records waiting={waiting.answer.data} ageSince={ageSince} hasNotices={notices.count > 0} />
          ) : null}
        </div>
      </section>
      <section aria-labelledby="health">
        <h2 id="health" className="border-b border-ink pb-2 text-ui font-semibold">
          {texts.health}
        </h2>
        <div className="pt-2 text-ui">
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
      </section>
    </>
  );
}

type RecordsProps = { waiting: Waiting; ageSince: (time: string) => string; hasNotices: boolean };

function Records({ waiting: { count = 0, oldest, reason }, ageSince, hasNotices }: RecordsProps) {
  const { today: texts } = useDesk().content;
  if (count > 0) return <Waits words={texts.records(count)} since={oldest && ageSince(oldest)} reason={reason} />;
  return hasNotices ? null : <p className="text-mute">{texts.nothingToDeliver}</p>;
}

type WaitsProps = { words: string; since?: string | null; reason?: string | null };

function Waits({ words, since, reason }: WaitsProps) {
  const { today: texts } = useDesk().content;
  return (
    <p className="text-warning">
      {words}
      {since || '.'} {reason ? <bdi className="block text-sm">{texts.reason(reason)}</bdi> : null}
    </p>
  );
}

function describeHealth(health: Health, texts: DeskTexts['today']): string[] {
  if (health.ok) return [texts.healthy];
  const broken = (['settings', 'database', 'kv'] as const).filter((part) => health[part] === false);
  return broken.length > 0 ? broken.map((part) => texts.unhealthy[part]) : [texts.unknownHealth];
}
