import { keepScrollPosition } from '#client/navigation/scroll-positions.ts';
import { Fold } from '#client/ui/fold.tsx';

type ContentsProps = { title: string; parts: readonly { id: string; title: string }[] };

/**
 * The table of contents of a long text. On phones it is folded. On wide screens it stays in view at the left of the text and marks
 * the current section.
 */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav
      aria-label={title}
      data-screen-only=""
      className="self-start border-t border-ink lg:sticky lg:top-[calc(var(--bar)+2rem)]"
    >
      <p className="mt-4 mb-2 text-ui font-semibold max-md:hidden">{title}</p>
      <Fold summary={title}>
        <ol className="contents-list gap-x-6 sm:columns-2 lg:columns-1 lg:pr-10">
          {parts.map((part) => (
            <li key={part.id} className="break-inside-avoid">
              <a
                href={`#${part.id}`}
                onClick={keepScrollPosition}
                className="block py-1.5 text-ui hover:underline lg:border-l-2 lg:pl-3.5"
              >
                {part.title}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
