import { site } from '#shared/site.ts';
import { packageFigures } from '../figures.ts';
import { days, hours, price, weeks, workflows } from './format.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower = {
  meta: {
    title: `Build & Empower: Your First Automation | ${site.name}`,
    description: `One process automated in ${weeks(empower.timeline)} for ${price(empower.price)}, with ${hours(empower.trainingHours)} of training and ${days(empower.supportDays)} of support. For small businesses and startups.`,
  },
  heading: 'Build & Empower',
  introduction: `For a small business or startup that automates for the first time. In ${weeks(empower.timeline)} we automate ${workflows(empower.workflows)} from start to finish, and in ${hours(empower.trainingHours)} of training your team learns to run it. The price is ${price(empower.price)}, with ${days(empower.supportDays)} of support after launch.`,
};
