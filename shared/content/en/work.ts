import { site } from '#shared/site.ts';
import { consultationMinutes, launchTest } from '../figures.ts';
import type { ProjectElevation } from '../types.ts';
import { facts } from './facts.ts';
import { date, kilobytes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `This Site Measured, and Five Example Projects | ${site.name}`,
    description:
      'This site, measured, and five examples: a visual identity, a dashboard, an AI service desk, a CRM integration and a calendar.',
  },
  name: 'Work',
  heading: 'Built by us. Measure it yourself.',
  introduction:
    'Two projects here are real and in use: this site, and its assistant with the dashboard behind it. We made up five examples to show how we work. They’re not client work.',
  /** Its picture beside the introduction. */
  chat: {
    alt: 'The chat on this site: the question “Who owns the source code?”, the answer, and below it a link to the page “Resources.”',
  },
  labels: {
    example: 'Example project',
    /** Above the two lists of cases. */
    inUse: 'In use',
    examples: 'Examples',
    timeline: (min: number, max: number) => `Timeline: ${weeks({ min, max })}`,
    approach: 'Approach',
    measures: 'What we’d measure',
    /** On phones, of the two. */
    more: 'How we’d do and measure it',
  },
  /** Where the numbers above the cases come from. */
  results: {
    scored: (day: string) => `Lighthouse scores out of 100, the lowest of seven pages, on ${date(day)}.`,
    counted: (day: string) => `A program counted cookies and calls on every page, on ${date(day)}.`,
  },
  thisSite: {
    category: 'Website with chat and booking, in two languages',
    title: 'How this site scores, and what it weighs',
    labels: {
      table: 'All measurements',
      checks: 'Check it in your browser',
    },
    problem: 'A picture doesn’t show how fast a site is, or what it does when something fails.',
    checks: [
      'Open the developer tools and reload. There’s no cookie, and everything comes from this site until you open the calendar. If a bot check is switched on for the contact form, it loads once you click into the form.',
      'Turn off JavaScript. Pages, language, questions and the contact form still work.',
      'Run Lighthouse on any page, as a phone on a slow connection.',
    ],
    table: {
      caption: 'A program measured the built site. Nobody typed these numbers.',
      on: (day: string) => `Measured on ${date(day)}`,
      size: kilobytes,
      again: 'How to measure it again',
      steps: {
        sizes: 'What the home page sends, compressed',
        lighthouse: 'Lighthouse, out of a hundred, lowest of seven pages',
        visits: 'What visiting every page leaves behind',
      },
      names: {
        sizes: { html: 'Words and layout', scripts: 'Scripts, after the words', font: 'Font' },
        lighthouse: {
          performance: 'Performance',
          accessibility: 'Accessibility',
          bestPractices: 'Best practices',
          seo: 'Search engines',
        },
        visits: { cookies: 'Cookies set', foreignRequests: 'Calls to other companies’ servers' },
      },
    },
    link: 'How we build websites',
  },
  projects: [
    {
      id: 'brand-identity',
      category: 'Brand identity and web design',
      title: 'Identity and website for an architecture firm',
      problem:
        'An architecture firm looks different everywhere: on its website, in bids, on the sign at the job site. Visitors see photos, but not what kind of building the firm is good at.',
      elevation: {
        title: 'Projects, newest first',
        parts: [
          {
            title: 'Dike House',
            rows: [['Home', '2 floors, 2025']],
          },
          {
            title: 'North School',
            rows: [['School', '12 classrooms, 2024']],
          },
          {
            title: 'The Sawmill',
            rows: [['Offices', '5 floors, 2022']],
          },
        ],
      } satisfies ProjectElevation,
      approach: [
        'A drawing grid becomes the visual identity for the website, bids, signs and letters.',
        'One typeface and one accent color, on two pages any new hire understands.',
      ],
      measures: ['Leads for the building types the firm wants more of', 'Visitors who open a second project'],
      link: 'How we build websites',
    },
    {
      id: 'digital-platform',
      category: 'UX/UI redesign of a dashboard',
      title: 'A digital platform people can read at a glance',
      problem:
        'A planning team starts the day with twelve screens. Every morning someone copies the urgent cases into a spreadsheet.',
      elevation: {
        title: 'After: three columns',
        before: {
          title: 'Before: twelve screens',
          items: [
            'Jobs',
            'Map',
            'Crew',
            'Stock',
            'Email',
            'Hours',
            'Vans',
            'Notes',
            'Calls',
            'Costs',
            'Clients',
            'Permits',
          ],
        },
        parts: [
          {
            title: 'Today',
            rows: [
              ['Job 207', 'Fitter is out sick'],
              ['Job 214', 'Permit is missing'],
            ],
          },
          {
            title: 'Waiting',
            rows: [
              ['Job 221', 'Client, since Friday'],
              ['Job 198', 'Parts, since Monday'],
            ],
          },
          {
            title: 'Cost',
            rows: [
              ['Overtime', '3 evenings'],
              ['Second visits', '3'],
            ],
          },
        ],
      } satisfies ProjectElevation,
      approach: [
        'Watch the work for a morning and note which number leads to which action.',
        'What nobody needs at a glance moves behind a search box.',
      ],
      measures: [
        'Time between opening the screen and the first action',
        'Spreadsheets people keep next to the platform',
      ],
      link: 'How we build custom AI',
    },
    {
      id: 'night-desk',
      category: 'AI customer support',
      title: 'A service desk that answers after closing time',
      problem:
        'An online store for bike parts gets most of its questions in the evening. The answers exist, in manuals and in two people’s heads. Every day starts with a full inbox.',
      elevation: {
        title: 'Chat, Thursday evening',
        parts: [
          {
            rows: [
              ['9:14 p.m.', 'Does the KX-11 chain fit my 10-speed bike?'],
              ['Answer', 'No, it’s too narrow. Take the KX-10.', 'From: chain guide, page 3'],
              ['9:31 p.m.', 'My wheel arrived bent. I want my money back.'],
              ['Answer', 'A colleague will look at that.', 'To a person, with the whole conversation'],
            ],
          },
        ],
      } satisfies ProjectElevation,
      approach: [
        'Those two check every answer once. What they approve is the assistant’s only source.',
        `We test with ${launchTest.questions} questions customers asked. It goes live with at least ${launchTest.everydayRight} of the ${launchTest.everyday} everyday ones right.`,
      ],
      measures: ['Questions answered without a colleague', 'Wrong answers in a weekly sample, read by a person'],
      link: 'How AI customer support works',
    },
    {
      id: 'one-record',
      category: 'CRM integration',
      title: 'One customer record for sales, scheduling and invoices',
      problem:
        'A heat pump installer types in each customer three times: in the CRM, in the schedule and in the books. A new phone number reaches the technician too late.',
      elevation: {
        title: 'After: one record, customer 1042',
        before: {
          title: 'Before: one customer, three spellings',
          items: ['CRM: J. Harper', 'Schedule: Harper, Jo', 'Books: J. L. Harper'],
        },
        parts: [
          {
            rows: [
              ['Name', 'J. Harper', 'from the CRM'],
              ['Phone', '+31 6 •• •• •• 18', 'from the CRM, new today'],
              ['Visit', 'Thursday, December 3', 'from the schedule'],
              ['Deposit', 'Paid', 'from the books'],
            ],
          },
        ],
      } satisfies ProjectElevation,
      approach: [
        'Clean up the contacts and merge duplicates, from a list sales approves.',
        'Connect form, inbox, schedule and invoices, so a change made once shows up everywhere.',
      ],
      measures: ['New duplicates in a week', 'Time between a lead and the first call'],
      link: 'How CRM integration works',
    },
    {
      id: 'full-calendar',
      category: 'Appointment scheduling',
      title: 'A practice whose calendar fills itself',
      problem: 'A physical therapy practice with three rooms schedules by phone.',
      elevation: {
        title: 'After: room 2, Tuesday morning',
        before: {
          title: 'Before: by phone',
          items: [
            '8:34 a.m.: the phone rings during a treatment',
            '12:05 p.m.: two therapists count on room 2',
            '7:20 p.m.: a client gets voicemail',
          ],
        },
        parts: [
          {
            rows: [
              ['8:30', 'Eva, follow-up', 'by phone'],
              ['9:10', 'Eva, first visit', 'online, last night'],
              ['10:10', 'Free'],
              ['10:50', 'Tom, follow-up', 'online, on Sunday'],
            ],
          },
        ],
      } satisfies ProjectElevation,
      approach: [
        'Rules first: who treats what, in which room, with how much time between two clients.',
        'A reminder goes out while someone else can still take the slot.',
      ],
      measures: ['Appointments made without a phone call', 'Hours left empty by no-shows'],
      link: 'How appointment scheduling works',
    },
  ],
  callToAction: {
    title: 'Which of these looks like your week?',
    text: `Tell us about yours in a free ${consultationMinutes}-minute session. ${facts.freeSession}`,
    link: 'Book a free session',
  },
  /** Each picture, made by `npm run pictures`; `alt` says what is seen in it. */
  tour: {
    category: 'AI assistant and dashboard',
    title: 'Behind this site: our own assistant, our own dashboard',
    introduction:
      'The assistant is on every page, and on the dashboard we answer you. We built both. The AI model comes from someone else.',
    note: 'A program took these pictures of the running site. The people, companies and messages are made up. The answers come from the assistant we test with.',
    pictures: {
      'desk-opened': {
        title: 'One inquiry, with all we know of it',
        text: 'What they’d like to solve, what they asked in the chat before, and how many hours are left to answer.',
        alt: 'One inquiry on the dashboard: who wrote and what, how long it has waited, and its details.',
      },
      'desk-today': {
        title: 'Who’s waiting, and for how long',
        text: 'Our day starts here. The inquiry that has waited longest is on top, and a color marks the ones we have to answer today.',
        alt: 'The dashboard: how many inquiries are waiting and how long, the new ones with their first words, and this week’s numbers next to last week’s.',
      },
      'desk-lead': {
        title: 'The reply, right where we read the inquiry',
        text: 'We pick a template, change it and send it, from a phone too. It only goes out after a few seconds, so we can still take it back.',
        alt: 'One inquiry on the dashboard, on a phone: a reply with a template, a subject and a message. Below are buttons for status, reply, note and copy.',
      },
      'desk-conversation': {
        title: 'What they asked first',
        text: 'If people share their chat with us, they don’t have to tell us twice. We also read here what the assistant should have answered better.',
        alt: 'A conversation on the dashboard, on a phone: a visitor’s questions with the assistant’s answers.',
      },
    },
  },
};
