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
          'A strict content security policy says which scripts a page may run. Those are ours, those of the booking calendar and, where it’s switched on, those of the bot check. Nothing else runs, not even a script that someone slips into a text.',
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
          'All that your browser checks is checked again on our side. Rules in the database check lengths and choices once more.',
          'Markup is removed from what you type into the form, so that no text can turn into code.',
          'Forms and messages that come from other websites are refused. So is anything larger than a form or a message needs to be.',
          'How much one visitor can send is limited. We count under a hash of the address instead of the address itself.',
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
          'The database tables are closed, row by row. Only the website’s own server can reach them, and those of us who read inquiries and conversations. Each of us has an account of their own. Your browser has no key to the database, and doesn’t know its address.',
          `To get in, they need a password or a code from their mailbox. Too many tries are refused, and ${minutes(deskIdleMinutes)} without activity end a session. Someone who only has to read can change nothing.`,
          'When one of us exports or erases data, the database keeps who did it, when and how many rows it was, but nothing about the person.',
          'We hear of a new inquiry by an email to our own mailbox, with what you filled in. Or a tool tells us, which gets no name and no address.',
          'Keys stay on the server. They’re in no page, no script and no response.',
          'The lines in our technical logs hold neither what you typed nor your address.',
          'Data is deleted automatically when its time is over. We erase a conversation or an inquiry if you ask us to.',
        ],
      },
      ['Which data that is, and for how long, is described under ', { text: 'privacy', page: 'privacy' }, '.'],
    ],
  },
  {
    id: 'ai',
    title: 'The AI assistant',
    body: [
      'Your browser never speaks to the AI service. Our server does, with a limit on length, number and waiting time. Replies are shown as plain text, so what the assistant writes can’t run as code. The assistant can’t get at the database or at what other visitors sent.',
    ],
  },
  {
    id: 'made',
    title: 'How it’s made',
    body: [
      {
        list: [
          'Every library is pinned to one version, and an update is tested like any other change.',
          'Automated tests check the headers, the refusals and the rights in the database with every change.',
          'When the database or the AI service is down, pages keep working. Records of the chat wait until they can be written.',
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
          'where it is: the address of the page, or what you sent,',
          'what you did, step by step, so that we can see it ourselves,',
          'what someone could do with it,',
          'whether and how we may reach you.',
        ],
      },
      'A person reads it. We confirm that it arrived, tell you what we make of it and let you know when it’s solved. There’s no reward program.',
    ],
  },
  {
    id: 'rules',
    title: 'Rules for testing',
    body: [
      'If you keep to these rules, we take no legal steps against you. And we thank you for your help.',
      {
        list: [
          'Use your own data. Stop at the first sign that data belongs to others, keep none of it and tell us.',
          'Don’t slow the site down or flood the form or the chat.',
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
  name: 'Security',
  heading: 'Your browser has no key to our database',
  introduction:
    'How this website protects what you send and what we keep, and where to report a weakness. A careful report is welcome, even when the timing is bad.',
  email: { link: 'Report a weakness', address: site.securityEmail, subject: 'Security report' },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.security)}.`,
};
