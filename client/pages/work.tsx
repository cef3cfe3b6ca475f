import type { ReactNode } from 'react';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { ContactLink } from '#client/layout/contact-link.tsx';
import { MoreLink } from '#client/layout/more-link.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import type { PageProps } from '#client/page-props.ts';
import { Disclosure } from '#client/ui/disclosures.tsx';
import { Facts } from '#client/ui/facts.tsx';
import { Fold } from '#client/ui/fold.tsx';
import type { work } from '#shared/content/en/work.ts';
import { timelines } from '#shared/content/figures.ts';
import type { Language } from '#shared/languages.ts';
import { commandOf, measured } from '#shared/measured.ts';
import type { ServiceId } from '#shared/offers.ts';
import { pathOf } from '#shared/routes.ts';
import { ProjectElevation } from './work/project-elevation.tsx';
import { Picture, Tour } from './work/tour.tsx';

type WorkContent = typeof work;
type Project = WorkContent['projects'][number];

/** The service of each example, which also gives its timeline. */
const projectServices = {
  'brand-identity': 'website-development',
  'digital-platform': 'custom-ai-solution',
  'night-desk': 'ai-customer-support',
  'one-record': 'crm-integration',
  'full-calendar': 'appointment-scheduling',
} satisfies Record<string, ServiceId>;

/** Those that stand side by side on wide screens. Each of the others has the width of the page. */
const pair = ['night-desk', 'one-record'];

export function WorkPage({ content, language }: PageProps<WorkContent>) {
  return (
    <>
      <PageIntro
        content={content}
        drawing={
          <Picture
            {...{ language, ...content.chat }}
            id="chat-answer"
            form="phone"
            className="mx-auto w-full max-w-sm self-center"
          />
        }
      >
        <div className="mt-8">
          <ContactLink language={language} source="work-hero" prefersMeeting>
            {content.callToAction.link}
          </ContactLink>
        </div>
      </PageIntro>
      <Results content={content} />
      <Index content={content} />
      <div className="frame grid grid-cols-1 gap-y-12 py-14 md:gap-y-24 md:py-20">
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
        <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
          {content.projects.map((project) => (
            <ProjectSheet key={project.id} project={project} labels={content.labels} language={language} />
          ))}
        </div>
      </div>
      <CallToAction content={content.callToAction} language={language} source="work" prefersMeeting />
    </>
  );
}

type PartOfPageProps = { content: WorkContent };

/** The measured numbers that say most. The table of this site has them all. */
function Results({ content: { results, thisSite } }: PartOfPageProps) {
  const { lighthouse, visits } = measured;
  const { names } = thisSite.table;
  const { performance, accessibility } = names.lighthouse;
  const figures = [
    ...(lighthouse ? rowsOf({ performance, accessibility }, lighthouse.figures, String) : []),
    ...rowsOf(names.visits, visits.figures, String),
  ];
  return (
    <Facts
      label={thisSite.title}
      items={figures.map(({ name, value }) => ({ label: name, value }))}
      isLarge
      note={
        <span className="block text-ui text-mute">
          {lighthouse ? `${results.scored(lighthouse.on)} ` : null}
          {results.counted(visits.on)}{' '}
          <a
            href="#this-site"
            onClick={keepScrollPosition}
            className="text-ink underline underline-offset-4 hover:decoration-2"
          >
            {thisSite.labels.table}
          </a>
        </span>
      }
    />
  );
}

/** Links to the cases. */
function Index({ content: { name, labels, tour, thisSite, projects } }: PartOfPageProps) {
  const groups = [
    {
      title: labels.inUse,
      cases: [
        { id: 'this-desk', ...tour },
        { id: 'this-site', ...thisSite },
      ],
    },
    { title: labels.examples, cases: projects },
  ];
  return (
    <nav aria-label={name} data-screen-only="" className="border-b border-line">
      <div className="frame flex flex-wrap gap-x-10 gap-y-4 py-4">
        {groups.map(({ title, cases }) => (
          <div key={title}>
            <h2 className="text-ui text-mute">{title}</h2>
            <ul className="flex flex-wrap gap-x-6">
              {cases.map(({ id, category }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={keepScrollPosition}
                    className="inline-block py-1.5 text-ui font-semibold underline-offset-4 hover:underline"
                  >
                    {category}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
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
  const { category, title, labels, problem, checks, link } = content;
  return (
    <Case id="this-site" category={category} title={title} introduction={<p>{problem}</p>}>
      <div className="grid gap-x-10 md:grid-cols-2">
        <Fold summary={labels.table}>
          <MeasuredTable content={content} language={language} />
        </Fold>
        <div className="grid content-start gap-y-6">
          <Picture id="site" form="reduced" alt={category} language={language} />
          <Fold summary={labels.checks}>
            <Part title={labels.checks} points={checks} />
          </Fold>
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
  figures: Record<NoInfer<Figure>, number>,
  format: (value: number) => string,
) {
  const ids = Object.keys(names) as Figure[];
  return ids.map((id) => ({ id, name: names[id], value: format(figures[id]) }));
}

type ProjectSheetProps = { project: Project; labels: WorkContent['labels']; language: Language };

function ProjectSheet({ project, labels, language }: ProjectSheetProps) {
  const { id, category, title, problem, elevation, approach, measures, link } = project;
  const service = projectServices[id as keyof typeof projectServices];
  const { min, max } = timelines[service];
  const isWide = !pair.includes(id);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className={`grid break-inside-avoid content-start gap-y-6 border-t border-ink pt-5 ${isWide ? 'col-span-full' : 'row-span-3 grid-rows-subgrid'}`}
    >
      <div className={isWide ? 'grid gap-x-10 md:grid-cols-2' : ''}>
        <div>
          <p className="text-ui text-mute">
            {labels.example}: {category}
          </p>
          <h2 id={`${id}-title`} className="mt-2 text-title">
            {title}
          </h2>
        </div>
        <p className="mt-3 max-w-xl self-end">{problem}</p>
      </div>
      <ProjectElevation id={id} elevation={elevation} isWide={isWide} />
      <div className={`grid content-start gap-x-10 gap-y-1 ${isWide ? 'lg:grid-cols-3' : ''}`}>
        <Fold summary={labels.more} className={isWide ? 'lg:col-span-2' : ''}>
          <div className={`grid gap-x-10 gap-y-6 pb-4 ${isWide ? 'md:grid-cols-2' : 'lg:grid-cols-2'}`}>
            <Part title={labels.approach} points={approach} />
            <Part title={labels.measures} points={measures} />
          </div>
        </Fold>
        <div>
          <p className="text-ui text-mute tabular-nums">{labels.timeline(min, max)}</p>
          <MoreLink to={pathOf(service, language)} className="mt-1">
            {link}
          </MoreLink>
        </div>
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
