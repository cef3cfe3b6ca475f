import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import type { ShellTexts } from '../routes.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageIntro } from './page-intro.tsx';

type Props = { shell: ShellTexts; language: Language; requestId?: string };

/** What a visitor sees of an error that nobody foresaw. */
export function ErrorNotice({ shell, language, requestId }: Props) {
  const { title, text, requestId: requestLabel, home, contact } = shell.errorPage;
  return (
    <PageIntro heading={title} introduction={text}>
      {requestId && (
        <p className="mt-6 text-mute">
          {requestLabel}: <span className="tabular-nums">{requestId}</span>
        </p>
      )}
      <p className="mt-6">{contact}</p>
      <div className="mt-8">
        <ButtonLink href={pathOf('home', language)}>{home}</ButtonLink>
      </div>
    </PageIntro>
  );
}
