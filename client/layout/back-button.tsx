import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';

/** One step back in history, which nothing but a script can take. */
export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" data-enhanced="" className="noscript:hidden" onClick={() => history.back()}>
      {children}
    </Button>
  );
}
