import { useNavigate } from 'react-router';
import { missingBlockDrawing } from '#client/drawings/missing-block.ts';
import { PageIntro } from '#client/layout/page-intro.tsx';
import type { PageProps } from '#client/page-props.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Drawing } from '#client/ui/drawing/drawing.tsx';
import type { notFound } from '#shared/content/en/not-found.ts';
import { pathOf } from '#shared/routes.ts';

export function NotFoundPage({ content, language }: PageProps<typeof notFound>) {
  const navigate = useNavigate();
  return (
    <PageIntro
      tag={content.code}
      heading={content.heading}
      introduction={content.introduction}
      drawing={<Drawing drawing={missingBlockDrawing} className="mx-auto h-auto w-full max-w-xl" />}
    >
      <div className="mt-8 flex flex-wrap gap-3.5 md:mt-10">
        <ButtonLink href={pathOf('home', language)}>{content.home}</ButtonLink>
        {/* Nothing but a script can go back. */}
        <Button variant="secondary" data-enhanced="" className="noscript:hidden" onClick={() => navigate(-1)}>
          {content.goBack}
        </Button>
      </div>
    </PageIntro>
  );
}
