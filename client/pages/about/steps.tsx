import type { ReactNode } from 'react';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { Bars } from '#client/layout/specimen.tsx';
import { StepSheet } from '#client/layout/step-sheet.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import type { about } from '#shared/content/en/about.ts';
import type { JobExample } from '#shared/content/types.ts';
import { acceptanceCases } from '#shared/work-terms.ts';
import { Opening } from './opening.tsx';

type StepsProps = (typeof about)['steps'];

/** The steps of a project, and below them what they yield for one job. */
export function Steps({ title, terms, items, examples }: StepsProps) {
  const { measure, draw, build } = examples;
  return (
    <section id="steps" aria-labelledby="steps-title" className="frame py-14 md:py-20">
      <Opening id="steps" title={title}>
        <p>{terms}</p>
      </Opening>
      <ol className="grid gap-y-8 border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item, index) => (
          <li
            key={item.id}
            className="row-span-4 grid grid-rows-subgrid gap-4 border-line pt-6 pr-4 max-sm:grid-cols-[6rem_1fr] max-sm:not-first:border-t lg:not-first:border-l lg:not-first:pl-6"
          >
            <Drawing
              drawing={stepDrawings[item.id as keyof typeof stepDrawings]}
              className="h-auto w-24 max-w-full self-end sm:w-48"
            />
            <h3 className="self-center text-title">
              <span aria-hidden="true" className="mr-3 text-mute tabular-nums">
                {index + 1}
              </span>
              {item.title}
            </h3>
            <p className="text-mute max-sm:col-span-2">{item.text}</p>
            <p className="font-medium max-sm:col-span-2">{item.result}</p>
          </li>
        ))}
      </ol>
      <figure className="mt-10 border border-ink bg-card">
        <figcaption className="border-b border-line px-4 py-3 text-h3">{examples.title}</figcaption>
        <div className="grid gap-px bg-line lg:grid-cols-4">
          <Panel number={1} title={measure.title} className="lg:col-span-2">
            <p className="text-h3 tabular-nums">{measure.sum}</p>
            <div className="-mx-4">
              <Bars {...measure} />
            </div>
          </Panel>
          <Panel number={2} title={draw.title} className="lg:col-span-2">
            <div className="grid gap-x-10 text-ui md:grid-cols-2">
              <div className="flex flex-col">
                <StepSheet step={draw.reader} isSubject />
              </div>
              <ul className="grid grid-cols-2 gap-4 md:grid-cols-1">
                {draw.ways.map((way) => (
                  <li key={way.title} className="relative flex flex-col">
                    <FlowDown />
                    <StepSheet step={way} />
                    <FlowAcross className="top-1/2 right-full w-10 border-t-2 border-accent" />
                  </li>
                ))}
              </ul>
            </div>
          </Panel>
          <Panel number={3} title={build.title} className="lg:col-span-3">
            <Rounds {...build} />
          </Panel>
          <Panel number={4} title={examples['hand-over'].title}>
            <p className="text-h2 tabular-nums">{examples['hand-over'].saved}</p>
            <p className="mt-3 text-mute">{examples['hand-over'].text}</p>
          </Panel>
        </div>
      </figure>
    </section>
  );
}

/** The number is that of the step. */
type PanelProps = { number: number; title: string; className?: string; children: ReactNode };

function Panel({ number, title, className = '', children }: PanelProps) {
  return (
    <div className={`flex flex-col bg-card p-4 ${className}`}>
      <p className="mb-4 font-semibold">
        <span className="mr-3 text-mute">{number}</span>
        {title}
      </p>
      <div className="grid grow items-center">
        <div>{children}</div>
      </div>
    </div>
  );
}

/** How many agreed cases passed in each round of a test. Squares are an SVG, because browsers print no backgrounds. */
function Rounds({ rounds }: JobExample['build']) {
  // In percent, with one between two squares.
  const step = 101 / acceptanceCases.total;
  return (
    <ul>
      {rounds.map(({ passed, label, text, note }) => (
        <li key={label} className="border-line py-4 not-first:border-t">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
            <span className="font-semibold">{label}</span>
            <span className="text-mute">{text}</span>
          </p>
          <svg aria-hidden="true" className="mt-3 overflow-visible" width="100%" height="20">
            {Array.from({ length: acceptanceCases.total }, (_, index) => (
              <rect
                key={index}
                x={`${step * index}%`}
                y="1"
                width={`${step - 1}%`}
                height="18"
                stroke="var(--ink)"
                fill={index < passed ? 'var(--ink)' : 'none'}
              />
            ))}
          </svg>
          {note ? <p className="mt-3 text-ui text-mute">{note}</p> : null}
        </li>
      ))}
    </ul>
  );
}
