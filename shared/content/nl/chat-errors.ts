import type { chatErrors as english } from '../en/chat-errors.ts';

export const chatErrors = {
  byCode: {
    empty: 'Typ een bericht, dan praten we verder.',
    too_long: 'Uw bericht is te lang. Maak het korter en stuur het opnieuw.',
    bad_request: 'Dit bericht kunnen we niet verwerken. Probeer het anders te formuleren.',
    rate_limited: 'Dat waren te veel berichten achter elkaar. Wacht even voordat u er nog een stuurt.',
    session: 'We konden geen nieuw gesprek beginnen. Ververs de pagina en probeer het opnieuw.',
    empty_reply: 'Ik kan nu even niet antwoorden. Probeer het zo meteen opnieuw.',
    unreachable: 'Onze AI-dienst is niet bereikbaar. Controleer uw internetverbinding en probeer het opnieuw.',
    timeout: 'Dat duurde te lang. Probeer het opnieuw met een korter bericht.',
    forbidden: 'De chat werkt alleen op onze eigen website. Open hem daar en stel uw vraag opnieuw.',
    too_large: 'Dit gesprek is te lang geworden om te versturen. Begin een nieuw gesprek.',
    unsupported:
      'Een bericht dat zo is verstuurd, kunnen we niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
    not_found: 'Op dit adres is niets te vinden. Het contactformulier en de chat vindt u op onze website.',
    method_not_allowed: 'Dit kan hier niet. Het contactformulier en de chat vindt u op onze website.',
  },
  byStatus: {
    400: 'Dit bericht kunnen we niet verwerken. Probeer het anders te formuleren.',
    401: 'Er is een probleem met de aanmelding. Ververs de pagina en probeer het opnieuw.',
    403: 'U hebt geen toegang. Neem contact met ons op als dit blijft gebeuren.',
    429: 'Dat waren te veel berichten achter elkaar. Wacht even voordat u er nog een stuurt.',
    500: 'Onze AI-dienst is even niet beschikbaar. Probeer het zo meteen opnieuw.',
    502: 'Onze AI-dienst is even niet beschikbaar. Probeer het zo meteen opnieuw.',
    503: 'Onze AI-dienst is even niet beschikbaar. Probeer het zo meteen opnieuw.',
    504: 'Het antwoord bleef te lang uit. Stuur een korter bericht.',
  },
  other: 'Er ging iets mis bij onze AI-dienst. Probeer het opnieuw.',
  withoutAnswer: {
    timeout: 'Dat duurde te lang. Probeer het opnieuw met een korter bericht.',
    network: 'Er is een probleem met uw netwerk. Controleer uw internetverbinding en probeer het opnieuw.',
    other: 'Ik kan nu even niet antwoorden. Probeer het zo meteen opnieuw.',
  },
  bubbles: {
    failedSend: 'Excuses, ik kan nu even niet antwoorden. Probeer het zo meteen opnieuw.',
    unexpected: 'Excuses, ik krijg nu geen verbinding. Probeer het zo meteen opnieuw.',
  },
  banner: 'Verbindingsprobleem. Probeer opnieuw.',
} satisfies typeof english;
