import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { Composition } from '#client/ui/drawing/compose.ts';
import { Drawing } from '#client/ui/drawing/drawing.tsx';

type PageEndProps = {
  /** The id of the title among the children. */
  titleId: string;
  /** Beside the words on wide screens: a drawing, or half of the page below them on others. */
  beside: Composition | ReactElement;
  className: string;
  children: ReactNode;
};

/** The end of a page: words on the lines of the grid. */
export function PageEnd({ titleId, beside, className, children }: PageEndProps) {
  const isHalf = isValidElement(beside);
  return (
    <section aria-labelledby={titleId} data-screen-only="" className="overflow-clip border-t border-line">
      <div className={`frame grid-lines grid items-end gap-x-10 ${isHalf ? 'lg:grid-cols-2' : 'lg:grid-cols-4'}`}>
        {/* The space below is for the floating chat button, which stays above the footer. */}
        <div className={`self-stretch bg-paper ${isHalf ? '' : 'lg:col-span-3'} ${className}`}>{children}</div>
        {isHalf ? beside : <Drawing drawing={beside} className="mb-14 h-auto w-full max-lg:hidden" />}
      </div>
    </section>
  );
}
