import { site } from '#shared/site.ts';
import type { websiteDevelopment as english } from '../en/website-development.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const websiteDevelopment = {
  meta: {
    title: `Websiteontwikkeling voor startups en scale-ups | ${site.name}`,
    description: `Een snelle, toegankelijke website die elke aanvraag naar uw CRM of agenda stuurt. Ontwerp, teksten en bouw in ${weeks(timelines['website-development'])}, met nazorg.`,
  },
  heading: 'Websiteontwikkeling',
  introduction: `Een website heeft een taak: beantwoorden waar een bezoeker voor komt en de volgende stap makkelijk maken. Wij ontwerpen, schrijven en bouwen, en koppelen formulieren, agenda en chat aan uw systemen. Dat duurt ${weeks(timelines['website-development'])}; ${days(supportDays['website-development'] ?? 0)} ondersteuning na livegang is inbegrepen.`,
} satisfies typeof english;
