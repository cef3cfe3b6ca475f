import type { ReactNode } from 'react';
import { stepDrawings } from '#client/drawings/steps.ts?sprite';
import { Bars } from '#client/layout/specimen.tsx';
import { StepSheet } from '#client/layout/step-sheet.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { about } from '#shared/content/en/about.ts';
import type { JobExample } from '#shared/content/types.ts';
import { acceptanceCases } from '#shared/work-terms.ts';

type StepsProps = (typeof about)['steps'];
type StepId = keyof typeof stepDrawings;

/** The steps of a project, each beside what it yields for one job. */
export function Steps({ title, terms, items, examples }: StepsProps) {
  const { measure, draw, build, 'hand-over': handOver } = examples;
  const shown: Record<StepId, ReactNode> = {
    measure: (
      <>
        <p className="px-4 pt-4 text-h3 tabular-nums">{measure.sum}</p>
        <Bars {...measure} />
      </>
    ),
    draw: (
      <div className="grid gap-x-10 p-4 text-ui md:grid-cols-2">
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
    ),
    build: <Rounds {...build} />,
    'hand-over': (
      <div className="p-4">
        <p className="text-h2 tabular-nums">{handOver.saved}</p>
        <p className="mt-3 text-mute">{handOver.text}</p>
      </div>
    ),
  };
  return (
    <section id="steps" aria-labelledby="steps-title" className="frame py-6 md:py-14">
      <div className="grid gap-x-10 gap-y-6 pb-10 lg:grid-cols-2">
        <h2 id="steps-title" className="text-h2">
          {title}
        </h2>
        <p className="text-lead">{terms}</p>
      </div>
      <ol className="border-t border-ink">
        {items.map((item, index) => (
          <li key={item.id} className="grid gap-x-10 gap-y-6 border-line py-6 not-first:border-t lg:grid-cols-2">
            <div className="grid grid-cols-3 content-start gap-4 lg:grid-rows-[auto_auto_1fr]">
              <Drawing drawing={stepDrawings[item.id as StepId]} className="h-auto w-full lg:row-span-3" />
              <h3 className="col-span-2 self-center text-title">
                <span aria-hidden="true" className="mr-3 text-mute tabular-nums">
                  {index + 1}
                </span>
                {item.title}
              </h3>
              <p className="col-span-full text-mute lg:col-span-2">{item.text}</p>
              <p className="col-span-full font-medium lg:col-span-2">{item.result}</p>
            </div>
            <Sheet title={examples[item.id as StepId].title} className="self-start">
              {shown[item.id as StepId]}
            </Sheet>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** How many agreed cases passed in each round of a test. Squares are an SVG, because browsers print no backgrounds. */
function Rounds({ rounds }: JobExample['build']) {
  // In percent, with one between two squares.
  const step = 101 / acceptanceCases.total;
  return (
    <ul>
      {rounds.map(({ passed, label, text, note }) => (
        <li key={label} className="border-line p-4 not-first:border-t">
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
