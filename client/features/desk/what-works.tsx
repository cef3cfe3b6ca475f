import { download } from '#client/download.ts';
import { type Column, DataTable } from '#client/ui/data-table.tsx';
import { Bars } from '#client/ui/drawing/bars.tsx';
import { RecordSection } from '#client/ui/record-section.tsx';
import { SmallButton, smallButtonClass } from '#client/ui/small-button.tsx';
import type { Works } from '#shared/desk-records.ts';
import { AnswerView } from './answer-view.tsx';
import { useDeskActions } from './desk-actions.ts';
import { useDesk } from './desk-context.ts';
import { DeskLink } from './desk-link.tsx';
import { wordsOfDay } from './moment.tsx';
import { live, useAnswer } from './queries.ts';
import {
  changeOf,
  compare,
  countLeads,
  type FigureId,
  type FigureRow,
  figuresOf,
  isCounted,
  nameOf,
  sentenceOf,
  worksAsCsv,
} from './works-figures.ts';

const periods = [7, 30, 90];
/** Those that need no count of visits. */
const uncountedFigures = new Set<FigureId>(['leadsByLabel', 'leadsByLanguage', 'leadsByService', 'chat', 'unanswered']);

/** Which page, label and language bring leads, where visitors give up, and whether the chat helps. */
export function WhatWorks() {
  const wanted = Number(useDesk().address.parameters.get('days'));
  const days = periods.includes(wanted) ? wanted : 30;
  const query = useAnswer('desk_works', { p_days: days }, live);
  return <AnswerView query={query}>{(works) => <Answer works={works} days={days} />}</AnswerView>;
}

function Answer({ works, days }: { works: Works; days: number }) {
  const { content, language, say } = useDesk();
  const { works: texts } = content;
  const { now, before } = countLeads(works);
  const figures = figuresOf(works);
  const dropped = figures.others.find(({ name }) => name === 'dropped')?.now ?? 0;
  const { counted_since } = works;
  // From when on there are counts, where that is within what is shown.
  const since = counted_since && counted_since > works.before ? wordsOfDay(counted_since, language) : null;
  const save = () => {
    download(texts.csvName, 'csv', worksAsCsv(works));
    say(texts.exported);
  };
  useDeskActions({ export: save });
  return (
    <>
      <p className="mt-2 max-w-3xl text-h2">
        {texts.leads(now, days)} {compare(now, before, days, texts)}
      </p>
      <p className="mt-3 max-w-3xl text-ui text-mute">
        {texts.period(wordsOfDay(works.since, language), wordsOfDay(works.until, language))}{' '}
        {counted_since ? since && texts.countedSince(since) : texts.nothingCounted}
        {dropped > 0 ? ` ${texts.dropped(dropped)}` : ''} {texts.drawingNote}
      </p>
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
      <div className="mt-8 gap-x-10 lg:columns-2">
        {(Object.keys(figures) as FigureId[]).map((id) => (
          <Figure key={id} id={id} rows={figures[id]} isKnown={isCounted(works) || uncountedFigures.has(id)} />
        ))}
      </div>
    </>
  );
}

/** What the bars below it measure; the rows say the same in figures. */
function Scale({ most }: { most: number }) {
  const { number } = useDesk().content.works;
  return (
    <span aria-hidden="true" className="flex justify-between text-sm font-normal text-mute">
      <span>0</span>
      {most % 2 === 0 ? <span>{number(most / 2)}</span> : null}
      <span>{number(most)}</span>
    </span>
  );
}

const countColumn = 'text-right sm:w-22';

/** `isKnown`: where there are no rows, there was nothing to count. */
type FigureProps = { id: FigureId; rows: readonly FigureRow[]; isKnown: boolean };

/** A sentence, and below it two counts a row; the bars below its name repeat them. */
function Figure({ id, rows, isKnown }: FigureProps) {
  const desk = useDesk();
  const { works: texts } = desk.content;
  const nothing = id === 'unanswered' ? texts.noneUnanswered : texts.nothing;
  const sentence = sentenceOf(id, rows, desk);
  const isCompared = rows.some(({ before }) => before !== undefined);
  const most = Math.max(1, ...rows.flatMap(({ now, before }) => [now, before ?? 0]));
  const comparison: Column<FigureRow>[] = [
    {
      title: texts.before,
      className: `w-14 ${countColumn} text-mute`,
      cell: ({ before }) => (before == null ? texts.notCounted : texts.number(before)),
    },
    {
      title: texts.change,
      className: `w-17 ${countColumn} text-sm text-mute`,
      cell: ({ now, before }) => {
        if (before == null) return '';
        const change = changeOf(now, before);
        return change === null ? texts.few : texts.byPercent(change);
      },
    },
  ];
  return (
    <RecordSection id={`works-${id}`} title={texts.headings[id]} className="mb-8 break-inside-avoid">
      <p className="wrap-anywhere">{sentence ?? (isKnown ? nothing : texts.notCountedYet)}</p>
      <DataTable
        caption={texts.headings[id]}
        className="mt-3 table-fixed"
        rows={sentence ? rows : []}
        keyOf={({ name }) => name}
        columns={[
          {
            title: texts.columns[id],
            note: isCompared ? <Scale most={most} /> : null,
            className: 'text-left wrap-anywhere',
            cell: ({ name, now, before }) => (
              <>
                <bdi>{nameOf(id, name, desk)}</bdi>
                {isCompared ? <Bars now={now / most} before={(before ?? 0) / most} /> : null}
              </>
            ),
          },
          {
            title: isCompared ? texts.now : texts.times,
            className: `w-14 ${countColumn} font-semibold`,
            cell: ({ now }) => texts.number(now),
          },
          ...(isCompared ? comparison : []),
        ]}
      />
    </RecordSection>
  );
}
