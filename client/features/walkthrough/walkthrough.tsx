import { useRef } from 'react';
import { Bubble } from '#client/features/chat/bubble.tsx';
import type { WalkthroughScene, walkthrough } from '#shared/content/en/walkthrough.ts';
import { usePlayOnce } from './use-play-once.ts';
import './walkthrough.css';

type SceneProps = { content: typeof walkthrough; scene: WalkthroughScene };
type WalkthroughProps = SceneProps & {
  /** Null until one is chosen: then it plays once, and rests on its end. */
  chosenStep: number | null;
  onStep: (step: number) => void;
};

/** From a question in the chat to a time in the calendar: the steps, and what is to be seen at each, as the site itself looks there. */
export function Walkthrough({ content, scene, chosenStep, onStep }: WalkthroughProps) {
  const { steps } = content;
  const stage = useRef<HTMLDivElement>(null);
  const isChosen = chosenStep !== null;
  const playedStep = usePlayOnce(stage, steps.length - 1, isChosen);
  const step = chosenStep ?? playedStep;
  /** What comes by itself is not read out. */
  const live = isChosen ? 'polite' : 'off';
  const isInChat = step < leadStep;
  const isLast = step === steps.length - 1;
  const visitorsHalf = isInChat ? '' : 'max-lg:hidden';
  const ownersHalf = isInChat ? 'max-lg:hidden' : '';
  return (
    // The play ends where the focus comes in.
    <div ref={stage} onFocus={() => isChosen || onStep(step)} className="walkthrough size-full">
      <Steps content={content} step={step} onStep={onStep} />
      {/* On phones one half, on wide screens both: what the visitor sees and what the owner sees. */}
      <div className="walkthrough-halves bg-paper">
        <div className="flex min-h-9 items-center border-b border-line bg-card px-4 text-sm">
          <p className="font-semibold max-lg:hidden">{steps[0]?.place}</p>
          {/* On wide screens it stands with the step. */}
          <p className="text-mute lg:hidden">{steps[step]?.text}</p>
        </div>
        <div className="flex items-center justify-between gap-4 border-b border-l border-line bg-card px-4 text-sm max-lg:hidden">
          <p className="font-semibold">{steps[Math.max(step, leadStep)]?.place}</p>
          <button
            type="button"
            onClick={() => onStep(isLast ? 0 : step + 1)}
            className="walkthrough-next arrow flex min-h-11 items-center gap-2 font-semibold underline-offset-4 -outline-offset-2 after:size-4 hover:underline"
          >
            {/* Made anew with its words: it would count as moved. */}
            <span key={String(isLast)}>{isLast ? content.again : content.next}</span>
          </button>
        </div>
        <div aria-live={live} className={visitorsHalf}>
          {step === 0 ? <Question {...{ content, scene }} /> : <Answer {...{ content, scene, step }} />}
        </div>
        <div aria-live={live} className={`border-line lg:border-l ${ownersHalf}`}>
          {isLast ? <Week {...{ content, scene }} /> : <Leads {...{ content, scene }} hasNew={!isInChat} />}
        </div>
      </div>
    </div>
  );
}

/** From here on the owner knows of the visitor. */
const leadStep = 2;

type StepsProps = { content: typeof walkthrough; step: number; onStep: (step: number) => void };

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

const chat = 'mx-auto flex size-full max-w-md flex-col gap-2.5 p-4';

/** As in the chat's panel: its greeting, and what is being typed below. */
function Question({ content, scene }: SceneProps) {
  return (
    <div className={chat}>
      <Bubble look="assistant" speaker={content.assistant}>
        {content.greeting}
      </Bubble>
      <p className="mt-auto rounded border border-field px-3 py-2.5">
        <span className="sr-only">{content.you}: </span>
        <span className="walkthrough-typed">{content.scenes[scene].question}</span>
      </p>
    </div>
  );
}

/** Below the answer stands what the visitor has done since. */
function Answer({ content, scene, step }: SceneProps & { step: number }) {
  const { question, answer, deeds } = content.scenes[scene];
  return (
    <div className={chat}>
      <Bubble look="user" speaker={content.you}>
        {question}
      </Bubble>
      <div className="walkthrough-rises flex flex-col">
        <Bubble look="assistant" speaker={content.assistant}>
          {answer}
        </Bubble>
      </div>
      {deeds.slice(0, step - 1).map((deed) => (
        <p key={deed} className="walkthrough-rises text-center text-sm text-mute">
          {deed}
        </p>
      ))}
    </div>
  );
}

type LeadsProps = SceneProps & { hasNew: boolean };

/** As on the dashboard, the one who waits longest first, where one line says what was asked. The visitor comes last. */
function Leads({ content, scene, hasNew }: LeadsProps) {
  const own = content.scenes[scene].lead;
  return (
    <ul className="text-ui tabular-nums">
      {[...content.leads, ...(hasNew ? [own] : [])].map((lead) => (
        <li
          key={lead.name}
          className={`walkthrough-lead border-b border-line px-4 py-2 ${lead === own ? 'walkthrough-rises' : ''}`}
        >
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
const booked: Record<WalkthroughScene, string> = { home: '3-3', services: '1-1' };

function Week({ content: { week, scenes }, scene }: SceneProps) {
  const { lead, week: label } = scenes[scene];
  const [firstName] = lead.name.split(' ');
  return (
    <div role="img" aria-label={label} className="walkthrough-week size-full p-4 text-sm tabular-nums">
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
              {slot === booked[scene] ? (
                <span className="walkthrough-booked bg-accent text-on-accent">{firstName}</span>
              ) : null}
            </span>
          );
        }),
      ])}
    </div>
  );
}
