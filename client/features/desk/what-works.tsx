import { Fragment } from 'react';
import { download, fileName } from '#client/download.ts';
import { useTitle } from '#client/navigation/use-title.ts';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { Bars } from '#client/ui/drawing/bars.tsx';
import { SmallButton, smallButtonClass } from '#client/ui/small-button.tsx';
import type { Works } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { DeskSection } from './desk-section.tsx';
import { wordsOfDay } from './moment.tsx';
import { live, useAnswer } from './queries.ts';
import {
  changeOf,
  countLeads,
  type FigureId,
  type FigureRow,
  figuresOf,
  isCounted,
  worksAsCsv,
} from './works-figures.ts';
import { compare, nameOf, sentenceOf } from './works-words.ts';

const periods = [7, 30, 90];
/** Those that need no count of visits. */
const uncountedFigures = new Set<FigureId>(['leadsByLabel', 'leadsByLanguage', 'leadsByService', 'chat']);
const section = 'mb-12 break-inside-avoid';
const wrapped = 'text-left wrap-anywhere';

/** Which page, label and language bring leads, where visitors give up, and whether the chat helps. */
export function WhatWorks() {
  const { content, address } = useDesk();
  const { works: texts } = content;
  const wanted = Number(address.parameters.get('days'));
  const days = periods.includes(wanted) ? wanted : 30;
  const query = useAnswer('desk_works', { p_days: days }, live);
  useTitle(texts.heading);
  return (
    <>
      <h1 className="mt-6 text-h3">{texts.heading}</h1>
      <AnswerView query={query}>{(works) => <Answer works={works} days={days} />}</AnswerView>
    </>
  );
}

function Answer({ works, days }: { works: Works; days: number }) {
  const { content, language } = useDesk();
  const { works: texts } = content;
  const { now, before } = countLeads(works);
  const figures = figuresOf(works);
  const dropped = figures.others.find(({ name }) => name === 'dropped')?.now ?? 0;
  return (
    <>
      <p className="mt-2 max-w-3xl text-h2">
        {texts.leads(now, days)} {compare(now, before, days, texts)}
      </p>
      <p className="mt-3 max-w-3xl text-ui text-mute">
        {texts.period(wordsOfDay(works.since, language), wordsOfDay(works.until, language))} {describeCounting(works)}
        {dropped > 0 ? ` ${texts.dropped(dropped)}` : ''} {texts.drawingNote}
      </p>
      <Choices works={works} days={days} />
      <div className="mt-8 gap-x-10 lg:columns-2">
        {(Object.keys(figures) as FigureId[]).map((id) => (
          <Fragment key={id}>
            <Figure
              id={id}
              rows={figures[id]}
              nothing={isCounted(works) || uncountedFigures.has(id) ? texts.nothing : texts.notCountedYet}
            />
            {id === 'chat' ? <Unanswered questions={works.unanswered} /> : null}
          </Fragment>
        ))}
      </div>
    </>
  );

  /** From when on there are counts, where that is within what is shown. */
  function describeCounting({ counted_since, before }: Works): string {
    if (counted_since === null) return texts.nothingCounted;
    return counted_since > before ? texts.countedSince(wordsOfDay(counted_since, language)) : '';
  }
}

/** The lengths of the period, and the table to take along. */
function Choices({ works, days }: { works: Works; days: number }) {
  const { content, say } = useDesk();
  const { works: texts } = content;
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
            to={{ view: 'works', days: String(period) }}
            aria-current={period === days ? 'true' : undefined}
            className={`${smallButtonClass} aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper`}
          >
            {texts.days(period)}
          </DeskLink>
        ))}
      </nav>
      <SmallButton className="sm:ml-auto" onClick={save}>
        {texts.export}
      </SmallButton>
    </div>
  );
}

type FigureProps = { id: FigureId; rows: readonly FigureRow[] /** What is said without rows. */; nothing: string };

function Figure({ id, rows, nothing }: FigureProps) {
  const desk = useDesk();
  const title = desk.content.works.headings[id];
  const sentence = sentenceOf(id, rows, desk);
  return (
    <DeskSection id={`works-${id}`} title={title} className={section}>
      <p className="text-pretty">{sentence ?? nothing}</p>
      {sentence ? <WorksTable figure={id} title={title} rows={rows} /> : null}
    </DeskSection>
  );
}

function Unanswered({ questions }: { questions: Works['unanswered'] }) {
  const { works: texts } = useDesk().content;
  const [most] = questions;
  return (
    <DeskSection id="works-unanswered" title={texts.unanswered} className={section}>
      <p className="wrap-anywhere text-pretty">
        {most ? texts.unansweredMost(most.question, most.times) : texts.noneUnanswered}
      </p>
      {most ? (
        <DataTable
          caption={texts.unanswered}
          className="mt-3"
          rows={questions}
          keyOf={({ question }) => question}
          columns={[
            { title: texts.question, className: wrapped, cell: ({ question }) => <bdi>{question}</bdi> },
            { title: texts.times, className: 'text-right font-semibold', cell: ({ times }) => texts.number(times) },
          ]}
        />
      ) : null}
    </DeskSection>
  );
}

type WorksTableProps = { figure: FigureId; title: string; rows: readonly FigureRow[] };

const countColumn = 'w-17 text-right sm:w-22';

/** Two counts a row; the bars below its name repeat them. */
function WorksTable({ figure, title, rows }: WorksTableProps) {
  const desk = useDesk();
  const { works: texts } = desk.content;
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before ?? 0]));
  const describeChange = ({ now, before }: FigureRow) => {
    const change = before === null ? null : changeOf(now, before);
    return change === null ? texts.few : texts.byPercent(change);
  };
  const columns: Column<FigureRow>[] = [
    {
      title: texts.columns[figure],
      className: 'text-left wrap-anywhere',
      cell: ({ name, now, before }) => (
        <>
          {nameOf(figure, name, desk)}
          <Bars now={now / most} before={(before ?? 0) / most} />
        </>
      ),
    },
    { title: texts.now, className: `${countColumn} font-semibold`, cell: ({ now }) => texts.number(now) },
    {
      title: texts.before,
      className: `${countColumn} text-mute`,
      cell: ({ before }) => (before === null ? texts.notCounted : texts.number(before)),
    },
    {
      title: texts.change,
      className: `${countColumn} text-sm text-mute`,
      cell: (row) => (row.before === null ? '' : describeChange(row)),
    },
  ];
  return (
    <DataTable caption={title} className="mt-3 table-fixed" columns={columns} rows={rows} keyOf={({ name }) => name} />
  );
}
