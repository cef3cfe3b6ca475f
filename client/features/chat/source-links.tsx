import { PageLink } from '#client/navigation/page-link.tsx';
import type { Source } from '#shared/chat-sources.ts';

type SourceLinksProps = { sources: readonly Source[]; label: string };

/** The pages that say what a reply says. */
export function SourceLinks({ sources, label }: SourceLinksProps) {
  return (
    <div className="mt-2 border-t border-line pt-2 text-sm">
      <p aria-hidden="true" className="text-mute">
        {label}
      </p>
      <ul aria-label={label}>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <PageLink
              to={url}
              rel="noreferrer noopener"
              className="inline-block py-1.5 font-medium underline underline-offset-4"
            >
              <bdi>{title}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
