import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { Icon } from '#client/ui/icon.tsx';
import { withoutBreaksAtHyphens } from '#client/ui/without-breaks.ts';

type PageIndexProps = { parts: readonly { id: string; title: string }[] };

/** Below the introduction of a page: links to its parts. */
export function PageIndex({ parts }: PageIndexProps) {
  return (
    <ul className="mt-6 grid border-t border-ink md:mt-10" data-screen-only="">
      {parts.map(({ id, title }) => (
        <li key={id} className="border-b border-line">
          <a
            href={`#${id}`}
            onClick={keepScrollPosition}
            className="flex items-center justify-between gap-4 py-2.5 font-semibold underline-offset-4 hover:underline"
          >
            {withoutBreaksAtHyphens(title)}
            <Icon name="arrow-right" className="size-5 shrink-0 rotate-90" />
          </a>
        </li>
      ))}
    </ul>
  );
}
