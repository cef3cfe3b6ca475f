import { ThemedPicture } from '#client/layout/themed-picture.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import { buttonLook } from '#client/ui/button.tsx';
import { Section } from '#client/ui/section.tsx';
import type { home } from '#shared/content/en/home.ts';
import type { Language } from '#shared/languages.ts';
import type { ProjectPictureId } from '#shared/pictures.ts';
import { pathOf } from '#shared/routes.ts';
import { Slides } from './slides.tsx';

type ProjectsProps = { projects: (typeof home)['projects']; language: Language };

export function Projects({ projects, language }: ProjectsProps) {
  return (
    <Section
      id="projects"
      title={projects.title}
      introduction={projects.introduction}
      link={
        <PageLink to={pathOf('work', language)} className={buttonLook('secondary', 'shrink-0 max-md:mt-4')}>
          {projects.viewAll}
        </PageLink>
      }
    >
      <Slides label={projects.title} className="gap-x-6 sm:grid-cols-2 print:grid-cols-2">
        {projects.items.map(({ id, category, title, text }) => (
          <li key={id} className="group relative">
            <div className="slide-crop">
              <ThemedPicture id={id as ProjectPictureId} form="card" language={language} alt="" />
            </div>
            <p className="mt-3 text-ui text-mute">{category}</p>
            <h3 className="mt-1 text-h3">
              <PageLink
                to={`${pathOf('work', language)}#${id}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </PageLink>
            </h3>
            <p className="mt-1 text-mute max-sm:text-ui">{text}</p>
          </li>
        ))}
      </Slides>
    </Section>
  );
}
