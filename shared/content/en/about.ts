import { site } from '#shared/site.ts';

export const about = {
  meta: {
    title: `About Us: How We Design and Automate | ${site.name}`,
    description:
      'We build AI automation, CRM links and websites for startups and scale-ups. How we work, what we promise and what we leave alone, told in plain words.',
  },
  heading: 'About',
  introduction: `${site.name} builds automation, CRM links and websites for startups and scale-ups. We work the way an architect does: measure first, draw it, agree on it, then build. You talk to the people who do the work, and you get it in steps that you can judge for yourself.`,
};
