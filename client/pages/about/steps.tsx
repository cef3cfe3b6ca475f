import type { ReactNode } from 'react';
import { Specimen } from '#client/layout/specimen.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import { Section } from '#client/ui/section.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { about } from '#shared/content/en/about.ts';
import { acceptanceCases } from '#shared/work-terms.ts';

type StepsProps = (typeof about)['steps'];
type Examples = StepsProps['examples'];

/** The steps of a project, each beside what it yields. */
export function Steps({ title, introduction, items, examples }: StepsProps) {
  const figures: Record<string, ReactNode> = {
    measure: (
      <Specimen {...examples.measure} look="bars">
        <p className="border-b border-line px-4 py-3 text-ui font-semibold">{examples.measure.sum}</p>
      </Specimen>
    ),
    draw: <Process {...examples.draw} />,
    build: <Rounds {...examples.build} />,
    'hand-over': <Page {...examples['hand-over']} />,
  };
  return (
    <Section id="steps" title={title} introduction={introduction}>
      <ol className="grid gap-y-10">
        {items.map((item, index) => (
          <li key={item.id} className="grid gap-x-10 gap-y-6 border-t border-ink pt-6 lg:grid-cols-[2fr_3fr]">
            <div>
              <h3 className="text-title">
                <span aria-hidden="true" className="mr-4 text-mute tabular-nums">
                  {index + 1}
                </span>
                {item.title}
              </h3>
              <p className="mt-2 max-w-md text-mute">{item.text}</p>
            </div>
            {figures[item.id]}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What comes in, who reads it, and the ways from there. */
function Process({ title, start, reader, ways }: Examples['draw']) {
  return (
    <Sheet title={title}>
      <div className="grid p-4 text-ui md:grid-cols-3 md:gap-x-8">
        <Box text={start} />
        <div className="relative grid">
          <FlowDown />
          <FlowAcross className="top-1/2 right-full w-8 border-t-2 border-accent" />
          <Box text={reader} />
          <FlowDown />
        </div>
        <ul className="relative grid gap-y-4">
          {/* From half of the first way to half of the last. */}
          <FlowAcross className="inset-y-[calc((100%-1rem)/4)] right-full mr-4 border-l-2 border-accent" />
          <FlowAcross className="top-1/2 right-full mr-4 w-4 border-t-2 border-accent" />
          {ways.map(([label, text]) => (
            <li key={label} className="relative grid">
              <FlowAcross className="top-1/2 right-full w-4 border-t-2 border-accent" />
              <Box text={text} label={label} />
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

function Box({ text, label }: { text: string; label?: string }) {
  return (
    <p className="flex flex-col justify-center border border-ink bg-paper px-4 py-2.5">
      {label ? <span className="text-sm text-mute">{label}</span> : null}
      <span className="font-semibold">{text}</span>
    </p>
  );
}

/** How many agreed cases passed in each round of a test. */
function Rounds({ title, rounds }: Examples['build']) {
  return (
    <Sheet title={title}>
      <ul className="px-4">
        {rounds.map(({ passed, label, text }) => (
          <li key={label} className="border-line py-4 not-first:border-t">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-ui">
              <span className="font-semibold">{label}</span>
              <span className="text-mute">{text}</span>
            </p>
            <span aria-hidden="true" className="mt-3 grid grid-cols-10 gap-1 sm:grid-cols-20">
              {Array.from({ length: acceptanceCases.total }, (_, index) => (
                <span key={index} className={`h-5 border-ink ${index < passed ? 'border-10' : 'border'}`} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** A page of the manual. */
function Page({ title, lines, after }: Examples['hand-over']) {
  return (
    <Sheet title={title}>
      <ol className="grid list-decimal gap-y-2 px-4 py-4 pl-10 text-ui marker:text-mute">
        {lines.map((line) => (
          <li key={line} className="pl-1">
            {line}
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-4 py-3 text-ui font-semibold">{after}</p>
    </Sheet>
  );
}
