import type { ComponentProps } from 'react';
import { Drawing } from '#client/ui/drawing/drawing.tsx';

/** The drawing beside the introduction of a page; the class says how wide it may become. */
export function IntroDrawing({ className = 'max-w-xl', ...props }: ComponentProps<typeof Drawing>) {
  return <Drawing className={`mx-auto h-auto w-full self-center ${className}`} {...props} />;
}
