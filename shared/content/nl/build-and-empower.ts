import { site } from '#shared/site.ts';
import type { buildAndEmpower as english } from '../en/build-and-empower.ts';
import { packageFigures } from '../figures.ts';
import { days, hours, price, weeks, workflows } from './format.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower = {
  meta: {
    title: `Build & Empower: uw eerste automatisering | ${site.name}`,
    description: `Eén proces geautomatiseerd in ${weeks(empower.timeline)} voor ${price(empower.price)}, met ${hours(empower.trainingHours)} training en ${days(empower.supportDays)} ondersteuning. Voor kleine bedrijven en startups.`,
  },
  heading: 'Build & Empower',
  introduction: `Voor een klein bedrijf of startup die voor het eerst automatiseert. In ${weeks(empower.timeline)} automatiseren wij ${workflows(empower.workflows)} van begin tot eind en in ${hours(empower.trainingHours)} training leert uw team ermee werken. De prijs is ${price(empower.price)}, met ${days(empower.supportDays)} ondersteuning na livegang.`,
} satisfies typeof english;
