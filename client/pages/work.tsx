import { pageDrawings } from '#client/drawings/pages.ts';
import { projectDrawings } from '#client/drawings/projects.ts';
import { CallToAction } from '#client/layout/call-to-action.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { work } from '#shared/content/en/work.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf, type RouteId } from '#shared/routes.ts';

type WorkContent = typeof work;
type Project = WorkContent['projects'][number];

/** The page of the service that an example is built with. */
const servicePages: Record<string, RouteId> = {
  'brand-identity': 'websiteDevelopment',
  'digital-platform': 'customAiSolution',
  'night-desk': 'aiCustomerSupport',
  'one-record': 'crmIntegration',
  'full-calendar': 'appointmentScheduling',
};

export function WorkPage({ content, language }: PageProps<WorkContent>) {
  return (
    <>
      <PageIntro
        tag={content.tag}
        heading={content.heading}
        introduction={content.introduction}
        drawing={<Drawing drawing={pageDrawings.work} className="mx-auto h-auto w-full max-w-xl" />}
      />
      <div className="frame grid gap-y-16 py-14 md:gap-y-24 md:py-20">
        {content.projects.map((project) => (
          <ProjectSheet key={project.id} project={project} labels={content.labels} language={language} />
        ))}
      </div>
      <CallToAction content={content.callToAction} language={language} source="work" />
    </>
  );
}

type ProjectSheetProps = { project: Project; labels: WorkContent['labels']; language: Language };

/** One example, laid out like a drawing with its title block. */
function ProjectSheet({ project, labels, language }: ProjectSheetProps) {
  const { id, category, title, timeline, problem, approach, measures, link } = project;
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="border-t border-ink pt-5">
      <div className="flex flex-wrap justify-between gap-x-10 text-ui text-mute">
        <p>{category}</p>
        <p className="tabular-nums">
          {labels.timeline}: {timeline}
        </p>
      </div>
      <h2 id={`${id}-title`} className="mt-2 max-w-3xl text-h2">
        {title}
      </h2>
      <div className="mt-8 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="relative aspect-3/2 self-start border border-line bg-card">
          <p className="absolute top-2.5 left-4 text-sm text-mute">{labels.example}</p>
          <Drawing
            drawing={projectDrawings[id as keyof typeof projectDrawings]}
            className="absolute inset-0 size-full px-6 pt-10 pb-6"
          />
        </div>
        <div>
          <h3 className="text-ui font-semibold">{labels.problem}</h3>
          <p className="mt-1 max-w-xl">{problem}</p>
          <h3 className="mt-6 text-ui font-semibold">{labels.approach}</h3>
          <Points points={approach} />
          <h3 className="mt-6 text-ui font-semibold">{labels.measures}</h3>
          <Points points={measures} />
          <a href={pathOf(servicePages[id] ?? 'services', language)} className="more mt-6">
            {link}
            <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </article>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-1 grid max-w-xl list-[square] gap-y-1.5 pl-5 marker:text-mute">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
