import { paymentParts } from '#shared/work-terms.ts';
import type { finalCall as english } from '../en/final-call.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { minutes } from './format.ts';

export const finalCall = {
  title: 'Van welk werk wilt u het eerst af?',
  subtitle: `Begin met een gratis strategiesessie van ${minutes(consultationMinutes)}. ${facts.freeSession}`,
  button: 'Vraag uw gratis sessie aan',
  trust: 'Vertrouwd door startups en scale-ups',
  aim: `Daar streven we naar. ${paymentParts.passed}% betaalt u pas na een geslaagde test.`,
} satisfies typeof english;
