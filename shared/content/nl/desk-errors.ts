import type { deskErrors as english } from '../en/desk-errors.ts';

export const deskErrors = {
  unauthorized: 'Log eerst in.',
  forbidden: 'Met dit account kan dat niet. Vraag toegang aan wie deze site beheert.',
  not_found: 'Op dit adres is niets te vinden. Ga terug naar het dashboard.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw om het te zien.',
  bad_request: 'Dat is niet goed aangekomen. Laad de pagina opnieuw en probeer het nog eens.',
  too_large: 'Dit is te lang om te versturen. Maak het korter en probeer het opnieuw.',
  unsupported: 'Wat zo is verstuurd, kunnen we niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  method_not_allowed: 'Zo kan dat niet. Gebruik het dashboard.',
  rate_limited: 'Te veel pogingen. Wacht een minuut. Na 30 pogingen op een dag kan het pas morgen weer.',
  invalid_credentials: 'E-mailadres en wachtwoord horen niet bij elkaar. Controleer ze, of log in met een code.',
  otp_expired: 'Deze code klopt niet of is verlopen. Vraag een nieuwe aan.',
  unavailable: 'Het dashboard is nu niet bereikbaar. Probeer het zo meteen opnieuw.',
  timeout: 'Het antwoord bleef te lang uit. Probeer het opnieuw.',
  not_configured: 'Deze website heeft nog geen dashboard. De eigenaar kan het in de instellingen aanzetten.',
} satisfies typeof english;
