type WeekDrawingProps = {
  /** A figure for each day from Monday on. */
  current: readonly number[];
  last: readonly number[];
};

/** In px: between two days, half the width of a block, and the height of the highest. */
const step = 26;
const half = 9;
const highest = 34;
const ground = highest + half + 4;

/** Seven blocks on their ground: this week built, last week in outline behind it. The figures stand beside it. */
export function WeekDrawing({ current, last }: WeekDrawingProps) {
  const most = Math.max(1, ...current, ...last);
  const heightOf = (value = 0) => (value / most) * highest;
  return (
    <svg
      viewBox={`0 0 ${step * 7} ${ground + 2}`}
      aria-hidden="true"
      className="mt-1 block h-13 max-w-full"
      fill="none"
    >
      {last.map((before, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- the days of a week have their places
        <DayBlock key={day} x={step * day + step / 2} built={heightOf(current[day])} outlined={heightOf(before)} />
      ))}
    </svg>
  );
}

function DayBlock({ x, built, outlined }: { x: number; built: number; outlined: number }) {
  const depth = half / 2;
  const wall = (side: 1 | -1, height: number) =>
    `M${x} ${ground}l${side * half} ${-depth}v${-height}L${x} ${ground - height}z`;
  const roof = (height: number) => `M${x} ${ground - height}l${half} ${-depth}l${-half} ${-depth}l${-half} ${depth}z`;
  return (
    <g strokeWidth="1" strokeLinejoin="round">
      <path className="stroke-line" d={roof(0)} />
      {outlined > 0 ? (
        <path
          className="stroke-mute"
          strokeDasharray="2 2"
          d={`M${x} ${ground}l${half} ${-depth}v${-outlined}l${-half} ${-depth}l${-half} ${depth}v${outlined}z`}
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
