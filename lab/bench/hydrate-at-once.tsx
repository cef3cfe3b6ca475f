// Takes the place of `client/ui/hydrate-later.tsx` in the reference: nothing waits.
import { createContext, type ReactNode, useEffect, useState } from 'react';

export const HydrationTurnsContext = createContext(null);

export function HydrateLater({ children }: { children: ReactNode }) {
  return children;
}

export function useIsPageHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
}
