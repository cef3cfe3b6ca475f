import { site } from '#shared/site.ts';
import type { about as english } from '../en/about.ts';

export const about = {
  meta: {
    title: `Over ons: zo ontwerpen en automatiseren wij | ${site.name}`,
    description:
      'Wij bouwen AI-automatisering, CRM-koppelingen en websites voor startups en scale-ups. Hoe wij werken, wat wij beloven en wat wij laten zoals het is.',
  },
  heading: 'Over ons',
  introduction: `${site.name} bouwt automatisering, CRM-koppelingen en websites voor startups en scale-ups. Wij werken zoals een architect: eerst meten, dan tekenen, dan afspreken en pas dan bouwen. U spreekt met de mensen die het werk doen en krijgt het in stappen die u zelf kunt beoordelen.`,
} satisfies typeof english;
