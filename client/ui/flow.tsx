/** A line for data that flows from the sheet above to the one below. On wide screens sheets stand side by side, with a `FlowAcross`. */
export function FlowDown({ className = 'bg-accent md:hidden' }: { className?: string }) {
  return <span aria-hidden="true" className={`ml-3 block h-5 w-[3px] ${className}`} />;
}

/** A line across the gap between two sheets. It begins at the left edge of its parent. */
export function FlowAcross({ className }: { className: string }) {
  return <span aria-hidden="true" className={`absolute max-md:hidden ${className}`} />;
}
