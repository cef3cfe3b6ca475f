type WeekDrawingProps = {
  /** A figure for each day from Monday on. */
  current: readonly number[];
  last: readonly number[];
  /** The first letter of each day. */
  letters: readonly string[];
};

/** In px: half the width of a block, and the height of the highest. */
const half = 16;
const highest = 40;
const ground = highest + half + 4;
/** In px, the room below the ground for a figure and a letter. */
const legend = 28;

/** Seven blocks on their ground: this week built, last week in outline behind it. Below each is this week's figure, if there is one. */
export function WeekDrawing({ current, last, letters }: WeekDrawingProps) {
  const most = Math.max(1, ...current, ...last);
  const heightOf = (value = 0) => (value / most) * highest;
  return (
    <svg
      width="100%"
      height={ground + legend}
      aria-hidden="true"
      className="mt-1 block"
      fill="none"
      fontSize="12"
      textAnchor="middle"
    >
      {letters.map((letter, day) => (
        // A day has the same share of the width on each screen.
        // oxlint-disable-next-line react/no-array-index-key -- the days of a week have their places
        <svg key={day} x={`${((day + 0.5) * 100) / letters.length}%`} className="overflow-visible">
          <DayBlock built={heightOf(current[day])} outlined={heightOf(last[day])} />
          {current[day] ? (
            <text y={ground + legend - 15} fill="currentColor">
              {current[day]}
            </text>
          ) : null}
          <text y={ground + legend - 2} className="text-mute" fill="currentColor">
            {letter}
          </text>
        </svg>
      ))}
    </svg>
  );
}

/** Around its parent's left edge. */
function DayBlock({ built, outlined }: { built: number; outlined: number }) {
  const depth = half / 2;
  const wall = (side: 1 | -1, height: number) =>
    `M0 ${ground}l${side * half} ${-depth}v${-height}L0 ${ground - height}z`;
  const roof = (height: number) => `M0 ${ground - height}l${half} ${-depth}l${-half} ${-depth}l${-half} ${depth}z`;
  return (
    <g strokeWidth="1" strokeLinejoin="round">
      <path className="stroke-line" d={roof(0)} />
      {outlined > 0 ? (
        <path
          className="stroke-mute"
          strokeDasharray="2 2"
          d={`M0 ${ground}l${half} ${-depth}v${-outlined}l${-half} ${-depth}l${-half} ${depth}v${outlined}z`}
        />
      ) : null}
      {built > 0 ? (
        <g className="stroke-ink">
          <path className="fill-left" d={wall(-1, built)} />
          <path className="fill-right" d={wall(1, built)} />
          <path className="fill-top" d={roof(built)} />
        </g>
      ) : null}
    </g>
  );
}
