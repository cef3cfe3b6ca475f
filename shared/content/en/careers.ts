import { site } from '#shared/site.ts';

export const careers = {
  meta: {
    title: `Careers: Build Automation That Is Used | ${site.name}`,
    description:
      'What working with us is like, whom we like to hear from and how to introduce yourself. Open positions, when there are any, are listed on this page.',
  },
  heading: 'Careers',
  introduction: `We like to hear from people who build things that others use every day: engineers, designers and writers. Open positions are listed on this page when we have them. You can always introduce yourself at ${site.email}; tell us about one thing you made and what you would do differently now.`,
  email: { link: 'Introduce yourself', address: site.email, subject: 'Introduction' },
};
