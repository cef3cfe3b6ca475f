import { LanguageLink } from '#client/navigation/language-link.tsx';
import type { shell as english } from '#shared/content/en/shell.ts';
import { type Language, languages } from '#shared/languages.ts';

type LanguageLinksProps = { shell: typeof english; language: Language };

/** Links to the page in each language, the current one included. */
export function LanguageLinks({ shell, language }: LanguageLinksProps) {
  return (
    <ul aria-label={shell.language.label} className="grid gap-3 sm:grid-cols-2">
      {languages.map((each) => (
        <li key={each}>
          <LanguageLink to={each} aria-current={each === language ? 'true' : undefined} className="choice">
            <span className="choice-mark" />
            <span className="text-ui font-medium">{shell.language.names[each]}</span>
          </LanguageLink>
        </li>
      ))}
    </ul>
  );
}
