import { site } from '#shared/site.ts';

export const careers = {
  meta: {
    title: `Careers: Build Automation That Is Used | ${site.name}`,
    description:
      'What working with us is like, who we like to hear from and how to introduce yourself. Open positions, when there are any, are listed on this page.',
  },
  name: 'Careers',
  heading: 'Make things that get used every day',
  introduction:
    'We build automation and websites that people open every morning. We like to hear from engineers, designers and writers who want to see what becomes of their work.',
  culture: {
    title: 'How we work together',
    items: [
      {
        id: 'whole-jobs',
        title: 'Whole jobs',
        text: 'Whoever draws a process also builds it and is there when it goes live.',
      },
      {
        id: 'client-at-the-table',
        title: 'The client at the table',
        text: 'You hear the question from the person who has it, and show your answer to the same person.',
      },
      {
        id: 'written-down',
        title: 'Reasons on paper',
        text: 'Decisions are written down with their reason, so that anyone can question them later.',
      },
      {
        id: 'finished',
        title: 'Finished means finished',
        text: 'Tests, manual and hand-over are part of the work and have hours in the schedule.',
      },
    ],
  },
  people: {
    title: 'Who we look for',
    introduction: 'A degree is fine; something you made is better.',
    items: [
      {
        id: 'engineers',
        title: 'Engineers',
        text: 'You connect systems that were never meant to meet, and keep them connected.',
        points: [
          'You read an API contract before you write code against it',
          'You test what happens when the other side is down',
          'You delete as readily as you add',
        ],
      },
      {
        id: 'designers',
        title: 'Designers',
        text: 'You cut twelve screens to three and can say what the other nine cost.',
        points: [
          'You watch people work before you open a drawing program',
          'You design the empty, the slow and the broken state too',
          'You check contrast and keyboard yourself',
        ],
      },
      {
        id: 'writers',
        title: 'Writers',
        text: 'You write a sentence that an assistant may say to a customer, in Dutch and in English.',
        points: [
          'You prefer a concrete word to a grand one',
          'You know when a question needs a colleague and not an answer',
          'You write each language as if it were the first',
        ],
      },
    ],
  },
  positions: {
    title: 'Open positions',
    text: 'There are no open positions right now. When there are, you will find them here, with the work and the terms. You are welcome to introduce yourself at any time.',
  },
  letter: {
    title: 'How to write to us',
    introduction:
      'One page is enough. We read everything ourselves; please leave out a photograph and your date of birth.',
    items: [
      {
        id: 'show',
        title: 'Show one thing you made',
        text: 'A link, a file or a few screenshots, and your part in it.',
      },
      {
        id: 'change',
        title: 'Tell us what you would change',
        text: 'What you would do differently now, and how you found out.',
      },
      {
        id: 'seek',
        title: 'Say what you are looking for',
        text: 'Which work, from when, and how many days a week.',
      },
    ],
  },
  email: { link: 'Introduce yourself', address: site.email, subject: 'Introduction' },
};
