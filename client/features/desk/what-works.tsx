import { Fragment } from 'react';
import { download, fileName } from '#client/download.ts';
import { AnswerView } from './answer-view.tsx';
import { deskPath } from './desk-address.ts';
import { DeskButton, deskButtonClass } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { wordsOfDay } from './moment.tsx';
import type { Works } from './records.ts';
import { cell, headCell, table, tight } from './table.ts';
import { useQuery } from './use-query.ts';
import { useRefresh } from './use-refresh.ts';
import { useTitle } from './use-title.ts';
import { worksAsCsv } from './works-as-csv.ts';
import { countLeads, type FigureId, type FigureRow, figureIds, figuresOf, isCounted } from './works-figures.ts';
import { compare, sentenceOf } from './works-sentences.ts';
import { WorksTable } from './works-table.tsx';
import { worksTexts } from './works-texts.ts';

const periods = [7, 30, 90];
/** Those that need no count of visits. */
const uncountedFigures = new Set<FigureId>(['leadsByLabel', 'leadsByLanguage', 'leadsByService', 'chat']);
const section = 'mb-12 break-inside-avoid';

/** Which page, label and language bring leads, where visitors give up, and whether the chat helps. */
export function WhatWorks() {
  const { language, address, ask } = useDesk();
  const texts = worksTexts[language];
  const wanted = Number(address.parameters.get('days'));
  const days = periods.includes(wanted) ? wanted : 30;
  const query = useQuery(String(days), () => ask('desk_works', { p_days: days }));
  useRefresh(query.refresh);
  useTitle(texts.heading);
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <AnswerView query={query}>{(works) => <Answer works={works} days={days} />}</AnswerView>
    </>
  );
}

function Answer({ works, days }: { works: Works; days: number }) {
  const { language } = useDesk();
  const texts = worksTexts[language];
  const { now, before } = countLeads(works);
  const figures = figuresOf(works);
  const dropped = figures.others.find(({ name }) => name === 'dropped')?.now ?? 0;
  return (
    <>
      <p className="mt-2 max-w-3xl text-h2">
        {texts.leads(now, days)} {compare(now, before, days, language)}
      </p>
      <p className="mt-3 max-w-3xl text-ui text-mute">
        {texts.period(wordsOfDay(works.since, language), wordsOfDay(works.until, language))} {describeCounting(works)}
        {dropped > 0 ? ` ${texts.dropped(dropped)}` : ''} {texts.drawingNote}
      </p>
      <Choices works={works} days={days} />
      <div className="mt-8 gap-x-10 lg:columns-2">
        {figureIds.map((id) => (
          <Fragment key={id}>
            <Figure id={id} rows={figures[id]} nothing={nothingOf(id)} />
            {id === 'chat' ? <Unanswered questions={works.unanswered} /> : null}
          </Fragment>
        ))}
      </div>
    </>
  );

  /** That there is none, unless nobody counted. */
  function nothingOf(id: FigureId): string {
    return isCounted(works) || uncountedFigures.has(id) ? texts.nothing : texts.notCountedYet;
  }

  /** From when on there are counts, where that is within what is shown. */
  function describeCounting({ counted_since, before }: Works): string {
    if (counted_since === null) return texts.nothingCounted;
    return counted_since > before ? texts.countedSince(wordsOfDay(counted_since, language)) : '';
  }
}

/** The lengths of the period, and the table to take along. */
function Choices({ works, days }: { works: Works; days: number }) {
  const { language, say } = useDesk();
  const texts = worksTexts[language];
  const save = () => {
    download(fileName(texts.csvName, 'csv'), 'text/csv', worksAsCsv(works));
    say(texts.exported);
  };
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      <nav aria-label={texts.periods} className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <DeskLink
            key={period}
            href={deskPath(language, { view: 'works', days: String(period) })}
            aria-current={period === days ? 'true' : undefined}
            className={`${deskButtonClass} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper`}
          >
            {texts.days(period)}
          </DeskLink>
        ))}
      </nav>
      <DeskButton className="sm:ml-auto" onClick={save}>
        {texts.export}
      </DeskButton>
    </div>
  );
}

type FigureProps = { id: FigureId; rows: readonly FigureRow[] /** What is said without rows. */; nothing: string };

function Figure({ id, rows, nothing }: FigureProps) {
  const desk = useDesk();
  const texts = worksTexts[desk.language];
  const title = texts.headings[id];
  const sentence = sentenceOf(id, rows, desk);
  return (
    <section aria-labelledby={`works-${id}`} className={section}>
      <h2 id={`works-${id}`} className="text-ui font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-pretty">{sentence ?? nothing}</p>
      {sentence ? <WorksTable figure={id} title={title} rows={rows} /> : null}
    </section>
  );
}

function Unanswered({ questions }: { questions: Works['unanswered'] }) {
  const texts = worksTexts[useDesk().language];
  const [most] = questions;
  return (
    <section aria-labelledby="works-unanswered" className={section}>
      <h2 id="works-unanswered" className="text-ui font-semibold">
        {texts.unanswered}
      </h2>
      <p className="mt-1 wrap-anywhere text-pretty">
        {most ? texts.unansweredMost(most.question, most.times) : texts.noneUnanswered}
      </p>
      {most ? (
        <table className={`${table} mt-3`}>
          <caption className="sr-only">{texts.unanswered}</caption>
          <thead>
            <tr>
              <th scope="col" className={headCell}>
                {texts.question}
              </th>
              <th scope="col" className={`${headCell} text-right`}>
                {texts.times}
              </th>
            </tr>
          </thead>
          <tbody>
            {questions.map(({ question, times }) => (
              <tr key={question}>
                <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
                  <bdi>{question}</bdi>
                </th>
                <td className={`${cell} ${tight} text-right font-semibold`}>{texts.number(times)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
