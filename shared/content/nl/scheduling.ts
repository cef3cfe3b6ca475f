import type { scheduling as english } from '../en/scheduling.ts';

export const scheduling = {
  title: (siteName: string) => `Plan een gesprek met ${siteName}`,
  subtitle: 'Kies een tijd die u uitkomt',
  close: 'Sluiten',
  loading: 'De agenda wordt geladen',
  frameTitle: 'Agenda met vrije tijden',
  booked: 'Uw sessie is geboekt. U kunt dit venster sluiten.',
  fallback: {
    title: 'De agenda kon niet worden geladen',
    text: 'Misschien werkt de boekingspagina wel als u die rechtstreeks opent. U kunt ons ook een aanvraag sturen; dan stellen we een tijd voor.',
    textForLead:
      'Misschien werkt de boekingspagina wel als u die rechtstreeks opent. Uw aanvraag is aangekomen, dus we kunnen ook per e-mail een tijd afspreken.',
    page: 'Open de boekingspagina',
    contact: 'Stuur een aanvraag',
  },
} satisfies typeof english;
