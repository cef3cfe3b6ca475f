import type { ReactNode } from 'react';
import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { projectDrawings } from '#client/drawings/projects.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { work } from '#shared/content/en/work.ts';
import { timelines, type WeekRange } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { commandOf, measured } from '#shared/measured.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { Tour } from './work/tour.tsx';

type WorkContent = typeof work;
type Project = WorkContent['projects'][number];

type ProjectId = keyof typeof projectDrawings;

/** The service of each example, which also gives its timeline. */
const projectServices: Record<ProjectId, ServiceId> = {
  'brand-identity': 'website-development',
  'digital-platform': 'custom-ai-solution',
  'night-desk': 'ai-customer-support',
  'one-record': 'crm-integration',
  'full-calendar': 'appointment-scheduling',
};

/** The numbers of the weeks that the longest service takes. The scale bars of all examples have a field for each. */
const weeks = Array.from(
  { length: Math.max(...Object.values(timelines).map(({ max }) => max)) },
  (_, index) => index + 1,
);

export function WorkPage({ content, language }: PageProps<WorkContent>) {
  const cases = [
    { id: 'this-desk', category: content.tour.category },
    { id: 'this-site', category: content.thisSite.category },
    ...content.projects,
  ];
  return (
    <>
      <PageIntro content={content} drawing={<IntroDrawing drawing={pageDrawings.work} />}>
        <nav aria-label={content.name} data-screen-only="" className="mt-6">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {cases.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5 text-ui text-mute hover:text-ink hover:underline">
                  {category}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </PageIntro>
      <div className="frame grid gap-y-16 py-14 md:gap-y-24 md:py-20">
        <Case id="this-desk" category={content.tour.category} title={content.tour.title}>
          <Tour content={content.tour} language={language} />
        </Case>
        <ThisSite content={content.thisSite} language={language} />
        {content.projects.map((project) => (
          <ProjectSheet key={project.id} project={project} labels={content.labels} language={language} />
        ))}
      </div>
      <CallToAction content={content.callToAction} language={language} source="work" />
    </>
  );
}

type CaseProps = { id: string; category: string; title: string; className?: string; children: ReactNode };

function Case({ id, category, title, className = '', children }: CaseProps) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className={`border-t border-ink pt-5 ${className}`}>
      <p className="text-ui text-mute">{category}</p>
      <h2 id={`${id}-title`} className="mt-2 max-w-3xl text-h2">
        {title}
      </h2>
      {children}
    </article>
  );
}

type ThisSiteProps = { content: WorkContent['thisSite']; language: Language };

/** This site, with what a visitor can check of it. */
function ThisSite({ content, language }: ThisSiteProps) {
  const { category, title, labels, problem, approach, checks, tests, link } = content;
  return (
    <Case id="this-site" category={category} title={title}>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-y-6">
          <MeasuredTable content={content} language={language} />
          <Part title={labels.checks} points={checks} />
        </div>
        <div className="grid content-start gap-x-10 gap-y-6">
          <Part title={labels.problem}>
            <p className="mt-1 max-w-xl">{problem}</p>
          </Part>
          <Part title={labels.approach} points={approach} />
          <Part title={labels.tests}>
            <ul className="mt-1 grid max-w-xl gap-y-1.5">
              {tests.map((test) => (
                <li key={test} className="flex gap-2">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0" />
                  {test}
                </li>
              ))}
            </ul>
          </Part>
          <MoreLink to={pathOf('website-development', language)} className="self-start justify-self-start">
            {link}
          </MoreLink>
        </div>
      </div>
    </Case>
  );
}

/** Every number comes from the benchmark. Each step has a group, with its day and the command that measures it again. */
function MeasuredTable({ content: { table }, language }: ThisSiteProps) {
  return (
    <table className="w-full border border-line bg-card text-ui">
      <caption className="border-x border-t border-line bg-card px-4 py-2.5 text-left text-sm text-mute">
        {table.caption}
      </caption>
      {groupsOf(table, language).map(({ step, on, figures }) => (
        <tbody key={step} className="border-t border-line">
          <tr>
            <th scope="rowgroup" colSpan={2} className="px-4 pt-4 text-left font-normal">
              <span className="block font-semibold">{table.steps[step]}</span>
              <span className="block text-sm text-mute">
                {table.on(on)}: <code className="wrap-break-word">{commandOf(step)}</code>
              </span>
            </th>
          </tr>
          {figures.map(({ id, name, value }) => (
            <tr key={id}>
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="px-4 py-1.5 font-semibold whitespace-nowrap tabular-nums">
                <span className="flex justify-end">{value}</span>
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The measured figures in groups. A step that was not measured has no group. */
function groupsOf({ names, size }: WorkContent['thisSite']['table'], language: Language) {
  const { sizes, lighthouse, visits } = measured;
  const { htmlEn, htmlNl, scriptsEn, scriptsNl, font } = sizes.figures;
  const [html, scripts] = language === 'en' ? [htmlEn, scriptsEn] : [htmlNl, scriptsNl];
  const points = lighthouse && rowsOf(names.lighthouse, lighthouse.figures, String);
  return [
    { step: 'sizes' as const, on: sizes.on, figures: rowsOf(names.sizes, { html, scripts, font }, size) },
    ...(points ? [{ step: 'lighthouse' as const, on: lighthouse.on, figures: points }] : []),
    { step: 'visits' as const, on: visits.on, figures: rowsOf(names.visits, visits.figures, String) },
  ];
}

function rowsOf<Figure extends string>(
  names: Record<Figure, string>,
  figures: Record<Figure, number>,
  format: (value: number) => string,
) {
  const ids = Object.keys(names) as Figure[];
  return ids.map((id) => ({ id, name: names[id], value: format(figures[id]) }));
}

type ProjectSheetProps = { project: Project; labels: WorkContent['labels']; language: Language };

function ProjectSheet({ project, labels, language }: ProjectSheetProps) {
  const { category, title, timeline, problem, approach, measures, link } = project;
  const id = project.id as ProjectId;
  const service = projectServices[id];
  return (
    <Case id={id} category={category} title={title} className="break-inside-avoid">
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2 print:grid-cols-[2fr_3fr]">
        <div>
          <div className="relative aspect-3/2 border border-line bg-card">
            <p className="absolute top-2.5 left-4 text-sm text-mute">{labels.example}</p>
            <Drawing
              drawing={projectDrawings[id]}
              className="absolute inset-0 size-full px-4 pt-10 pb-4 md:px-6 md:pb-6"
            />
          </div>
          <ScaleBar {...timelines[service]} />
          <p className="mt-2 text-ui text-mute tabular-nums">
            {labels.timeline}: {timeline}
          </p>
        </div>
        <div className="grid content-start gap-y-6">
          <Part title={labels.problem}>
            <p className="mt-1 max-w-xl">{problem}</p>
          </Part>
          <Fold summary={labels.more}>
            <div className="grid gap-x-10 gap-y-6 md:max-lg:grid-cols-2">
              <Part title={labels.approach} points={approach} />
              <Part title={labels.measures} points={measures} />
            </div>
          </Fold>
          <MoreLink to={pathOf(service, language)} className="self-start justify-self-start">
            {link}
          </MoreLink>
        </div>
      </div>
    </Case>
  );
}

/**
 * A field for each week: filled up to the shortest duration, outlined up to the longest. It is made of borders, because browsers print no
 * backgrounds.
 */
function ScaleBar({ min, max }: WeekRange) {
  const field = (week: number) =>
    week <= min ? 'border-3 border-ink' : week <= max ? 'border border-ink' : 'border border-line';
  return (
    <div aria-hidden="true" className="mt-4 grid auto-cols-fr grid-flow-col gap-px">
      {weeks.map((week) => (
        <span key={week} className={`h-1.5 ${field(week)}`} />
      ))}
    </div>
  );
}

type PartProps = { title: string; points?: readonly string[]; children?: ReactNode };

/** A part of a case: a list of points, or what stands in it. */
function Part({ title, points, children }: PartProps) {
  return (
    <div>
      <h3 className="text-ui font-semibold">{title}</h3>
      {points ? (
        <ul className="mt-1 grid max-w-xl list-[square] gap-y-1.5 pl-5 marker:text-mute">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  );
}
