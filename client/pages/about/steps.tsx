import type { ReactNode } from 'react';
import { Specimen } from '#client/layout/specimen.tsx';
import { StepSheet } from '#client/layout/step-sheet.tsx';
import { FlowAcross } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { Totals } from '#client/ui/totals.tsx';
import type { about } from '#shared/content/en/about.ts';
import type { JobExample } from '#shared/content/types.ts';
import { acceptanceCases } from '#shared/work-terms.ts';
import { Chain } from './chain.tsx';
import { Opening } from './opening.tsx';

type StepsProps = (typeof about)['steps'];

/** The steps of a project, each beside what it yields. */
export function Steps({ title, introduction, terms, items, examples }: StepsProps) {
  const { measure } = examples;
  const figures: Record<string, ReactNode> = {
    measure: (
      <Specimen {...measure} look="bars">
        <Totals items={measure.totals} className="border-b" />
      </Specimen>
    ),
    draw: <Process {...examples.draw} />,
    build: <Rounds {...examples.build} />,
    'hand-over': <HandedOver {...examples['hand-over']} />,
  };
  return (
    <section id="steps" aria-labelledby="steps-title" className="frame py-6 md:py-14">
      <Opening id="steps" title={title}>
        <p>{terms}</p>
        <p className="text-base text-mute">{introduction}</p>
      </Opening>
      <ol className="grid gap-y-10">
        {items.map((item, index) => (
          <li key={item.id} className="grid gap-x-10 gap-y-6 border-t border-ink pt-6 lg:grid-cols-3">
            <div>
              <h3 className="text-title">
                <span aria-hidden="true" className="mr-3 text-mute tabular-nums">
                  {index + 1}
                </span>
                {item.title}
              </h3>
              <p className="mt-3 text-mute">{item.text}</p>
              <p className="mt-4 text-lead font-medium">{item.result}</p>
            </div>
            <div className="lg:col-span-2">{figures[item.id]}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What comes in, how it is read, and the two ways from there. */
function Process({ start, reader, ways }: JobExample['draw']) {
  const end = (
    <ul className="grid gap-y-4">
      {ways.map((way, index) => {
        const isLast = index === ways.length - 1;
        // What is left to people has no color.
        const color = isLast ? 'border-mute' : 'border-accent';
        return (
          <li key={way.title} className="relative flex flex-col max-md:pl-8">
            <FlowAcross className={`top-1/2 right-full w-5 border-t-2 ${color}`} />
            {/* From its middle to that of the gap between the two. */}
            <FlowAcross
              className={`-left-5 border-l-2 ${color} ${isLast ? '-top-2 bottom-1/2 -mb-0.5' : 'top-1/2 -bottom-2'}`}
            />
            <svg
              aria-hidden="true"
              className="absolute top-0 left-0 overflow-visible md:hidden"
              width="1"
              height="100%"
              stroke={isLast ? 'var(--mute)' : 'var(--accent)'}
              strokeWidth="3"
            >
              <line x1="13.5" x2="13.5" y1="-16" y2={isLast ? '50%' : '100%'} />
              <line x1="12" x2="32" y1="50%" y2="50%" />
            </svg>
            <StepSheet step={way} />
          </li>
        );
      })}
    </ul>
  );
  return <Chain steps={[start, reader]} end={end} />;
}

/** How many agreed cases passed in each round of a test. Squares are an SVG, because browsers print no backgrounds. */
function Rounds({ title, rounds }: JobExample['build']) {
  // In percent, with one between two squares.
  const step = 101 / acceptanceCases.total;
  return (
    <Sheet title={title}>
      <ul className="px-4">
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
    </Sheet>
  );
}

/** A page of the manual, beside what was counted later. */
function HandedOver({ title, lines, count }: JobExample['hand-over']) {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Sheet title={title}>
        <div className="p-4">
          <ol className="grid list-decimal gap-y-4 pl-5 text-ui marker:text-mute">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      </Sheet>
      <Specimen {...count} look="bars" subject={2} />
    </div>
  );
}
