import { site } from '#shared/site.ts';
import type { security as english } from '../en/security.ts';

export const security = {
  meta: {
    title: `Beveiliging: zo beschermt deze website data | ${site.name}`,
    description:
      'Hoe deze website beschermt wat u verstuurt: strenge browserregels, controles op de server, afgesloten databasetabellen en een adres voor meldingen.',
  },
  heading: 'Beveiliging',
  introduction: `Pagina's van deze website draaien alleen scripts die wij er zelf hebben geplaatst en, als u de boekingsagenda opent, die van die dienst. Alles wat u verstuurt, controleren wij aan onze kant opnieuw, de databasetabellen zijn voor iedereen behalve de website zelf gesloten en onze technische logboeken bevatten geen persoonsgegevens. Antwoorden van de AI worden als tekst getoond en nooit als code uitgevoerd. Een zwakke plek gevonden? Mail naar ${site.email}, dan zoeken wij het uit.`,
  email: { link: 'Meld een zwakke plek', address: site.email, subject: 'Beveiligingsmelding' },
} satisfies typeof english;
