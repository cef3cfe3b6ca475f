import type { ServiceId } from '../offers.ts';
import type { Catalogue, FaqItem, Service } from './types.ts';

/** All services, in the order of the catalogue. */
export function servicesOf({ groups }: Catalogue): Service[] {
  return groups.flatMap(({ services }) => services);
}

export function getService(catalogue: Catalogue, id: ServiceId): Service {
  return getById(servicesOf(catalogue), id);
}

/** The questions with these ids, in this order. */
export function getQuestions(faq: FaqItem[], ids: string[]): FaqItem[] {
  return ids.map((id) => getById(faq, id));
}

/** @throws when no entry has this id */
export function getById<Entry extends { id: string }>(entries: readonly Entry[], id: Entry['id']): Entry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no entry "${id}"`);
  return entry;
}
