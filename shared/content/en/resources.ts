import { site } from '#shared/site.ts';

export const resources = {
  meta: {
    title: `Resources: Answers About AI and Automation | ${site.name}`,
    description:
      'Answers to common questions about timelines, prices, data and ownership, and articles for companies that are about to automate their first process.',
  },
  heading: 'Resources',
  introduction:
    'What clients ask before they start, answered in one place: how long it takes, what it costs, who owns the result and what happens to the data. Beside it stand our articles on choosing a first process and working with AI every day.',
  faqTitle: 'Frequently asked questions',
};
