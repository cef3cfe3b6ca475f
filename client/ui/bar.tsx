type BarProps = {
  /** 0 to 100. */
  percentage: number;
  look?: keyof typeof looks;
  /** The position of a mark across the bar, 0 to 100. */
  mark?: number;
};

const looks = {
  built: { fill: 'var(--ink)' },
  subject: { fill: 'var(--accent)' },
  planned: { fill: 'none', stroke: 'var(--mute)', strokeDasharray: '4 4' },
};

/** A bar for a number that stands beside it as text. It is an SVG, because browsers print no backgrounds. */
export function Bar({ percentage, look = 'built', mark }: BarProps) {
  return (
    <svg aria-hidden="true" width="100%" height="12">
      <line x1="0" x2="100%" y1="6" y2="6" stroke="var(--line)" />
      <rect y="2" width={`${percentage}%`} height="8" {...looks[look]} />
      {mark === undefined ? null : (
        <line x1={`${mark}%`} x2={`${mark}%`} y1="0" y2="12" stroke="var(--ink)" strokeWidth="2" />
      )}
    </svg>
  );
}
