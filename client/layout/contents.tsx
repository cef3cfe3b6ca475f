type ContentsProps = { title: string; parts: readonly { id: string; title: string }[] };

/** The table of contents of a long text; on wide screens it stays in view beside it. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      data-screen-only=""
      className="self-start border-t border-ink pt-4 lg:sticky lg:top-[calc(var(--bar)+2rem)]"
    >
      <p id="contents" className="mb-2 text-ui font-semibold">
        {title}
      </p>
      <ol className="gap-x-6 sm:columns-2 lg:columns-1">
        {parts.map((part) => (
          <li key={part.id} className="break-inside-avoid">
            <a href={`#${part.id}`} className="inline-block py-1.5 text-ui text-mute hover:text-ink hover:underline">
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
