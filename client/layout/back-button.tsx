import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';

/** Goes one step back in history, which needs scripts. */
export function BackButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="secondary" data-enhanced="" className="noscript:hidden" onClick={() => history.back()}>
      {children}
    </Button>
  );
}
