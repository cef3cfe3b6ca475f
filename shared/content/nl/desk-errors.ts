import type { deskErrors as english } from '../en/desk-errors.ts';

export const deskErrors = {
  unauthorized: 'Log eerst in.',
  forbidden: 'Met dit account mag dat hier niet.',
  not_found: 'Op dit adres is niets te vinden.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd.',
  bad_request: 'We konden deze aanvraag niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  too_large: 'Dit is te groot om te versturen.',
  unsupported: 'We kunnen de aanvraag in deze vorm niet lezen.',
  method_not_allowed: 'Dit adres accepteert dit soort aanvragen niet.',
  rate_limited: 'Te veel pogingen. Wacht een minuut; na 30 pogingen tot morgen.',
  invalid_credentials: 'E-mailadres en wachtwoord horen niet bij elkaar.',
  otp_expired: 'Deze code klopt niet of is verlopen.',
  unavailable: 'Het dashboard is nu niet bereikbaar. Probeer het zo meteen opnieuw.',
  timeout: 'Het antwoord bleef te lang uit. Probeer het opnieuw.',
  not_configured: 'Deze website heeft nog geen dashboard: de instelling ervoor ontbreekt.',
} satisfies typeof english;
