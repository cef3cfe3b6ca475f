import type { PageProps } from '#client/page-props.ts';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { SlotState, Solution, WeekElevation } from '#shared/content/types.ts';
import { SolutionPage } from './solutions/solution-page.tsx';

export function AppointmentSchedulingPage(props: PageProps<Solution<WeekElevation>>) {
  return <SolutionPage {...props} drawn={<Week elevation={props.content.elevation} />} />;
}

/** The same looks as in the drawings: what exists has an outline, what is free has dashes, and the subject has a coloured top edge. */
const looks: Record<SlotState, string> = {
  taken: 'border-ink bg-card',
  booked: 'border-ink bg-card [box-shadow:inset_0_3px_var(--accent)]',
  free: 'border-mute border-dashed text-mute',
  kept: 'border-line bg-paper text-mute',
};

/** The days of a week with their times, and the message that one of the appointments sends. */
function Week({ elevation: { days, states, message } }: { elevation: WeekElevation }) {
  return (
    <div className="grid items-end lg:grid-cols-4 gap-x-10">
      <div className="border border-ink bg-card lg:col-span-3">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 border-b border-line px-4 py-2.5 text-sm">
          {Object.entries(states).map(([state, text]) => (
            <li key={state} className="flex items-center gap-2">
              <span aria-hidden="true" className={`size-4 border ${looks[state as SlotState]}`} />
              {text}
            </li>
          ))}
        </ul>
        <ol className="grid gap-px bg-line md:grid-cols-5">
          {days.map(({ id, title, slots }, day) => (
            <li key={id} className="bg-card p-4">
              <p className="text-ui font-semibold">{title}</p>
              <ul className="mt-2 grid grid-cols-2 gap-2 md:grid-cols-1">
                {slots.map(({ time, state, text }, index) => (
                  <li key={time} className={`relative flex flex-col border px-2 py-2 text-sm ${looks[state]}`}>
                    <span className="tabular-nums">{time}</span>
                    <span className={state === 'booked' ? 'font-semibold' : ''}>{text}</span>
                    <span className="sr-only">: {states[state]}</span>
                    {/* The week's last appointment sent the message that stands beside it. */}
                    {day === days.length - 1 && index === slots.length - 1 ? (
                      <FlowAcross className="top-1/2 left-full w-15 border-t-2 border-accent max-lg:hidden" />
                    ) : null}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </div>
      <FlowDown className="bg-accent lg:hidden" />
      <Sheet title={message.title}>
        <p className="px-4 py-3 text-ui">
          {message.text} <span className="underline underline-offset-4">{message.link}</span>
        </p>
        <p className="border-t border-line px-4 py-3 text-sm text-mute">{message.note}</p>
      </Sheet>
    </div>
  );
}
