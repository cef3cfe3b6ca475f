import type { chatErrors as english } from '../en/chat-errors.ts';

export const chatErrors = {
  byCode: {
    empty: 'Typ een bericht om ons gesprek voort te zetten.',
    too_long: 'Uw bericht is te lang. Probeer een korter bericht te sturen.',
    bad_request: 'Ongeldig verzoek. Probeer uw bericht anders te formuleren.',
    rate_limited: 'Te veel verzoeken. Wacht even voordat u nog een bericht stuurt.',
    session: 'Er kon geen nieuw gesprek worden gestart. Ververs de pagina en probeer het opnieuw.',
    empty_reply: 'Het lukt mij nu niet om te antwoorden. Probeer het zo dadelijk opnieuw.',
    unreachable: 'Onze AI-dienst is niet bereikbaar. Controleer uw internetverbinding en probeer het opnieuw.',
    timeout: 'Het verzoek duurde te lang. Probeer het opnieuw met een korter bericht.',
    forbidden: 'De chat werkt alleen vanaf onze eigen website.',
    too_large: 'Dit gesprek is te groot geworden om te versturen. Begin een nieuw gesprek.',
    unsupported:
      'Dit verzoek heeft een vorm die wij niet kunnen lezen. Laad de pagina opnieuw en probeer het nog eens.',
    not_found: 'Op dit adres is niets te vinden.',
    method_not_allowed: 'Dit adres accepteert dit soort verzoeken niet.',
  },
  byStatus: {
    400: 'Ongeldig verzoek. Probeer uw bericht anders te formuleren.',
    401: 'Er is een probleem met de aanmelding. Ververs de pagina en probeer het opnieuw.',
    403: 'Toegang geweigerd. Neem contact met ons op als dit blijft gebeuren.',
    429: 'Te veel verzoeken. Wacht even voordat u nog een bericht stuurt.',
    500: 'Onze AI-dienst is tijdelijk niet beschikbaar. Probeer het over enkele ogenblikken opnieuw.',
    502: 'Onze AI-dienst is tijdelijk niet beschikbaar. Probeer het over enkele ogenblikken opnieuw.',
    503: 'Onze AI-dienst is tijdelijk niet beschikbaar. Probeer het over enkele ogenblikken opnieuw.',
    504: 'Het antwoord bleef te lang uit. Probeer een korter bericht te sturen.',
  },
  other: 'Er ging iets mis bij onze AI-dienst. Probeer het opnieuw.',
  withoutAnswer: {
    timeout: 'Het verzoek duurde te lang. Probeer het opnieuw met een korter bericht.',
    network: 'Er is een probleem met de netwerkverbinding. Controleer uw internet en probeer het opnieuw.',
    other: 'Het lukt mij nu niet om te antwoorden. Probeer het zo dadelijk opnieuw.',
  },
  bubbles: {
    failedSend: 'Excuses, het lukt mij nu niet om te antwoorden. Probeer het zo dadelijk opnieuw.',
    unexpected: 'Excuses, het lukt mij nu niet om verbinding te maken. Probeer het zo dadelijk opnieuw.',
  },
  banner: 'Verbindingsprobleem. Probeer opnieuw.',
} satisfies typeof english;
