import { site } from '#shared/site.ts';
import { deskIdleMinutes, lastChanged } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { date, minutes } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'browser',
    title: 'In your browser',
    body: [
      {
        list: [
          'Pages come over an encrypted connection only. Browsers are told to remember that for two years.',
          'A strict content security policy lets a page run the scripts we put there ourselves, those of the booking calendar and, where it is switched on, of the check against robots. Nothing else runs, not even a script that someone manages to slip into a text.',
          'No other site can show our pages inside its own. Camera, microphone, location and payment are switched off.',
          'We set no cookies. Fonts, drawings and scripts come from our own address.',
        ],
      },
    ],
  },
  {
    id: 'sent',
    title: 'What you send',
    body: [
      {
        list: [
          'Everything your browser checks is checked again on our side, and rules in the database check lengths and choices once more.',
          'Markup is removed from what you type into the form, so that no text can turn into code.',
          'Requests that come from other websites are refused, and so is anything that is larger than a form or a message needs to be.',
          'How much one visitor can send is limited, under a hash of the address instead of the address itself.',
        ],
      },
    ],
  },
  {
    id: 'stored',
    title: 'What we keep',
    body: [
      {
        list: [
          "The database tables are closed, row by row. Only the website's own server can reach them, and those of us who read requests and conversations, each with an account of their own. Your browser has no key and no address of the database.",
          `To get in, they need a password or a code from their mailbox. Too many attempts are refused, and ${minutes(deskIdleMinutes)} without activity end a session. Someone who only has to read can change nothing.`,
          'When one of us exports or erases data, the database keeps who did it, when and how many rows it was, but nothing about the person.',
          'We hear of a new request by an email to our own mailbox, which holds what you filled in, or through a connection that carries no name and no address.',
          'Keys stay on the server. They are in no page, no script and no response.',
          'The lines that we write to our technical logs hold neither what you typed nor your address.',
          'Data is deleted automatically when its time is over, and a conversation or a request can be erased on demand.',
        ],
      },
      ['Which data that is, and for how long, is described under ', { text: 'privacy', page: 'privacy' }, '.'],
    ],
  },
  {
    id: 'ai',
    title: 'The AI assistant',
    body: [
      'Your browser never speaks to the AI service; our server does, with a limit on length, number and waiting time. Replies are shown as plain text, so that what the assistant writes cannot run as code. The assistant has no access to the database or to requests of other visitors.',
    ],
  },
  {
    id: 'made',
    title: 'How it is made',
    body: [
      {
        list: [
          'Every library is pinned to one version, and an update is tested like any other change.',
          'Automated tests check the headers, the refusals and the rights in the database with every change.',
          'When the database or the AI service is down, pages keep working, and records of the chat wait until they can be written.',
        ],
      },
    ],
  },
  {
    id: 'report',
    title: 'How to report',
    body: [
      [
        'Did you find something that should not be possible? Write to ',
        { address: site.securityEmail },
        ', in English or Dutch. Please tell us:',
      ],
      {
        list: [
          'where it is: the address of the page or the request,',
          'what you did, step by step, so that we can see it ourselves,',
          'what someone could do with it,',
          'whether and how we may reach you.',
        ],
      },
      'A person reads it. We confirm that it arrived, tell you what we make of it and let you know when it is solved. There is no reward program.',
    ],
  },
  {
    id: 'rules',
    title: 'Rules for testing',
    body: [
      'If you keep to these rules, we take no legal steps against you and thank you for your help.',
      {
        list: [
          'Use your own data. Stop at the first sign that data belongs to others, keep none of it and tell us.',
          'Do not slow the site down or flood the form or the chat.',
          'Leave our people and the services we use out of it: no phishing, no attacks on our suppliers.',
          'Give us a reasonable time to solve it before you tell others.',
        ],
      },
    ],
  },
];

export const security = {
  meta: {
    title: `Security: How This Website Protects Data | ${site.name}`,
    description:
      'How this website protects what you send: strict browser rules, checks on the server, locked database tables, and where to report a weakness you found.',
  },
  heading: 'Security',
  introduction:
    'How this website protects what you send and what we keep, and where to report a weakness. A careful report is welcome, even when it is inconvenient.',
  email: { link: 'Report a weakness', address: site.securityEmail, subject: 'Security report' },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.security)}.`,
};
