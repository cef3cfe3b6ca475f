/** On a grid of quarters: this period filled, the one before outlined below it. Both are shares of the longest bar. */
export function Bars({ now, before }: { now: number; before: number }) {
  return (
    <svg
      aria-hidden="true"
      className="mt-1 block h-3.5 w-full overflow-visible"
      fill="none"
      shapeRendering="crispEdges"
    >
      {[0, 25, 50, 75, 100].map((place) => (
        <line key={place} className="stroke-line" x1={`${place}%`} x2={`${place}%`} y1="0" y2="14" />
      ))}
      {before > 0 ? (
        <rect className="stroke-mute" strokeDasharray="2 2" y="9" width={`${before * 100}%`} height="4" />
      ) : null}
      {now > 0 ? <rect className="fill-ink" y="1" width={`${now * 100}%`} height="7" /> : null}
    </svg>
  );
}
