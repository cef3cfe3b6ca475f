/** A line for data that flows from the sheet above to the one below. On wide screens sheets stand side by side, with a `FlowAcross`. */
export function FlowDown({ className = 'bg-accent md:hidden' }: { className?: string }) {
  return <span aria-hidden="true" className={`mx-auto block h-5 w-[3px] ${className}`} />;
}

/** A line across the gap between two sheets. It begins at the left edge of its parent. */
export function FlowAcross({ className }: { className: string }) {
  return <span aria-hidden="true" className={`absolute max-md:hidden ${className}`} />;
}

type FlowJoinProps = { isFirst: boolean; isLast: boolean };

/** The part beside one of several sheets, 1rem apart, of the lines that lead from all of them to one. The line on from there begins in it. */
export function FlowJoin({ isFirst, isLast }: FlowJoinProps) {
  return (
    <>
      <FlowAcross className="top-1/2 left-full w-5 border-t-2 border-accent" />
      <FlowAcross
        className={`left-full -mb-0.5 ml-5 border-l-2 border-accent ${isFirst ? 'top-1/2' : '-top-4'} ${isLast ? 'bottom-1/2' : 'bottom-0'}`}
      />
    </>
  );
}

/** The same on phones, at the left of sheets below each other that stand 1.25rem apart, and as far from the edge. */
export function FlowGather({ isFirst }: { isFirst: boolean }) {
  return (
    <>
      <span aria-hidden="true" className="absolute top-1/2 right-full w-5 border-t-2 border-accent md:hidden" />
      <span
        aria-hidden="true"
        className={`absolute -bottom-5 -left-5 border-l-2 border-accent md:hidden ${isFirst ? 'top-1/2' : 'top-0'}`}
      />
    </>
  );
}
