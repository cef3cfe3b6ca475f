import { useState } from 'react';
import { Bubble } from '#client/features/chat/bubble.tsx';
import type { ExampleLead, walkthrough } from '#shared/content/en/walkthrough.ts';
import './walkthrough.css';

type WalkthroughProps = { content: typeof walkthrough };

/** From a question in the chat to a time in the calendar: the steps, and what is to be seen at each, as the site itself looks there. */
export function Walkthrough({ content }: WalkthroughProps) {
  const [step, setStep] = useState(0);
  const { place, text } = content.steps[step] ?? {};
  const isLast = step === content.steps.length - 1;
  const Scene = [Question, Answer, Leads, Week][step] ?? Question;
  return (
    <div className="walkthrough size-full">
      <Steps content={content} step={step} onStep={setStep} />
      <div className="flex min-w-0 flex-col bg-paper">
        <div className="flex min-h-9 items-center justify-between gap-4 border-b border-line bg-card px-4 text-sm">
          <p className="max-lg:hidden font-semibold">{place}</p>
          {/* On wide screens it stands with the step. */}
          <p className="text-mute lg:hidden">{text}</p>
          <button
            type="button"
            onClick={() => setStep(isLast ? 0 : step + 1)}
            className="arrow flex min-h-11 items-center gap-2 font-semibold underline-offset-4 -outline-offset-2 after:size-4 hover:underline max-lg:hidden"
          >
            {isLast ? content.again : content.next}
          </button>
        </div>
        <div aria-live="polite" className="min-h-0 flex-1">
          <Scene key={step} content={content} />
        </div>
      </div>
    </div>
  );
}

type StepsProps = WalkthroughProps & { step: number; onStep: (step: number) => void };

function Steps({ content, step, onStep }: StepsProps) {
  return (
    <fieldset className="walkthrough-steps min-w-0">
      <legend className="sr-only">{content.stepsLabel}</legend>
      {content.steps.map(({ id, label, text }, index) => (
        <label key={id} className="walkthrough-step relative border-line has-checked:z-1">
          <input
            type="radio"
            name="walkthrough"
            value={id}
            checked={index === step}
            onChange={() => onStep(index)}
            className="absolute inset-0 cursor-pointer appearance-none -outline-offset-2"
          />
          <span className="font-semibold">{label}</span>
          <span className="max-lg:hidden text-mute"> {text}</span>
        </label>
      ))}
    </fieldset>
  );
}

const chat = 'mx-auto flex size-full max-w-md flex-col gap-2.5 p-4 lg:border-x lg:border-line';

/** As in the chat's panel: its greeting, and what is being typed below. */
function Question({ content }: WalkthroughProps) {
  return (
    <div className={chat}>
      <Bubble look="assistant" speaker={content.assistant}>
        {content.greeting}
      </Bubble>
      <p className="mt-auto rounded border border-field px-3 py-2.5">
        <span className="sr-only">{content.you}: </span>
        <span className="walkthrough-typed">{content.question}</span>
      </p>
    </div>
  );
}

function Answer({ content }: WalkthroughProps) {
  return (
    <div className={chat}>
      <Bubble look="user" speaker={content.you}>
        {content.question}
      </Bubble>
      <div className="walkthrough-rises flex flex-col">
        <Bubble look="assistant" speaker={content.assistant}>
          {content.answer}
        </Bubble>
      </div>
    </div>
  );
}

/** As on the dashboard, where one line says what was asked. */
function Leads({ content }: WalkthroughProps) {
  return (
    <ul className="text-ui tabular-nums">
      {content.leads.map((lead: ExampleLead) => (
        <li key={lead.name} className="walkthrough-lead border-b border-line px-4 py-2">
          <span>{lead.age}</span>
          <span className="truncate">
            <span className="font-semibold">{lead.name}</span> <span className="text-mute">{lead.company}</span>
          </span>
          <span>{lead.service}</span>
          <span className="truncate text-mute">{lead.words}</span>
        </li>
      ))}
    </ul>
  );
}

/** By day and time. */
const taken = ['0-1', '1-0', '1-2', '2-3', '4-1'];
const booked = '3-3';

function Week({ content: { week, leads } }: WalkthroughProps) {
  const [firstName] = leads[0]?.name.split(' ') ?? [];
  return (
    <div role="img" aria-label={week.label} className="walkthrough-week size-full p-4 text-sm tabular-nums">
      <span />
      {week.days.map((day) => (
        <span key={day} className="text-center font-medium">
          {day}
        </span>
      ))}
      {week.times.map((time, row) => [
        <span key={time} className="text-mute">
          {time}
        </span>,
        ...week.days.map((day, column) => {
          const slot = `${column}-${row}`;
          return (
            <span key={day + time} data-slot={taken.includes(slot) ? 'taken' : ''}>
              {slot === booked ? <span className="walkthrough-booked bg-ink text-paper">{firstName}</span> : null}
            </span>
          );
        }),
      ])}
    </div>
  );
}
