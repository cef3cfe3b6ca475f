import { site } from '#shared/site.ts';
import type { businessAnalysis as english } from '../en/business-analysis.ts';
import { timelines } from '../figures.ts';
import { weeks } from './format.ts';

export const businessAnalysis = {
  meta: {
    title: `Bedrijfsanalyse: wat u het eerst automatiseert | ${site.name}`,
    description: `Wij brengen uw processen in kaart, meten waar de uren blijven en zetten op volgorde wat u het eerst automatiseert. Op papier in ${weeks(timelines['business-analysis'])}.`,
  },
  heading: 'Bedrijfsanalyse',
  introduction: `Weet waar automatisering loont voordat u er geld aan uitgeeft. Wij spreken de mensen die het werk doen, meten uren en fouten per proces en geven u een plan op volgorde. Dat duurt ${weeks(timelines['business-analysis'])}, en het plan is van u, wie het ook uitvoert.`,
} satisfies typeof english;
