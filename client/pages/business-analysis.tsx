import type { PageProps } from '#client/page-props.ts';
import { Bar } from '#client/ui/bar.tsx';
import type { RankingElevation, Solution } from '#shared/content/types.ts';
import { SolutionPage } from './solutions/solution-page.tsx';

export function BusinessAnalysisPage(props: PageProps<Solution<RankingElevation>>) {
  return <SolutionPage {...props} drawn={<Ranking elevation={props.content.elevation} />} />;
}

/** Processes, the one that pays most first. On wide screens the advice stands beside each. */
function Ranking({ elevation: { columns, rows, total } }: { elevation: RankingElevation }) {
  const longest = Math.max(...rows.map(({ hours }) => hours));
  return (
    <table className="w-full border border-ink bg-card text-left text-ui">
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="px-4 py-2.5 text-sm font-semibold">
            <span className="gap-x-6 sm:grid sm:grid-cols-2">
              <span className="max-sm:sr-only">{columns.advice}</span>
              <span>{columns.process}</span>
            </span>
          </th>
          <th scope="col" className="w-24 px-4 py-2.5 text-sm font-semibold sm:w-9/25">
            {columns.hours}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, process, hours, advice, reason, isAutomated }, index) => (
          <tr key={id} className="border-b border-line align-top">
            <th scope="row" className="px-4 py-3 font-normal gap-x-6 sm:grid sm:grid-cols-2">
              <span className={`block font-semibold ${index === 0 ? 'text-accent' : ''}`}>{advice}</span>
              <span>
                <span className="block font-semibold">{process}</span>
                <span className="block text-mute">{reason}</span>
              </span>
            </th>
            <td className="px-4 py-3">
              <span className="tabular-nums">{hours}</span>
              <Bar
                percentage={(100 * hours) / longest}
                look={index === 0 ? 'subject' : isAutomated ? 'built' : 'planned'}
              />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <th scope="row" className="px-4 py-3">
            {total}
          </th>
          <td className="px-4 py-3 tabular-nums">{rows.reduce((sum, { hours }) => sum + hours, 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
