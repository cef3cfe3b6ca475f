import type { ReactNode } from 'react';

type IntroFigureProps = { caption: string; className?: string; children: ReactNode };

/** The drawing beside the introduction of a page, above what it shows. */
export function IntroFigure({ caption, className = '', children }: IntroFigureProps) {
  return (
    <figure className={`lg:self-center ${className}`}>
      {children}
      <figcaption className="mx-auto mt-4 max-w-md bg-paper text-center text-sm text-balance text-mute">
        {caption}
      </figcaption>
    </figure>
  );
}
