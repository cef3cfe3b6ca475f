import { site } from '#shared/site.ts';
import type { customAiSolution as english } from '../en/custom-ai-solution.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const customAiSolution = {
  meta: {
    title: `AI-oplossing op maat voor één van uw processen | ${site.name}`,
    description: `Software met AI, gebouwd rond één proces van u: eerst een prototype op uw eigen gegevens, dan de bouw. Klaar in ${weeks(timelines['custom-ai-solution'])}, met nazorg.`,
  },
  heading: 'AI-oplossing op maat',
  introduction: `Sommig werk past in geen standaardpakket: contracten lezen, aanvragen sorteren, offertes opstellen op uw manier. Wij bouwen een prototype op uw eigen gegevens, meten hoe vaak het klopt en gaan alleen verder als het resultaat u overtuigt. Een project duurt ${weeks(timelines['custom-ai-solution'])}, met ${days(supportDays['custom-ai-solution'] ?? 0)} ondersteuning na livegang.`,
} satisfies typeof english;
