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
    rate_limited: 'U hebt kort na elkaar meerdere aanvragen verstuurd. Wacht 30 minuten en probeer het dan opnieuw.',
    duplicate: 'U hebt de afgelopen 24 uur al een aanvraag verstuurd. We nemen snel contact met u op!',
    duplicate_recent: 'U hebt onlangs al een aanvraag verstuurd. Wacht 24 uur voordat u er nog een verstuurt.',
    network: 'We krijgen geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.',
    timeout: 'Het versturen duurde te lang. Probeer het opnieuw.',
    busy: 'Er komen te veel aanvragen tegelijk binnen. Wacht even en probeer het dan opnieuw.',
    rejected: 'Controleer uw gegevens en probeer het opnieuw.',
    unavailable:
      'We kunnen uw aanvraag nu niet versturen. Probeer het opnieuw of neem rechtstreeks contact met ons op.',
    honeypot: 'Een verborgen veld was ingevuld, misschien door een wachtwoordmanager. Probeer het opnieuw.',
    challenge: 'De beveiligingscontrole is niet gelukt. Probeer het opnieuw of stuur ons een e-mail.',
    bad_request: 'Uw aanvraag is niet goed aangekomen. Laad de pagina opnieuw en verstuur de aanvraag nog eens.',
    forbidden: 'Dit formulier werkt alleen op onze eigen website. Open het daar en verstuur uw aanvraag opnieuw.',
    too_large: 'Uw aanvraag is te lang om te versturen. Maak de tekst korter en probeer het opnieuw.',
    unsupported:
      'Een aanvraag die zo is verstuurd, kunnen we niet lezen. Gebruik het contactformulier op onze website.',
    not_found: 'Op dit adres is niets te vinden. Het contactformulier en de chat vindt u op onze website.',
    method_not_allowed: 'Dit kan hier niet. Het contactformulier en de chat vindt u op onze website.',
  },
} satisfies typeof english;
