import { PageIntro } from '../layout/page-intro.tsx';
import type { PageProps } from '../page-props.ts';

/** A page that has its heading and introduction, and nothing below them yet. */
export function PlainPage({ content }: PageProps<{ heading: string; introduction: string }>) {
  return <PageIntro heading={content.heading} introduction={content.introduction} />;
}
