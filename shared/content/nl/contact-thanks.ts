import { site } from '#shared/site.ts';
import type { contactThanks as english } from '../en/contact-thanks.ts';
import { consultationMinutes, replyHours } from '../figures.ts';
import { hours, minutes } from './format.ts';

export const contactThanks = {
  meta: {
    title: `Bedankt: we hebben uw aanvraag ontvangen | ${site.name}`,
    description: `Uw aanvraag is ontvangen en opgeslagen. We antwoorden binnen ${hours(replyHours)} per e-mail, of u kiest meteen een tijd voor een gratis strategiesessie.`,
  },
  heading: 'Uw aanvraag is\u00a0aangekomen',
  introduction: 'We hebben hem bewaard en u hoort van ons. U hoeft verder niets te doen.',
  emailContact: `Bedankt! We hebben uw aanvraag ontvangen en nemen binnen ${hours(replyHours)} per e-mail contact met u op.`,
  scheduleMeeting: `Wilt u een gesprek? Kies dan een tijd voor uw gratis sessie van ${minutes(consultationMinutes)}.`,
  bookingLink: 'Kies een tijd',
  home: 'Terug naar home',
} satisfies typeof english;
