type SpinnerProps = {
  /** For screen readers. Leave it out when a text stands beside the spinner. */
  label?: string;
  className?: string;
};

/** A square whose outline is drawn again and again. With reduced motion it is a dashed square that does not move. */
export function Spinner({ label, className = 'size-5' }: SpinnerProps) {
  const square = (
    <svg
      className={`spinner ${className}`}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path strokeOpacity=".25" d="M3 3h14v14H3z" />
      <path pathLength="4" strokeDasharray="1 3" d="M3 3h14v14H3z" />
    </svg>
  );
  if (!label) return square;
  return (
    <span role="status" className="inline-flex">
      {square}
      <span className="sr-only">{label}</span>
    </span>
  );
}
