import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';

type PageIndexProps = { parts: readonly { id: string; title: string }[] };

/** Below the introduction of a page: links to its parts, on phones in a line. */
export function PageIndex({ parts }: PageIndexProps) {
  return (
    <ul
      className="mt-4 flex flex-wrap gap-x-6 border-t border-ink max-md:border-0 md:mt-10 md:grid"
      data-screen-only=""
    >
      {parts.map(({ id, title }) => (
        <li key={id} className="border-b border-line max-md:border-0">
          <a
            href={`#${id}`}
            onClick={keepScrollPosition}
            className="flex items-center justify-between gap-4 py-2.5 font-semibold underline-offset-4 hover:underline max-md:underline"
          >
            {withoutBreaksAtHyphens(title)}
            <Icon name="arrow-right" className="size-5 shrink-0 rotate-90 max-md:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}
