import { site } from '#shared/site.ts';
import type { work as english } from '../en/work.ts';

export const work = {
  meta: {
    title: `Voorbeeldprojecten in merk en automatisering | ${site.name}`,
    description:
      'Voorbeeldprojecten die laten zien hoe wij werken: een huisstijl en website voor een architectenbureau en een dashboard dat u in één oogopslag leest.',
  },
  heading: 'Werk',
  introduction:
    'Dit zijn voorbeelden, door ons uitgewerkt om te laten zien hoe wij denken: het probleem, de keuzes en wat eruit kwam. Het zijn geen klantprojecten. Vraag ons om een voorbeeld dat op uw situatie lijkt, dan schetsen wij het in de gratis strategiesessie.',
} satisfies typeof english;
