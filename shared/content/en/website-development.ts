import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const websiteDevelopment = {
  meta: {
    title: `Website Development for Startups & Scale-ups | ${site.name}`,
    description: `A fast, accessible website that sends each request to your CRM or calendar. Design, texts and construction in ${weeks(timelines['website-development'])}, support included.`,
  },
  heading: 'Website Development',
  introduction: `A website has a job: to answer what a visitor came for and to make the next step easy. We design, write and build it, and connect its forms, booking and chat to your systems. It takes ${weeks(timelines['website-development'])}, and ${days(supportDays['website-development'] ?? 0)} of support after launch are included.`,
};
