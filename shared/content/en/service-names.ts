import type { ServiceId } from '../../offers.ts';
import { serviceOffers } from './service-offers.ts';

export const serviceNames = Object.fromEntries(
  Object.entries(serviceOffers).map(([id, { title }]) => [id, title]),
) as Record<ServiceId, string>;
