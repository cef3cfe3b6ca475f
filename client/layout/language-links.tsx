import type { shell as english } from '#shared/content/en/shell.ts';
import { type Language, languages } from '#shared/languages.ts';
import { twinPath } from '#shared/routes.ts';

/** `search` may hold the source label of a contact link, which the other language's address keeps. */
type LanguageLinksProps = { shell: typeof english; language: Language; pathname: string; search: string };

/** Links to the page in each language, the current one included. */
export function LanguageLinks({ shell, language, pathname, search }: LanguageLinksProps) {
  return (
    <ul aria-label={shell.language.label} className="grid gap-3 sm:grid-cols-2">
      {languages.map((each) => (
        <li key={each}>
          <a
            href={twinPath(pathname, each) + search}
            lang={each}
            hrefLang={each}
            data-language={each}
            aria-current={each === language ? 'true' : undefined}
            className="choice"
          >
            <span className="choice-mark" />
            <span className="text-ui font-medium">{shell.language.names[each]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
