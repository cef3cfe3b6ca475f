import type { ReactNode } from 'react';
import { pageDrawings } from '#client/drawings/pages.ts?sprite';
import { projectDrawings } from '#client/drawings/projects.ts?sprite';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Checks } from '#client/ui/checks.tsx';
import { Disclosure } from '#client/ui/disclosures.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { ScaleBar } from '#client/ui/scale-bar.tsx';
import type { work } from '#shared/content/en/work.ts';
import { timelines } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { commandOf, measured } from '#shared/measured.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { ProjectElevation } from './work/project-elevation.tsx';
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

/** The weeks that the longest service takes. The scale bars of all examples have a field for each. */
const longest = Math.max(...Object.values(timelines).map(({ max }) => max));

export function WorkPage({ content, language }: PageProps<WorkContent>) {
  const index = [
    {
      title: content.labels.inUse,
      cases: [
        { id: 'this-desk', ...content.tour },
        { id: 'this-site', ...content.thisSite },
      ],
    },
    { title: content.labels.examples, cases: content.projects },
  ];
  return (
    <>
      <PageIntro content={content} drawing={<IntroDrawing drawing={pageDrawings.work} />}>
        <nav
          aria-label={content.name}
          data-screen-only=""
          className="mt-8 grid gap-x-6 gap-y-4 border-t border-ink pt-4 sm:grid-cols-2"
        >
          {index.map(({ title, cases }) => (
            <div key={title}>
              <h2 className="text-ui font-semibold">{title}</h2>
              <ul className="mt-1">
                {cases.map(({ id, category }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-block py-1.5 text-ui text-mute hover:text-ink hover:underline">
                      {category}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </PageIntro>
      <div className="frame grid gap-y-16 py-14 md:gap-y-24 md:py-20">
        <Case
          id="this-desk"
          {...content.tour}
          introduction={
            <>
              <p>{content.tour.introduction}</p>
              <p className="mt-3 text-ui text-mute">{content.tour.note}</p>
            </>
          }
        >
          <Tour content={content.tour} language={language} />
        </Case>
        <ThisSite content={content.thisSite} language={language} />
        <div className="grid gap-x-10 gap-y-16 md:grid-cols-2">
          {content.projects.map((project, index) => (
            <ProjectSheet
              key={project.id}
              project={project}
              labels={content.labels}
              language={language}
              isWide={index === 0}
            />
          ))}
        </div>
      </div>
      <CallToAction content={content.callToAction} language={language} source="work" />
    </>
  );
}

type CaseProps = { id: string; category: string; title: string; introduction: ReactNode; children: ReactNode };

function Case({ id, category, title, introduction, children }: CaseProps) {
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-t border-ink pt-5">
      <div className="mb-8 grid gap-x-10 gap-y-4 lg:grid-cols-2">
        <div>
          <p className="text-ui text-mute">{category}</p>
          <h2 id={`${id}-title`} className="mt-2 text-h2">
            {title}
          </h2>
        </div>
        <div className="max-w-xl self-end">{introduction}</div>
      </div>
      {children}
    </article>
  );
}

type ThisSiteProps = { content: WorkContent['thisSite']; language: Language };

/** This site, with what a visitor can check of it. */
function ThisSite({ content, language }: ThisSiteProps) {
  const { category, title, labels, problem, approach, checks, tests, link } = content;
  return (
    <Case id="this-site" category={category} title={title} introduction={<p>{problem}</p>}>
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <MeasuredTable content={content} language={language} />
        <div className="grid content-start gap-y-6">
          <Part title={labels.approach} points={approach} />
          <Part title={labels.checks} points={checks} />
          <div>
            <h3 className="text-ui font-semibold">{labels.tests}</h3>
            <Checks items={tests} className="mt-1 max-w-xl" />
          </div>
          <MoreLink to={pathOf('website-development', language)} className="self-start justify-self-start">
            {link}
          </MoreLink>
        </div>
      </div>
    </Case>
  );
}

/** Every number comes from the benchmark. Each step has a group, with its day; the command that measures all again is folded. */
function MeasuredTable({ content: { table }, language }: ThisSiteProps) {
  const groups = groupsOf(table, language);
  return (
    <div>
      <table className="w-full border border-line bg-card text-ui">
        <caption className="border-x border-t border-line bg-card px-4 py-2.5 text-left text-sm text-mute">
          {table.caption}
        </caption>
        {groups.map(({ step, on, figures }) => (
          <tbody key={step} className="border-t border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="px-4 pt-4 text-left font-normal">
                <span className="block font-semibold">{table.steps[step]}</span>
                <span className="block text-sm text-mute">{table.on(on)}</span>
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
      <Disclosure summary={table.again}>
        <p className="pb-4 text-sm text-mute">
          <code className="wrap-break-word">{commandOf(...groups.map(({ step }) => step))}</code>
        </p>
      </Disclosure>
    </div>
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

type ProjectSheetProps = {
  project: Project;
  labels: WorkContent['labels'];
  language: Language;
  /** In the width of the page: the first of an odd number. */
  isWide: boolean;
};

function ProjectSheet({ project, labels, language, isWide }: ProjectSheetProps) {
  const { category, title, problem, elevation, approach, measures, link } = project;
  const id = project.id as ProjectId;
  const service = projectServices[id];
  const { min, max } = timelines[service];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid break-inside-avoid content-start gap-y-6 border-t border-ink pt-5 ${isWide ? 'col-span-full' : 'row-span-3 grid-rows-subgrid'}`}
    >
      <div className={isWide ? 'grid gap-x-10 md:grid-cols-2' : ''}>
        <div className="flex justify-between gap-6">
          <div>
            <p className="text-ui text-mute">
              {labels.example}: {category}
            </p>
            <h2 id={`${id}-title`} className="mt-2 text-title">
              {title}
            </h2>
          </div>
          {isWide ? null : <Drawing drawing={projectDrawings[id]} className="h-24 w-36 shrink-0 max-lg:hidden" />}
        </div>
        <p className="mt-3 max-w-xl self-end">{problem}</p>
      </div>
      <ProjectElevation id={id} elevation={elevation} />
      <div className="grid content-start gap-y-4">
        <div>
          {/* Filled up to the shortest duration, outlined up to the longest. */}
          <ScaleBar {...timelines[service]} length={longest} />
          <p className="mt-2 text-ui text-mute tabular-nums">{labels.timeline(min, max)}</p>
        </div>
        <Fold summary={labels.more}>
          <div className={`grid gap-x-10 gap-y-6 ${isWide ? 'md:grid-cols-2' : ''}`}>
            <Part title={labels.approach} points={approach} />
            <Part title={labels.measures} points={measures} />
          </div>
        </Fold>
        <MoreLink to={pathOf(service, language)} className="self-start justify-self-start">
          {link}
        </MoreLink>
      </div>
    </article>
  );
}

type PartProps = { title: string; points: readonly string[] };

/** A part of a case. */
function Part({ title, points }: PartProps) {
  return (
    <div>
      <h3 className="text-ui font-semibold">{title}</h3>
      <ul className="mt-1 grid max-w-xl list-[square] gap-y-1.5 pl-5 marker:text-mute">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
