import { site } from '#shared/site.ts';
import type { deskCallback as english } from '../en/desk-callback.ts';

export const deskCallback = {
  meta: {
    title: `Bezig met inloggen | ${site.name}`,
    description: `De laatste stap van het inloggen bij ${site.name}, op de terugweg van een andere dienst.`,
  },
  heading: 'U wordt ingelogd',
  introduction: 'Een ogenblik, we ronden het inloggen af.',
  failure: 'Met deze link kon u niet inloggen. Misschien is hij al gebruikt of in een andere browser geopend.',
  signIn: 'Inloggen',
  noScript: 'Inloggen werkt alleen met JavaScript.',
} satisfies typeof english;
