import { useEffect, useState } from 'react';
import { loadOffers } from './load-offers.ts';
import type { OffersByLanguage } from './named-offers.ts';

/** Null until they are loaded, and where they can't be: replies then come without cards. */
export function useOffers(): OffersByLanguage | null {
  const [offers, setOffers] = useState<OffersByLanguage | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadOffers().then(
      (loaded) => isCurrent && setOffers(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return offers;
}
