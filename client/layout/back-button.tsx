import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';

/** Goes one step back in history, or home when there is no earlier page. It needs scripts. */
export function BackButton({ language, children }: { language: Language; children: ReactNode }) {
  const goBack = () => (history.length > 1 ? history.back() : location.assign(pathOf('home', language)));
  return (
    <Button variant="secondary" data-enhanced="" className="noscript:hidden" onClick={goBack}>
      {children}
    </Button>
  );
}
