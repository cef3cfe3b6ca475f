import { useQuery } from '@tanstack/react-query';
import { DataTable } from '#client/ui/data-table.tsx';
import { WeekDrawing } from '#client/ui/drawing/week-drawing.tsx';
import { RecordSection } from '#client/ui/record-section.tsx';
import type { Today as TodayRecord } from '#shared/desk-records.ts';
import { ageOf, describeAge } from './age.tsx';
import { AnswerView } from './answer-view.tsx';
import { askDesk, findHealth, findWaiting, type Health } from './database.ts';
import { type DeskTexts, useDesk } from './desk-context.ts';
import { DeskLink, loneLinkClass, QuestionLink, textLinkClass } from './desk-link.tsx';
import { LeadTable } from './lead-table.tsx';
import { letterOfDay, Moment } from './moment.tsx';
import { live } from './queries.ts';

/** The first view: who waits, how the week goes, and whether everything works. */
export function Today() {
  return (
    <AnswerView query={useToday()}>
      {(today) => (
        <>
          <WaitingSentence today={today} />
          <div className="mt-8 grid gap-x-10 gap-y-10 lg:grid-cols-[3fr_2fr]">
            <div className="grid min-w-0 content-start gap-y-10">
              <NewLeads today={today} />
              <FailedChats chats={today.failed_chats} />
            </div>
            <div className="grid min-w-0 content-start gap-y-10">
              <Weeks days={today.days} />
              <Deliveries today={today} />
              <SiteHealth />
            </div>
          </div>
        </>
      )}
    </AnswerView>
  );
}

/** Says how many leads have come in since it was asked before. */
function useToday() {
  const { content, say } = useDesk();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: ['desk_today', timeZone],
    queryFn: async ({ client, queryKey }) => {
      const known = client.getQueryData<TodayRecord>(queryKey);
      const today = await askDesk('desk_today', { p_time_zone: timeZone });
      const count = known ? sumOf(today.days, 'leads') - sumOf(known.days, 'leads') : 0;
      if (count > 0) say(content.leads.arrived(count));
      return today;
    },
    ...live,
  });
}

function WaitingSentence({ today: { new_count, new_leads, over_20_hours } }: { today: TodayRecord }) {
  const { content, now } = useDesk();
  const texts = content.today;
  const oldest = new_leads[0];
  return (
    <p className="mt-2 max-w-3xl text-title">
      {oldest
        ? texts.waiting(new_count) + texts.oldest(describeAge(ageOf(oldest.created_at, now), content))
        : texts.nothingWaits}
      {over_20_hours > 0 ? <span className="mt-2 block text-h3 text-error">{texts.over20(over_20_hours)}</span> : null}
    </p>
  );
}

function NewLeads({ today: { new_count, new_leads } }: { today: TodayRecord }) {
  const { today: texts } = useDesk().content;
  if (new_leads.length === 0) return null;
  return (
    <RecordSection id="new-leads" title={texts.newLeads}>
      <LeadTable
        leads={new_leads.map((lead) => ({ ...lead, status: 'new' }))}
        columns={['age', 'name']}
        filters={{ status: 'new' }}
        longest={new_leads[0]?.id}
      />
      <p className="text-ui text-mute">
        {new_count > new_leads.length ? `${texts.fewer(new_leads.length)} ` : ''}
        <DeskLink to={{ view: 'leads', status: 'new' }} className={loneLinkClass}>
          {texts.allNew}
        </DeskLink>
      </p>
    </RecordSection>
  );
}

function FailedChats({ chats }: { chats: TodayRecord['failed_chats'] }) {
  const { content, selection } = useDesk();
  const { chatColumns: columns } = content.today;
  return (
    <RecordSection id="failed-chats" title={content.today.failedChats}>
      {chats.length === 0 ? (
        <p className="border-t border-ink pt-2 text-ui text-mute">{content.today.noFailedChats}</p>
      ) : null}
      <DataTable
        rows={chats}
        keyOf={(chat) => `${chat.conversation} ${chat.created_at}`}
        selection={selection}
        columns={[
          {
            title: columns.time,
            className: 'pr-4 text-left whitespace-nowrap text-mute md:w-1/3',
            cell: (chat) => <Moment time={chat.created_at} short />,
          },
          {
            title: columns.question,
            cell: (chat) => (
              <>
                <QuestionLink conversation={chat.conversation} question={chat.user_message} />
                <bdi className="block text-sm text-mute">{chat.error ?? content.unknown}</bdi>
              </>
            ),
          },
        ]}
      />
    </RecordSection>
  );
}

type Days = TodayRecord['days'];
const measures = ['leads', 'messages', 'failures'] as const;

/** This week beside the last, in figures; the drawings repeat them by day. */
function Weeks({ days }: { days: Days }) {
  const { content, language } = useDesk();
  const { today: texts } = content;
  const [last, current] = [days.slice(0, 7), days.slice(7)];
  return (
    <RecordSection id="weeks" title={texts.weeks}>
      <DataTable
        caption={texts.weeks}
        rows={measures}
        keyOf={(measure) => measure}
        columns={[
          {
            title: texts.measure,
            cell: (measure) => (
              <>
                {texts.measures[measure]}
                {sumOf(days, measure) > 0 ? (
                  <WeekDrawing
                    current={current.map((day) => day[measure])}
                    last={last.map((day) => day[measure])}
                    letters={current.map(({ day }) => letterOfDay(day, language))}
                  />
                ) : null}
              </>
            ),
          },
          {
            title: texts.thisWeek,
            className: 'pr-4 text-right font-semibold',
            cell: (measure) => sumOf(current, measure),
          },
          { title: texts.lastWeek, className: 'text-right text-mute', cell: (measure) => sumOf(last, measure) },
        ]}
      />
      <p className="mt-2 text-sm text-mute">{texts.drawingNote}</p>
    </RecordSection>
  );
}

function sumOf(days: Days, measure: (typeof measures)[number]): number {
  return days.reduce((sum, day) => sum + day[measure], 0);
}

/** What could not be delivered yet: replies to leads, notices of leads, and records of the chat that wait in KV. */
function Deliveries({ today: { notices_waiting: notices, replies_unsent: replies } }: { today: TodayRecord }) {
  const { content, now } = useDesk();
  const { today: texts } = content;
  const { data: records, error } = useQuery({ queryKey: ['waiting'], queryFn: findWaiting, ...live });
  const waits = [
    { count: notices.count, words: texts.notices, since: notices.since, reason: notices.last_error },
    { count: records?.count ?? 0, words: texts.records, since: records?.oldest, reason: records?.reason },
  ].filter(({ count }) => count > 0);
  return (
    <RecordSection id="deliveries" title={texts.deliveries}>
      <div className="grid gap-1 border-t border-ink pt-2 text-ui">
        {waits.map(({ count, words, since, reason }) => (
          <p key={words(count)} className="text-warning">
            {words(count)}
            {since ? texts.since(describeAge(ageOf(since, now), content)) : '.'}{' '}
            {reason ? <bdi className="block text-sm">{texts.reason(reason)}</bdi> : null}
          </p>
        ))}
        {replies.count > 0 ? (
          <p className="text-error">
            {texts.replies(replies.count)}
            {replies.since ? texts.since(describeAge(ageOf(replies.since, now), content)) : '.'}{' '}
            <DeskLink to={{ view: 'leads', lead: replies.lead }} className={textLinkClass}>
              {texts.openLead}
            </DeskLink>
          </p>
        ) : null}
        {records && waits.length + replies.count === 0 ? <p className="text-mute">{texts.nothingToDeliver}</p> : null}
        {error && !records ? <p className="text-warning">{texts.unknownDeliveries}</p> : null}
      </div>
    </RecordSection>
  );
}

/** Whether the site's parts work. */
function SiteHealth() {
  const { today: texts } = useDesk().content;
  const query = useQuery({ queryKey: ['health'], queryFn: findHealth, ...live });
  return (
    <RecordSection id="health" title={texts.health}>
      <div className="border-t border-ink pt-2 text-ui">
        <AnswerView query={query}>
          {(health) => (
            <ul className={health.ok ? 'text-mute' : 'font-medium text-error'}>
              {describeHealth(health, texts).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
        </AnswerView>
      </div>
    </RecordSection>
  );
}

function describeHealth(health: Health, texts: DeskTexts['today']): string[] {
  if (health.ok) return [texts.healthy];
  const broken = (['settings', 'database', 'kv'] as const).filter((part) => health[part] === false);
  return broken.length > 0 ? broken.map((part) => texts.unhealthy[part]) : [texts.unknownHealth];
}
