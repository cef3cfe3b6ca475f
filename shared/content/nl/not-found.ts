import { site } from '#shared/site.ts';
import type { notFound as english } from '../en/not-found.ts';

export const notFound = {
  meta: {
    title: `Pagina niet gevonden: dit adres is leeg (404) | ${site.name}`,
    description:
      'De pagina die u zoekt, bestaat niet of is verplaatst. Ga terug, begin opnieuw op de homepage of zoek een dienst, een pakket of onze contactgegevens.',
  },
  heading: 'Pagina niet\u00a0gevonden',
  introduction: 'De pagina die u zoekt, bestaat niet of is verplaatst.',
  code: '404',
  home: 'Terug naar home',
  goBack: 'Ga terug',
  elsewhere: 'Misschien zoekt u',
} satisfies typeof english;
