import { site } from '#shared/site.ts';
import { consultationMinutes, timelines } from '../figures.ts';
import { date, kilobytes, minutes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `This Site Measured, and Five Example Projects | ${site.name}`,
    description:
      'This site with its measured numbers, and five worked examples: a visual identity, a dashboard, an AI service desk, a CRM integration and a calendar.',
  },
  name: 'Work',
  heading: 'One job to check, five drawn to scale',
  introduction:
    'The first is this site, with numbers that you can take again. The other five are examples, worked out by us to show how we think. They are not client work.',
  labels: {
    example: 'Example project',
    timeline: 'Timeline',
    problem: 'Problem',
    approach: 'Approach',
    measures: 'What we would measure',
  },
  thisSite: {
    category: 'Website with chat and booking, in two languages',
    title: 'This site, which you can measure yourself',
    labels: {
      problem: 'Problem',
      approach: 'Approach',
      checks: 'Check it in your browser',
      tests: 'Checked by tests at every change',
    },
    problem:
      "An agency that sells websites and automation has to show that it can build them. Pictures of other people's screens prove little; you are looking at this one.",
    approach: [
      'Words first: a page can be read and a form can be sent before any script has arrived.',
      'Drawings instead of photos, made when the site is built, in the colors of the page.',
      'A limit for every number, and beside each limit what a visitor would feel if it were missed.',
    ],
    checks: [
      'Open the developer tools and reload: every request goes to this site until you open the calendar, and no cookie is set.',
      'Turn off JavaScript: pages, language, questions and the contact form still work.',
      'Run Lighthouse on any page, as a phone on a slow line.',
    ],
    tests: [
      'A contact request is stored once, even when its answer is lost and the browser sends it again.',
      'A stored request whose notice fails is told to us later, and only once.',
      'A chat message that cannot be logged at once waits and is written later, once.',
    ],
    table: {
      caption: 'Measured by a program on the built site; nobody typed these numbers.',
      on: (day: string) => `Measured on ${date(day)}`,
      size: kilobytes,
      steps: {
        sizes: 'What the home page sends, compressed',
        lighthouse: 'Lighthouse, out of a hundred, lowest of seven pages',
        visits: 'What a visit to every page leaves behind',
      },
      names: {
        sizes: { html: 'Words and layout', scripts: 'Scripts, after the words', font: 'Font' },
        lighthouse: {
          performance: 'Performance',
          accessibility: 'Accessibility',
          bestPractices: 'Best practices',
          seo: 'Search engines',
        },
        visits: { cookies: 'Cookies set', foreignRequests: 'Requests to other companies' },
      },
    },
    link: 'How we build websites',
  },
  projects: [
    {
      id: 'brand-identity',
      category: 'Brand identity and web design',
      title: 'Identity and website for an architecture firm',
      timeline: weeks(timelines['website-development']),
      problem:
        'A firm of architects looks different in every place: on its website, in tenders, on the board at the building site. Visitors see photographs, but not what kind of building the firm is good at.',
      approach: [
        'A drawing grid becomes the visual identity for website, tender, board and letter.',
        'One typeface and one accent color, written down on two pages that a new colleague understands.',
        'A portfolio that sorts itself by building type, with size, year and role as fixed fields.',
      ],
      measures: [
        'Requests for the building types the firm wants more of',
        'Hours it takes to put a tender document together',
        'Visitors who open a second project',
      ],
      link: 'How we build websites',
    },
    {
      id: 'digital-platform',
      category: 'UX/UI redesign of a dashboard',
      title: 'A digital platform people can read at a glance',
      timeline: weeks(timelines['custom-ai-solution']),
      problem:
        'A planning team starts the day with twelve screens. Everything is on them somewhere, so nobody knows where to look first, and each morning someone copies the urgent cases into a spreadsheet.',
      approach: [
        'Watch the work for a morning and note which figure leads to which action.',
        'Three screens remain: what needs attention today, what is waiting and what it costs.',
        'The rest moves behind a search field and goes when nobody asks for it.',
      ],
      measures: [
        'Time between opening the screen and the first action',
        'Cases found after their deadline',
        'Spreadsheets that are kept beside the platform',
      ],
      link: 'How we build custom solutions',
    },
    {
      id: 'night-desk',
      category: 'AI customer support',
      title: 'A service desk that answers after closing time',
      timeline: weeks(timelines['ai-customer-support']),
      problem:
        'A web shop for bicycle parts gets most of its questions in the evening: does it fit, when does it arrive, how do I return it. The answers exist, in manuals and in the heads of two colleagues. Every day starts with a full mailbox.',
      approach: [
        'The two colleagues check the answers once; those become the only source of the assistant.',
        'A test set of real questions has to pass before launch. What fails is fixed or refused.',
        'Anything about money, damage or anger goes to a person, with the whole conversation attached.',
      ],
      measures: [
        'Questions answered without a colleague',
        'Wrong answers in a weekly sample, read by a person',
        'Mail that is waiting at the start of the day',
      ],
      link: 'How AI customer support works',
    },
    {
      id: 'one-record',
      category: 'CRM integration',
      title: 'One customer record for sales, scheduling and invoices',
      timeline: weeks(timelines['crm-integration']),
      problem:
        'An installer of heat pumps types each customer three times: in the CRM, in the schedule and in the bookkeeping. Spellings differ, duplicates grow and a new phone number reaches the mechanic too late.',
      approach: [
        'Decide for each field which system owns it, before anything is connected.',
        'Clean up the contacts and merge duplicates, from a list that sales approves.',
        'Connect form, mailbox, schedule and invoices, so that a change travels by itself.',
      ],
      measures: [
        'How often a customer is typed in by hand',
        'Duplicates that appear in a week',
        'Time between a request and the first call',
      ],
      link: 'How CRM integration works',
    },
    {
      id: 'full-calendar',
      category: 'Appointment scheduling',
      title: 'A practice whose calendar fills itself',
      timeline: weeks(timelines['appointment-scheduling']),
      problem:
        'A physiotherapy practice with three rooms schedules by telephone. Calls interrupt treatments, two therapists count on the same room, and whoever calls in the evening gets the voicemail.',
      approach: [
        'Rules first: who treats what, in which room, with how much time between two clients.',
        'Online booking offers only what is really free; moving and canceling go through a link.',
        'A reminder goes out while the hour can still be given to someone else.',
      ],
      measures: [
        'Appointments made without a telephone call',
        'Hours left empty by people who did not come',
        'Double bookings, of which there should be none',
      ],
      link: 'How appointment scheduling works',
    },
  ],
  callToAction: {
    title: 'Which of these looks like your week?',
    text: `Ask for an example of your own. We sketch it with you in a free session of ${minutes(consultationMinutes)}.`,
    link: 'Ask for your own example',
  },
};
