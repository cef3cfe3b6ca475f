type ScaleBarProps = {
  /** How many fields are filled. */
  min: number;
  /** Up to which field they are outlined in ink. */
  max: number;
  /** Of all fields. */
  length?: number;
  className?: string;
};

/** A row of fields along a scale. It is made of borders, because browsers print no backgrounds. */
export function ScaleBar({ min, max, length = max, className = '' }: ScaleBarProps) {
  return (
    <div aria-hidden="true" className={`grid auto-cols-fr grid-flow-col gap-px ${className}`}>
      {Array.from({ length }, (_, index) => (
        <span key={index} className={`h-1.5 ${fieldOf(index, min, max)}`} />
      ))}
    </div>
  );
}

function fieldOf(index: number, min: number, max: number): string {
  if (index < min) return 'border-3 border-ink';
  return index < max ? 'border border-ink' : 'border border-line';
}
