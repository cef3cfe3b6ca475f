import type { PackageId } from '../../offers.ts';
import type { contactForm as english } from '../en/contact-form.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import type { Package } from '../types.ts';
import { hours, minutes } from './format.ts';
import { packages } from './packages.ts';
import { serviceNames } from './service-names.ts';

const wish = ({ id, name, price }: Package) => [id, `Wij willen graag ${name}, voor ${price} euro.`];

export const contactForm = {
  modalTitle: (siteName: string) => `Contact met ${siteName}`,
  subtitle: 'Vertel ons wat u met AI wilt automatiseren',
  required: 'Alle velden zijn verplicht, tenzij er optioneel bij staat.',
  optional: 'optioneel',
  moreToTell: 'Optioneel: deadline, link, vraag',
  fields: {
    fullName: { label: 'Volledige naam', hint: '', placeholder: '' },
    email: { label: 'E-mailadres', hint: '', placeholder: 'naam@bedrijf.nl' },
    companyName: { label: 'Bedrijfsnaam', hint: '', placeholder: '' },
    service: {
      label: 'Dienst',
      hint: 'Twijfelt u? Kies wat het best past.',
      emptyOption: 'Kies een dienst',
    },
    problemDescription: {
      label: 'Wat wilt u oplossen?',
      hint: 'Welk werk te veel tijd kost, hoe vaak het voorkomt en welke systemen erbij horen.',
      placeholder: '',
    },
    additionalInfo: {
      label: 'Aanvullende informatie',
      hint: '',
      placeholder: '',
    },
  },
  serviceOptions: Object.entries(serviceNames).map(([value, label]) => ({ value, label })),
  wishes: Object.fromEntries(packages.map(wish)) as Record<PackageId, string>,
  contactPreference: {
    legend: 'Hoe mogen we contact met u opnemen?',
    options: [
      {
        value: 'email_contact',
        label: 'Per e-mail',
        hint: `U krijgt binnen ${hours(replyHours)} antwoord.`,
      },
      {
        value: 'schedule_meeting',
        label: 'Een gesprek plannen',
        hint: 'Na het versturen kiest u een tijd voor uw gratis sessie.',
      },
    ],
  },
  honeypot: 'Laat dit veld leeg',
  submit: 'Verstuur aanvraag',
  submitting: 'Versturen...',
  waiting: 'Het is even druk. Over een paar seconden versturen we uw aanvraag vanzelf opnieuw.',
  close: 'Sluiten',
  privacyNote: { before: 'Zo gaan we met uw gegevens om: ', link: 'privacyverklaring', after: '' },
  thankYou: {
    title: 'Bedankt!',
    text: `We hebben uw aanvraag ontvangen en nemen binnen ${hours(replyHours)} per e-mail contact met u op.`,
    booking: `Kies nu een tijd voor uw gratis sessie van ${minutes(consultationMinutes)}.`,
    bookingLink: 'Kies een tijd',
  },
  failureTitle: 'Uw aanvraag kon niet worden verstuurd',
  successToast: 'Bedankt! We hebben uw aanvraag ontvangen en nemen snel contact met u op.',
  charactersLeft: (count: number) => (count === 1 ? 'Nog 1 teken' : `Nog ${count} tekens`),
  charactersOver: (count: number) => (count === 1 ? '1 teken te veel' : `${count} tekens te veel`),
} satisfies typeof english;
