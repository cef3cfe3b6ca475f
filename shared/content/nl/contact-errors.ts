import type { contactErrors as english } from '../en/contact-errors.ts';

export const contactErrors = {
  fields: {
    fullName: {
      tooShort: 'Vul uw volledige naam in (minimaal 2 tekens)',
      tooLong: 'De naam is te lang (maximaal 100 tekens)',
      invalid: 'De naam mag alleen letters, spaties, koppeltekens en apostroffen bevatten',
    },
    email: {
      invalid: 'Vul een geldig e-mailadres in',
      tooLong: 'Het e-mailadres is te lang',
    },
    companyName: {
      tooShort: 'Vul uw bedrijfsnaam in (minimaal 2 tekens)',
      tooLong: 'De bedrijfsnaam is te lang (maximaal 100 tekens)',
    },
    service: {
      invalid: 'Kies een dienst uit de lijst',
    },
    problemDescription: {
      tooShort: 'Vertel iets meer over wat u nodig hebt (minimaal 10 tekens)',
      tooLong: 'De omschrijving is te lang (maximaal 2.000 tekens)',
    },
    additionalInfo: {
      tooLong: 'De aanvullende informatie is te lang (maximaal 2.000 tekens)',
    },
    contactPreference: {
      invalid: 'Kies hoe we contact met u mogen opnemen',
    },
  },
  outcomes: {
    validation: 'Controleer uw gegevens en probeer het opnieuw.',
    rate_limited: 'U hebt kort na elkaar meerdere formulieren verstuurd. Wacht 30 minuten en probeer het dan opnieuw.',
    duplicate: 'U hebt de afgelopen 24 uur al een formulier verstuurd. We nemen snel contact met u op!',
    duplicate_recent: 'U hebt onlangs al een formulier verstuurd. Wacht 24 uur voordat u er nog een verstuurt.',
    network: 'We krijgen geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
    timeout: 'Het versturen duurde te lang. Probeer het opnieuw.',
    busy: 'Er komen te veel formulieren tegelijk binnen. Wacht even en probeer het dan opnieuw.',
    rejected: 'Controleer uw gegevens en probeer het opnieuw.',
    unavailable:
      'We kunnen uw formulier nu niet versturen. Probeer het opnieuw of neem rechtstreeks contact met ons op.',
    honeypot: 'Een verborgen veld was ingevuld, misschien door een wachtwoordmanager. Probeer het opnieuw.',
    challenge: 'De beveiligingscontrole is niet gelukt. Probeer het opnieuw.',
    bad_request: 'We konden deze aanvraag niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
    forbidden: 'Dit formulier kan alleen vanaf onze eigen website worden verstuurd.',
    too_large: 'Uw bericht is te groot om te versturen. Maak het korter en probeer het opnieuw.',
    unsupported: 'We kunnen de aanvraag in deze vorm niet lezen. Gebruik het contactformulier.',
    not_found: 'Op dit adres is niets te vinden.',
    method_not_allowed: 'Dit adres accepteert dit soort aanvragen niet.',
  },
} satisfies typeof english;
