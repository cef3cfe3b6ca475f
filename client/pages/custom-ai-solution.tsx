import { MarkedText } from '#client/layout/marked-text.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Bar } from '#client/ui/bar.tsx';
import { FlowAcross, FlowDown } from '#client/ui/flow.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { ReviewElevation, Solution } from '#shared/content/types.ts';
import { SolutionPage } from './solutions/solution-page.tsx';

export function CustomAiSolutionPage(props: PageProps<Solution<ReviewElevation>>) {
  return <SolutionPage {...props} drawn={<Review elevation={props.content.elevation} />} />;
}

/** In the example, fields with at least this certainty pass without a person, 0 to 100. */
const limit = 80;

/** The message that came in, beside what the system read from it. A person has decided on the field below the limit. */
function Review({ elevation }: { elevation: ReviewElevation }) {
  const { source, proposal, fields, log, steps } = elevation;
  return (
    <div className="grid gap-x-10 md:grid-cols-2">
      <Sheet title={source.title} className="relative self-start">
        <p className="px-4 py-5 text-lead">
          <MarkedText text={source.text} />
        </p>
        <FlowAcross className="top-1/2 left-full w-10 border-t-2 border-accent" />
      </Sheet>
      <FlowDown />
      <Sheet title={proposal} className="md:col-start-2 md:row-span-2 md:row-start-1">
        <dl>
          {fields.map((field) => (
            <Field key={field.id} field={field} elevation={elevation} />
          ))}
        </dl>
        <p className="border-t border-line px-4 py-3 text-sm text-mute">{elevation.limit}</p>
      </Sheet>
      <FlowDown />
      <Sheet title={log} className="self-end">
        <ol className="grid gap-y-1 px-4 py-3 text-ui">
          {steps.map(({ id, time, text }) => (
            <li key={id} className="flex gap-3 tabular-nums">
              <span className="text-mute">{time}</span>
              {text}
            </li>
          ))}
        </ol>
      </Sheet>
    </div>
  );
}

type FieldProps = { field: ReviewElevation['fields'][number]; elevation: ReviewElevation };

function Field({ field, elevation: { sure, unsure } }: FieldProps) {
  const { label, value, from, certainty, decision } = field;
  return (
    <div className="relative border-line px-4 py-3 text-ui not-first:border-t">
      <dt className="text-sm text-mute">
        {decision ? <span aria-hidden="true" className="absolute inset-y-0 left-0 w-[3px] bg-accent" /> : null}
        {label}
      </dt>
      <dd className="flex flex-wrap items-baseline justify-between gap-x-4">
        {decision ? <s className="text-mute">{value}</s> : <span className="font-semibold">{value}</span>}
        <span className="text-sm text-mute">{from}</span>
      </dd>
      {decision ? (
        <dd className="flex gap-2 font-semibold">
          <Icon name="check" className="mt-0.5 size-4 shrink-0" />
          {decision}
        </dd>
      ) : null}
      <dd className="mt-1 flex items-center gap-4 text-sm whitespace-nowrap text-mute">
        <Bar percentage={certainty} look={certainty < limit ? 'planned' : 'built'} mark={limit} />
        {certainty < limit ? unsure : sure}
      </dd>
    </div>
  );
}
