import { site } from '#shared/site.ts';

export const work = {
  meta: {
    title: `Example Projects in Branding and Automation | ${site.name}`,
    description:
      'Example projects that show how we work: an identity and website for an architecture firm and a dashboard redesigned so that people read it at a glance.',
  },
  heading: 'Work',
  introduction:
    'These are examples, worked out by us to show how we think: the problem, the choices and what came of them. They are not client cases. Ask us for one that resembles your situation and we will sketch it in the free strategy session.',
};
