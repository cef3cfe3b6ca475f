import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { date, kilobytes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `This Site Measured, and Two Example Projects | ${site.name}`,
    description:
      'This site, measured, the dashboard behind it, and two examples: a visual identity and a dashboard for planners.',
  },
  name: 'Work',
  heading: 'Built by us. Check it yourself.',
  introduction:
    'Two projects here are real and in use: this site, and its assistant with the dashboard behind it. We made up the two examples to show how we work. They’re not client work.',
  /** Its picture beside the introduction, and what is in it from the top. */
  chat: {
    parts: [
      'Books a session, or hands over to a person',
      'Answers only from our own pages',
      'Says where to read more',
      'Says what happens to your words',
    ],
    ask: 'Ask it yourself',
    alt: 'The chat on this site: the question “How long does a CRM integration take?”, the answer, and the service with its timeline.',
  },
  labels: {
    example: 'Example project',
    timeline: (min: number, max: number) => `Timeline: ${weeks({ min, max })}`,
    approach: 'Approach',
    measures: 'What we’d measure',
    /** On phones, of the two. */
    more: 'How we’d do and measure it',
  },
  thisSite: {
    category: 'Website with chat and booking, in two languages',
    title: 'Fast on a cheap phone, without a single cookie',
    checksTitle: 'Check it in your browser',
    problem: 'Nobody waits for a slow page. So we test ours as a cheap phone on a slow connection would load it.',
    checks: [
      {
        id: 'network',
        title: 'Reload with the developer tools open',
        text: 'No cookie. Everything comes from this site until you open the calendar, or the contact form where its bot check is on.',
      },
      {
        id: 'scripts',
        title: 'Turn off JavaScript',
        text: 'You can still read every page, switch the language, open the answers and send the contact form.',
      },
      {
        id: 'lighthouse',
        title: 'Run Lighthouse',
        text: 'On any page, as a phone on a slow connection, and compare it with our scores.',
      },
    ],
    table: {
      caption: 'Measured automatically, on the built site.',
      on: (day: string) => `Measured on ${date(day)}`,
      scored: (day: string) => `Lighthouse, out of a hundred, the lowest of seven pages. Measured on ${date(day)}`,
      size: kilobytes,
      again: 'How we measured',
      steps: {
        sizes: 'What the home page sends, compressed with Brotli at full strength',
        visits: 'What it leaves behind, on all pages',
      },
      names: {
        sizes: { total: 'Words, layout, scripts and font' },
        parts: { html: 'Words and layout', scripts: 'Scripts, after the words', font: 'Font' },
        lighthouse: {
          performance: 'Performance',
          accessibility: 'Accessibility',
          bestPractices: 'Best practices',
          seo: 'Search engines',
        },
        visits: { cookies: 'Cookies set', foreignRequests: 'Other companies contacted while you read' },
      },
    },
    link: 'How we build websites',
  },
  projects: {
    'brand-identity': {
      category: 'Brand identity and web design',
      title: 'Identity and website for an architecture firm',
      problem:
        'An architecture firm looks different everywhere: on its website, in bids, on the sign at the job site. Visitors see photos, but not what kind of building the firm is good at.',
      shown: {
        title: 'The identity, on one grid',
        firm: 'Architects',
        menu: ['Homes', 'Schools', 'Offices'],
        buildings: [
          { title: 'Dike House', text: 'Home, two floors, on the foundation of an old barn.' },
          { title: 'North School', text: 'Twelve rooms, 2024' },
          { title: 'The Sawmill', text: 'Offices, 2022' },
        ],
        letter: [
          'To the neighbors',
          'On May 11 and 12 a crane stands on the dike road, from seven to four. You can get to your door the whole time.',
          'The two homes are ready in June. If anything bothers you before then, call us.',
        ],
        sign: 'Two homes, ready in June',
        rules: 'One typeface, one accent',
      },
      approach: [
        'A drawing grid becomes the visual identity for the website, bids, signs and letters.',
        'One typeface and one accent color, on two pages any new hire understands.',
      ],
      measures: ['Leads for the building types the firm wants more of', 'Visitors who open a second project'],
      link: 'How we build websites',
    },
    'digital-platform': {
      category: 'UX/UI redesign of a dashboard',
      title: 'A digital platform people can read at a glance',
      problem:
        'A planning team starts the day with twelve screens. Every morning someone copies the urgent cases into a spreadsheet.',
      before: {
        title: 'Before: twelve screens',
        screens: [
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
      shown: {
        title: 'After: one screen',
        sentence: 'Two of today’s jobs can’t start.',
        columns: [
          {
            title: 'Today',
            rows: [
              ['Job 207', 'Fitter is out sick'],
              ['Job 214', 'Permit is missing'],
              ['Job 230', 'Starts at noon'],
            ],
          },
          {
            title: 'Waiting',
            rows: [
              ['Parts for job 198', 'Since Monday'],
              ['Client of job 221', 'Since Friday'],
              ['Permit for job 214', 'Since today'],
            ],
          },
          {
            title: 'Cost',
            rows: [
              ['Overtime', '3 evenings'],
              ['Second visits', '3'],
              ['Rented lift', 'A day longer'],
            ],
          },
        ],
      },
      approach: [
        'Watch the work for a morning and note which number leads to which action.',
        'What nobody needs at a glance moves behind a search box.',
      ],
      measures: [
        'Time between opening the screen and the first action',
        'Spreadsheets people keep next to the platform',
      ],
      link: 'How we build custom software',
    },
  },
  callToAction: {
    title: 'What should we build for you?',
    text: `Tell us about your own work in a free ${consultationMinutes}-\u2060minute session. ${facts.freeSession}`,
    link: 'Ask for a free session',
  },
  /** Each picture, made by `npm run pictures`; `alt` says what is seen in it. */
  tour: {
    category: 'AI assistant and dashboard',
    title: 'Behind this site: our own assistant, our own dashboard',
    introduction:
      'The assistant answers on this site, and from the dashboard we answer ourselves. We built both; the AI model comes from someone else. A CRM integration gives your team a dashboard too.',
    note: 'Pictures of the running site. The people, companies and messages are made up, and the answers come from a test model.',
    /** Of the picture of a wide screen. */
    alt: 'One inquiry on the dashboard: on the left what they wrote and asked in the chat, on the right our reply.',
    pictures: {
      'desk-opened': {
        title: 'One inquiry, and everything we know about it',
        text: 'What they’d like to solve, what they asked in the chat before, and how many hours are left to answer.',
        alt: 'One inquiry on the dashboard: who wrote and what, how long it has waited, and what they asked in the chat.',
      },
      'desk-lead': {
        title: 'The reply, beside the inquiry',
        text: 'From a template or from nothing, on a phone too. It only goes out after a few seconds.',
        alt: 'One inquiry on the dashboard, on a phone: the message of a reply, with a button that sends it.',
      },
    },
  },
};
