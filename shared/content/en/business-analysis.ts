import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { weeks } from './format.ts';

export const businessAnalysis = {
  meta: {
    title: `Business Analysis: What to Automate First | ${site.name}`,
    description: `We map your processes, measure where the hours go and rank what to automate first, with effort and expected return. On paper in ${weeks(timelines['business-analysis'])}.`,
  },
  heading: 'Business Analysis',
  introduction: `Before you spend money on automation, know where it pays. We talk to the people who do the work, measure hours and errors for each process and hand you a ranked plan. It takes ${weeks(timelines['business-analysis'])}, and the plan is yours, whoever carries it out.`,
};
