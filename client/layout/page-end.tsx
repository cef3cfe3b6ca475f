import type { ReactNode } from 'react';
import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';

type PageEndProps = {
  /** The id of the title among the children. */
  titleId: string;
  drawing: Composition;
  className: string;
  children: ReactNode;
};

/** The end of a page: words on the lines of the grid, on wide screens beside a drawing. */
export function PageEnd({ titleId, drawing, className, children }: PageEndProps) {
  return (
    <section aria-labelledby={titleId} data-screen-only="" className="overflow-clip border-t border-line">
      <div className="frame grid-lines grid items-end gap-x-10 lg:grid-cols-4">
        {/* The space below is for the floating chat button, which stays above the footer. */}
        <div className={`bg-paper lg:col-span-3 ${className}`}>{children}</div>
        <Drawing drawing={drawing} className="mb-14 h-auto w-full max-lg:hidden" />
      </div>
    </section>
  );
}
