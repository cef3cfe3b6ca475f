import type { PageProps } from '#client/page-props.ts';
import { FlowAcross, FlowGather, FlowJoin } from '#client/ui/flow.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { RecordElevation, Solution } from '#shared/content/types.ts';
import { RecordRows, SolutionPage } from './solutions/solution-page.tsx';

export function CrmIntegrationPage(props: PageProps<Solution<RecordElevation>>) {
  return <SolutionPage {...props} drawn={<CustomerRecord elevation={props.content.elevation} />} />;
}

/** Several entries of the same customer, each with a line to the one record that replaces them. */
function CustomerRecord({ elevation }: { elevation: RecordElevation }) {
  const { sources, dropped, record } = elevation;
  return (
    <div className="grid gap-x-10 md:grid-cols-2">
      <ul className="grid md:gap-4">
        {sources.map(({ id, title, fields }, index) => (
          <li key={id} className="relative max-md:mb-5 max-md:ml-5">
            <Sheet title={title}>
              <dl className="grid gap-y-1 px-4 py-3 text-ui">
                {fields.map(({ id, label, value, isDropped }) => (
                  <div key={id} className="flex gap-x-4">
                    <dt className="w-24 shrink-0 text-mute">{label}</dt>
                    <dd className={`tabular-nums ${isDropped ? 'text-mute' : ''}`}>
                      {isDropped ? <s>{value}</s> : value}
                      {isDropped ? <span className="sr-only"> ({dropped})</span> : null}
                    </dd>
                  </div>
                ))}
              </dl>
            </Sheet>
            <FlowGather isFirst={index === 0} />
            <FlowJoin isFirst={index === 0} isLast={index === sources.length - 1} />
          </li>
        ))}
      </ul>
      <Sheet title={record.title} isSubject className="relative">
        <FlowAcross className="top-1/2 right-full w-5 border-t-2 border-accent" />
        <RecordRows rows={record.fields.map(({ label, value, from }) => [label, value, from])} />
        <div className="border-t border-line px-4 py-3 text-ui">
          <p className="font-semibold">{record.task}</p>
          <p className="mt-1 flex gap-2 text-mute">
            <Icon name="check" className="mt-0.5 size-4 shrink-0" />
            {record.approval}
          </p>
        </div>
      </Sheet>
    </div>
  );
}
