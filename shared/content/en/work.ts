import { site } from '#shared/site.ts';
import { consultationMinutes, launchTest, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { date, kilobytes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `This Site Measured, and Five Example Projects | ${site.name}`,
    description:
      'This site, measured, and five worked\u00a0out: a visual identity, a dashboard, an AI service desk, a CRM integration and a calendar.',
  },
  name: 'Work',
  heading: 'One site you can measure, five worked\u00a0out',
  introduction:
    'Websites and automation for startups and scale-ups. The first is this site, and you can measure it yourself. The other five are examples we made up to show how we work. They’re not client work.',
  labels: {
    example: 'Example project',
    /** Above the two lists of cases. */
    inUse: 'In use',
    examples: 'Examples',
    timeline: 'Timeline',
    approach: 'Approach',
    measures: 'What we’d measure',
    /** On phones, of the two. */
    more: 'How we’d do and measure it',
  },
  thisSite: {
    category: 'Website with chat and booking, in two languages',
    title: 'This site, which you can measure yourself',
    labels: {
      approach: 'Approach',
      checks: 'Check it in your browser',
      tests: 'Tested with every change',
    },
    problem:
      'An agency that sells websites and automation has to show that it can build them. Pictures of screens don’t show how fast a site is, or what it does when something fails.',
    approach: [
      'Words first: you can read a page and send a form before any script arrives.',
      'Drawings instead of photos, made when the site is built, in the colors of the page.',
      'A limit for everything we measure, and what you’d notice if we went over it.',
    ],
    checks: [
      'Open the developer tools and reload. There’s no cookie, and everything comes from this site until you open the calendar. If a bot check is switched on for the contact form, it loads once you click into the form.',
      'Turn off JavaScript. Pages, language, questions and the contact form still work.',
      'Run Lighthouse on any page, as a phone on a slow connection.',
    ],
    tests: [
      'An inquiry is stored once, even if the reply gets lost and the browser sends it again.',
      'If the alert about an inquiry fails, we get it later, and only once.',
      'A chat message we can’t log right away waits and is logged later, once.',
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
      timeline: weeks(timelines['website-development']),
      problem:
        'An architecture firm looks different everywhere: on its website, in bids, on the sign at the job site. Visitors see photos, but not what kind of building the firm is good at.',
      shown: {
        title: 'Projects, by type',
        columns: [
          { title: 'School', lines: ['Timber, 1,800 m²', '2025, lead architect'] },
          { title: 'Housing', lines: ['64 homes', '2024, with a partner'] },
          { title: 'Station', lines: ['Hall, 5,200 m²', '2023, competition'] },
        ],
      },
      approach: [
        'A drawing grid becomes the visual identity for the website, bids, signs and letters.',
        'One typeface and one accent color, on two pages any new hire understands.',
      ],
      measures: [
        'Leads for the building types the firm wants more of',
        'Hours it takes to put a bid together',
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
        'A planning team starts the day with twelve screens. It’s all in there somewhere, so nobody knows where to look first. And every morning someone copies the urgent cases into a spreadsheet.',
      shown: {
        title: 'Monday morning',
        columns: [
          { title: 'Today', value: '3', lines: ['Permit, Quay 12', 'Inspection, North 4'] },
          { title: 'Waiting', value: '8', lines: ['5 for the client', '3 for the council'] },
          { title: 'Costs', value: '6 of 7', lines: ['projects are', 'within budget'] },
        ],
      },
      approach: [
        'Watch the work for a morning and note which number leads to which action.',
        'The rest moves behind a search box and goes away if nobody asks for it.',
      ],
      measures: [
        'Time between opening the screen and the first action',
        'Cases found after their deadline',
        'Spreadsheets people keep next to the platform',
      ],
      link: 'How we build custom AI',
    },
    {
      id: 'night-desk',
      category: 'AI customer support',
      title: 'A service desk that answers after closing time',
      timeline: weeks(timelines['ai-customer-support']),
      problem:
        'An online store for bike parts gets most of its questions in the evening: does it fit, when does it arrive, how do I return it? The answers exist, in manuals and in two people’s heads. Every day starts with a full inbox.',
      shown: {
        title: 'Tuesday evening',
        rows: [
          ['Does it fit an 11-speed?', 'Yes. Source: manual, page 12'],
          ['When will it arrive?', 'Thursday. Source: order status'],
          ['My frame came cracked', 'Passed to a person, with the photo'],
        ],
      },
      approach: [
        'Those two check every answer once. What they approve is the assistant’s only source.',
        `We test with ${launchTest.questions} questions customers asked. It goes live with at least ${launchTest.everydayRight} of the ${launchTest.everyday} everyday ones right; a weekly sample finds what’s still wrong.`,
      ],
      measures: [
        'Questions answered without a colleague',
        'Wrong answers in a weekly sample, read by a person',
        'Emails waiting at the start of the day',
      ],
      link: 'How AI customer support works',
    },
    {
      id: 'one-record',
      category: 'CRM integration',
      title: 'One customer record for sales, scheduling and invoices',
      timeline: weeks(timelines['crm-integration']),
      problem:
        'A heat pump installer types in each customer three times: in the CRM, in the schedule and in the books. Spellings differ, duplicates pile up and a new phone number reaches the technician too late.',
      shown: {
        title: 'Jo Barker, one record',
        rows: [
          ['Phone', 'from the schedule'],
          ['Address', 'from the books'],
          ['Heat pump quote', 'from the CRM'],
        ],
      },
      approach: [
        'Clean up the contacts and merge duplicates, from a list sales approves.',
        'Connect form, inbox, schedule and invoices, so a change made once shows up everywhere.',
      ],
      measures: [
        'How often someone types in a customer by hand',
        'New duplicates in a week',
        'Time between a lead and the first call',
      ],
      link: 'How CRM integration works',
    },
    {
      id: 'full-calendar',
      category: 'Appointment scheduling',
      title: 'A practice whose calendar fills itself',
      timeline: weeks(timelines['appointment-scheduling']),
      problem:
        'A physical therapy practice with three rooms schedules by phone. Calls interrupt treatments, two therapists count on the same room, and if you call in the evening, you get voicemail.',
      shown: {
        title: 'Friday, room 2',
        rows: [
          ['9:00', 'Knee, follow-up'],
          ['9:40', 'Free, offered online'],
          ['10:20', 'Shoulder, first visit'],
        ],
      },
      approach: [
        'Rules first: who treats what, in which room, with how much time between two clients.',
        'A reminder goes out while someone else can still take the slot.',
      ],
      measures: [
        'Appointments made without a phone call',
        'Hours left empty by no-shows',
        'Double bookings (there should be none)',
      ],
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
      'You can try the assistant on every page. The dashboard you never see: it’s where we answer you when you write to us. We designed and built both, and this site runs on them. The AI model behind the answers comes from someone else.',
    note: 'A program took these pictures of the running site. The people, companies and messages in them are made up. The answers come from the assistant we test with, which looks them up in the texts of this site.',
    pictures: {
      'chat-answer': {
        title: 'An answer, and where it comes from',
        text: 'A visitor asks something in the chat. Below the answer is a link to the page that says so. Two buttons ask if it helped, and we see every “Not helpful” on the dashboard.',
        alt: 'The chat on this site. A visitor asks: “Who owns the source code?” The answer begins with “You do.” Below it are a link to the page “Resources” and the buttons “Helpful” and “Not helpful.”',
      },
      'desk-today': {
        title: 'Who’s waiting, and for how long',
        text: 'Our day starts here. The inquiry that has waited longest is on top, and a color marks the ones we have to answer today. Next to the list is the week so far: inquiries, chat messages and answers that failed.',
        alt: 'The dashboard. One large sentence says how many inquiries are waiting and how long the oldest has. Below it is a table of new ones with age, name, company and first words. On the right, small blocks compare this week with last week.',
      },
      'desk-lead': {
        title: 'The reply, right where we read the inquiry',
        text: 'We pick a template, change what needs changing and send it as an email, from a phone if need be. It only goes out after a few seconds, so we can still take it back.',
        alt: 'One inquiry on the dashboard, on a phone: what the person would like to solve, then a reply with a template, a subject and a message. Below are four buttons for the status, and three to reply, add a note and copy.',
      },
      'desk-conversation': {
        title: 'What they asked first',
        text: 'If people share their chat with us, it’s one click from the inquiry, so they don’t have to tell us twice. We also read here what the assistant should have answered better.',
        alt: 'A conversation on the dashboard, on a phone: a visitor’s questions with the assistant’s answers. Above each question is the time and how many seconds the answer took.',
      },
    },
  },
};
