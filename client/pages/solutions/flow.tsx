/** Where data flows from the sheet above to the one below; on wide screens, where they stand beside each other, lines across do the same. */
export function FlowDown({ className = 'md:hidden' }: { className?: string }) {
  return <span aria-hidden="true" className={`ml-3 block h-5 w-[3px] bg-accent ${className}`} />;
}

/** Across the gap between two sheets, from the left edge of the element that it stands in. */
export function FlowAcross({ className }: { className: string }) {
  return <span aria-hidden="true" className={`absolute max-md:hidden ${className}`} />;
}
