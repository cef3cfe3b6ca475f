type LinesProps = { count: number; className?: string };

/** Stands for words that nobody has to read: in a drawing of a letter or of a screen. */
export function Lines({ count, className = '' }: LinesProps) {
  return (
    <span aria-hidden="true" className={`grid gap-2 ${className}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`border-t border-field ${index % 3 === 2 ? 'w-1/2' : ''}`} />
      ))}
    </span>
  );
}
