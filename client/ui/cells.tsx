type CellsProps = {
  items: readonly {
    id: string;
    title: string;
    text: string;
    points?: readonly string[];
  }[];
  columns: keyof typeof layouts;
  /** The items are steps and get numbers. */
  ordered?: boolean;
};

const layouts = {
  2: { list: 'md:grid-cols-2', cell: 'md:px-6 md:odd:pl-0' },
  3: { list: 'md:grid-cols-3', cell: 'md:px-6 md:nth-[3n+1]:pl-0' },
  4: { list: 'sm:grid-cols-2 lg:grid-cols-4', cell: 'sm:px-6 sm:max-lg:odd:pl-0 lg:nth-[4n+1]:pl-0' },
};

/** A grid of short texts with titles, divided by hairlines. */
export function Cells({ items, columns, ordered = false }: CellsProps) {
  const List = ordered ? 'ol' : 'ul';
  const { list, cell } = layouts[columns];
  return (
    <List className={`grid gap-px border-t border-ink bg-line ${list}`}>
      {items.map(({ id, title, text, points }, index) => (
        <li key={id} className={`flex flex-col bg-paper py-5 sm:py-9 ${cell}`}>
          <h3 className="text-h3">
            {ordered ? (
              <span aria-hidden="true" className="mr-3 text-mute tabular-nums">
                {index + 1}
              </span>
            ) : null}
            {title}
          </h3>
          <p className="mt-2 text-mute">{text}</p>
          {points ? (
            <ul className="mt-4 grid list-[square] gap-y-1.5 pl-5 text-ui marker:text-mute">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </List>
  );
}
