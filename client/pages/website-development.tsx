import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import type { PageProps } from '#client/page-props.ts';
import { Bar } from '#client/ui/bar.tsx';
import { FlowDown } from '#client/ui/flow.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import type { PageElevation, Solution } from '#shared/content/types.ts';
import type { Language } from '#shared/languages.ts';
import { weightOfPlannedPage } from '#shared/measured.ts';
import { partsOf, SolutionPage } from './solutions/solution-page.tsx';

export function WebsiteDevelopmentPage(props: PageProps<Solution<PageElevation>>) {
  const { content, language } = props;
  return (
    <SolutionPage
      {...props}
      drawn={<PagePlan elevation={content.elevation} language={language} parts={partsOf(content)} />}
    />
  );
}

type PagePlanProps = { elevation: PageElevation; language: Language; parts: ReturnType<typeof partsOf> };

/** The plan of the page that shows it: its parts, and beside them the sizes that the benchmark measured. */
function PagePlan({ elevation: { plan, questions, weight }, language, parts }: PagePlanProps) {
  const { on, command, parts: measured } = weightOfPlannedPage(language);
  const total = measured.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <div className="grid items-end gap-x-10 md:grid-cols-2">
      <Sheet title={plan}>
        <ol>
          {parts.map(({ section, id, title }) => (
            <li key={id} className="border-line not-first:border-t">
              <a
                href={`#${id}`}
                onClick={keepScrollPosition}
                className="block px-4 py-2.5 text-ui underline-offset-4 hover:underline"
              >
                <span className="font-semibold">{questions[section]}</span> <span className="text-mute">{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </Sheet>
      <FlowDown />
      <Sheet title={weight.title}>
        <dl className="grid gap-y-4 px-4 py-4 text-ui">
          {measured.map(({ part, bytes }) => (
            <div key={part} className="flex flex-wrap justify-between">
              <dt>{weight.parts[part]}</dt>
              <dd className="tabular-nums">{weight.size(bytes)}</dd>
              <dd className="w-full">
                <Bar percentage={(100 * bytes) / total} />
              </dd>
            </div>
          ))}
          <div className="flex justify-between border-t border-ink pt-4 font-semibold">
            <dt>{weight.total}</dt>
            <dd className="tabular-nums">{weight.size(total)}</dd>
          </div>
        </dl>
        <p className="border-t border-line px-4 py-3 text-sm text-mute">
          {weight.measured(on)} <code className="whitespace-nowrap">{command}</code>
        </p>
      </Sheet>
    </div>
  );
}
