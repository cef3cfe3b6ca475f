import { missingBlockDrawing } from '#client/drawings/missing-block.ts?sprite';
import { BackButton } from '#client/layout/back-button.tsx';
import { IntroDrawing } from '#client/layout/intro-drawing.tsx';
import { PageButton } from '#client/layout/page-button.tsx';
import { PageIntro } from '#client/layout/page-intro.tsx';
import { PageLink } from '#client/navigation/page-link.tsx';
import type { PageProps } from '#client/page-props.ts';
import type { notFound } from '#shared/content/en/not-found.ts';
import { pathOf } from '#shared/routes.ts';

const elsewhere = ['services', 'work', 'pricing', 'contact'] as const;

export function NotFoundPage({ content, language, shell }: PageProps<typeof notFound>) {
  return (
    <PageIntro content={{ ...content, name: content.code }} drawing={<IntroDrawing drawing={missingBlockDrawing} />}>
      <div className="mt-8 flex flex-wrap gap-3.5 md:mt-10">
        <PageButton to={pathOf('home', language)}>{content.home}</PageButton>
        <BackButton language={language}>{content.goBack}</BackButton>
      </div>
      <nav aria-labelledby="elsewhere" className="mt-10">
        <p id="elsewhere" className="text-ui text-mute">
          {content.elsewhere}
        </p>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {elsewhere.map((page) => (
            <li key={page}>
              <PageLink
                to={pathOf(page, language)}
                className="inline-block py-2 font-semibold underline underline-offset-4"
              >
                {shell.navigation[page]}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </PageIntro>
  );
}
