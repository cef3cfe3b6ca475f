import { AgeWords, describeAge } from './age-words.tsx';
import { ageOf } from './age.ts';
import { AnswerView } from './answer-view.tsx';
import { deskPath } from './desk-address.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { FailedChats } from './failed-chats.tsx';
import type { Today as TodayRecord } from './records.ts';
import { cell, headCell, nameLink, table } from './table.ts';
import { useQuery } from './use-query.ts';
import { useRefresh } from './use-refresh.ts';
import { useTitle } from './use-title.ts';
import { WaitingAndHealth } from './waiting-and-health.tsx';
import { Weeks } from './weeks.tsx';

/** The first view: who waits, how the week goes, and whether everything works. */
export function Today() {
  const { content, ask, say } = useDesk();
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const query = useQuery(timeZone, () => ask('desk_today', { p_time_zone: timeZone }));
  const known = query.answer?.ok ? query.answer.data : null;
  useRefresh(async () => {
    const answer = await query.refresh();
    const count = known && answer.ok ? countLeads(answer.data) - countLeads(known) : 0;
    if (count > 0) say(content.leads.arrived(count));
  });
  useTitle(content.today.heading);
  return (
    <>
      <h1 className="mt-6 text-h3">{content.today.heading}</h1>
      <AnswerView query={query}>
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
                <WaitingAndHealth notices={today.notices_waiting} />
              </div>
            </div>
          </>
        )}
      </AnswerView>
    </>
  );
}

/** Of this week and the last. */
function countLeads({ days }: TodayRecord): number {
  return days.reduce((sum, { leads }) => sum + leads, 0);
}

function WaitingSentence({ today: { new_count, new_leads, over_20_hours } }: { today: TodayRecord }) {
  const { content, now } = useDesk();
  const texts = content.today;
  const oldest = new_leads[0];
  return (
    <p className="mt-2 max-w-3xl text-h2">
      {oldest ? (
        <>
          {texts.waiting(new_count)}
          {texts.oldest(describeAge(ageOf(oldest.created_at, now), content))}
        </>
      ) : (
        texts.nothingWaits
      )}
      {over_20_hours > 0 ? (
        <span className="mt-2 block text-base font-medium tracking-normal text-error">
          {texts.over20(over_20_hours)}
        </span>
      ) : null}
    </p>
  );
}

function NewLeads({ today: { new_count, new_leads } }: { today: TodayRecord }) {
  const { content, language } = useDesk();
  const { today: texts, leads } = content;
  if (new_leads.length === 0) return null;
  return (
    <section aria-labelledby="new-leads">
      <h2 id="new-leads" className="mb-2 text-ui font-semibold">
        {texts.newLeads}
      </h2>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={`${headCell} md:w-1/3`}>
              {leads.columns.age}
            </th>
            <th scope="col" className={headCell}>
              {leads.columns.name}
            </th>
            <th scope="col" className={`${headCell} max-md:hidden`}>
              {leads.columns.service}
            </th>
          </tr>
        </thead>
        <tbody>
          {new_leads.map((lead, index) => (
            <tr key={lead.id} className="hover:bg-card">
              <td className={cell}>
                <AgeWords lead={{ status: 'new', created_at: lead.created_at }} isLongest={index === 0} />
              </td>
              <td className={cell}>
                <DeskLink
                  data-row=""
                  href={deskPath(language, { view: 'leads', status: 'new', lead: lead.id })}
                  className={nameLink}
                >
                  <bdi>{lead.full_name}</bdi>
                </DeskLink>
                <span className="block text-mute">
                  <bdi>{lead.company_name}</bdi>
                  <span className="block md:hidden">{content.services[lead.service]}</span>
                </span>
              </td>
              <td className={`${cell} max-md:hidden`}>{content.services[lead.service]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-ui text-mute">
        {new_count > new_leads.length ? `${texts.fewer(new_leads.length)} ` : ''}
        <DeskLink
          href={deskPath(language, { view: 'leads', status: 'new' })}
          className="py-1 text-ink underline underline-offset-4"
        >
          {texts.allNew}
        </DeskLink>
      </p>
    </section>
  );
}
