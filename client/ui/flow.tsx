/** A line for data that flows from the sheet above to the one below. On wide screens sheets stand side by side, with a `FlowAcross`. */
export function FlowDown({ className = 'md:hidden' }: { className?: string }) {
  return <span aria-hidden="true" className={`ml-3 block h-5 w-[3px] bg-accent ${className}`} />;
}

/** A line across the gap between two sheets. It begins at the left edge of its parent. */
export function FlowAcross({ className }: { className: string }) {
  return <span aria-hidden="true" className={`absolute max-md:hidden ${className}`} />;
}

const arrows = {
  down: { width: 12, height: 24, d: 'M5 0h2v15h4l-5 9-5-9h4z' },
  up: { width: 12, height: 24, d: 'M5 24h2v-15h4l-5-9-5 9h4z' },
  across: { width: 40, height: 12, d: 'M0 5h31v-4l9 5-9 5v-4h-31z' },
};

/** A line with a head, where the way of the data matters. */
export function FlowArrow({ to, className }: { to: keyof typeof arrows; className: string }) {
  const { d, ...size } = arrows[to];
  return (
    <svg aria-hidden="true" className={className} {...size} fill="var(--accent)">
      <path d={d} />
    </svg>
  );
}
