type WeekDrawingProps = {
  /** A figure for each day from Monday on. */
  current: readonly number[];
  last: readonly number[];
  /** The first letter of each day. */
  letters: readonly string[];
};

/** In px: between two days, half the width of a block, and the height of the highest. */
const step = 26;
const half = 9;
const highest = 34;
const ground = highest + half + 4;
/** In px, the room below the ground for a figure and a letter. */
const legend = 26;

/** Seven blocks on their ground: this week built, last week in outline behind it. Below each is this week's figure, if there is one. */
export function WeekDrawing({ current, last, letters }: WeekDrawingProps) {
  const most = Math.max(1, ...current, ...last);
  const heightOf = (value = 0) => (value / most) * highest;
  return (
    <svg
      viewBox={`0 0 ${step * 7} ${ground + legend}`}
      width={step * 7}
      height={ground + legend}
      aria-hidden="true"
      className="mt-1 block max-w-full"
      fill="none"
    >
      {last.map((before, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- the days of a week have their places
        <DayBlock key={day} x={step * day + step / 2} built={heightOf(current[day])} outlined={heightOf(before)} />
      ))}
      <g fontSize="11" textAnchor="middle" fill="currentColor">
        {letters.map((letter, day) => (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <text key={day} x={step * day + step / 2} y={ground + legend - 2} className="text-mute">
            {letter}
          </text>
        ))}
        {current.map((figure, day) =>
          figure > 0 ? (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <text key={day} x={step * day + step / 2} y={ground + legend - 14}>
              {figure}
            </text>
          ) : null,
        )}
      </g>
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
