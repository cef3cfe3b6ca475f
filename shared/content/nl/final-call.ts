import type { finalCall as english } from '../en/final-call.ts';
import { consultationMinutes } from '../figures.ts';
import { minutes } from './format.ts';

export const finalCall = {
  title: 'Van welk werk wilt u het eerst af?',
  subtitle: `Leg het ons voor in een gratis strategiesessie van ${minutes(consultationMinutes)}. U houdt er een eerste plan aan over, ook als wij het niet bouwen.`,
  button: 'Plan uw gratis sessie',
  trust: 'Vertrouwd door startups en scale-ups',
} satisfies typeof english;
