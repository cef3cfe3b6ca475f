import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const customAiSolution = {
  meta: {
    title: `Custom AI Solution for One Process of Yours | ${site.name}`,
    description: `Software with AI, built around one process of yours: a prototype on your own data first, then the full build in ${weeks(timelines['custom-ai-solution'])}, support included.`,
  },
  heading: 'Custom AI Solution',
  introduction: `Some work fits no standard product: reading contracts, sorting requests, drafting quotes your way. We build a prototype on your own data, measure how often it is right and go on only if the result convinces you. A project takes ${weeks(timelines['custom-ai-solution'])} and includes ${days(supportDays['custom-ai-solution'] ?? 0)} of support after launch.`,
};
