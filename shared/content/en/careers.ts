import { site } from '#shared/site.ts';

export const careers = {
  meta: {
    title: `Careers: Build Automation People Use | ${site.name}`,
    description:
      'What it’s like to work with us, who we’d like to hear from and how to introduce yourself. When we have open positions, you’ll find them here.',
  },
  name: 'Careers',
  heading: 'Make things that get used every day',
  introduction:
    'We build automation and websites people open every morning. We’d like to hear from engineers, designers and writers who want to see what becomes of their work.',
  culture: {
    title: 'How we work together',
    items: [
      {
        id: 'whole-jobs',
        title: 'Whole jobs',
        text: 'If you draw a process, you also build it, and you’re there when it goes live.',
      },
      {
        id: 'client-at-the-table',
        title: 'The client at the table',
        text: 'You hear the question from the person who has it, and you show that person your answer.',
      },
      {
        id: 'written-down',
        title: 'Reasons on paper',
        text: 'We write down why we decide things, so anyone can question it later.',
      },
      {
        id: 'finished',
        title: 'Time to finish',
        text: 'Tests, manual and handoff are part of the job, and there’s time for them in the schedule.',
      },
    ],
  },
  people: {
    title: 'Who we look for',
    introduction: 'Show us something you made. You don’t need a degree.',
    items: [
      {
        id: 'engineers',
        title: 'Engineers',
        text: 'You connect systems that were never meant to meet, and keep them connected.',
        points: [
          'You read the API docs before you write code against them',
          'You test what happens when the other side is down',
          'You delete as readily as you add',
        ],
      },
      {
        id: 'designers',
        title: 'Designers',
        text: 'You cut twelve screens to three and can say what the other nine cost.',
        points: [
          'You watch people work before you open a design tool',
          'You design the empty, the slow and the broken states too',
          'You check contrast and keyboard yourself',
        ],
      },
      {
        id: 'writers',
        title: 'Writers',
        text: 'You write what an assistant says to a customer, in Dutch and in English.',
        points: [
          'You pick the plain word over the grand one',
          'You know when a question needs a person, not an answer',
          'You write each language as if it came first',
        ],
      },
    ],
  },
  positions: {
    title: 'Open positions',
    text: 'We have no open positions right now. When we do, you’ll find them here, with the work and the terms. You can always introduce yourself.',
  },
  letter: {
    title: 'How to write to us',
    introduction: 'One page is enough. We read everything ourselves. Leave out your photo and date of birth.',
    items: [
      {
        id: 'show',
        title: 'Show one thing you made',
        text: 'A link, a file or a few screenshots, and your part in it.',
      },
      {
        id: 'change',
        title: 'Tell us what you would change',
        text: 'What you’d do differently now, and how you found out.',
      },
      {
        id: 'seek',
        title: 'Say what you’re looking for',
        text: 'What kind of work, starting when, and how many days a week.',
      },
    ],
  },
  email: { link: 'Introduce yourself', address: site.email, subject: 'Introduction' },
};
