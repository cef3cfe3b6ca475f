import { site } from '#shared/site.ts';
import { deskIdleMinutes, lastChanged } from '../legal-figures.ts';
import type { ProseSection } from '../types.ts';
import { date, minutes } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'browser',
    title: 'In your browser',
    body: [
      {
        list: [
          'Pages only travel over an encrypted connection. We tell browsers to remember that for two years.',
          'A strict content security policy says which scripts a page may run. Ours may, and so may those of the booking calendar and, where it’s switched on, the bot check. Nothing else runs, not even a script someone slips into a text field.',
          'No other site can show our pages inside its own. Camera, microphone, location and payment are switched off.',
          'We don’t set cookies. Fonts, drawings and our own scripts come from our own address. Only the booking calendar and, where it’s switched on, the bot check load from elsewhere: the calendar when you open it, the bot check when you click into the contact form.',
          'We count visits as totals only. Nothing in them says which browser they came from.',
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
          'Everything your browser checks, our server checks again. Rules in the database check lengths and choices once more.',
          'We strip markup from what you type in the form, so no text can turn into code.',
          'We refuse inquiries and messages sent from other websites, and anything larger than an inquiry or a message needs to be.',
          'There’s a limit to how much one visitor can send. To count, we use a hash of the IP address, not the IP address itself.',
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
          'The database tables are locked, row by row. Only the website’s own server can reach them, and those of us who read inquiries and conversations. Each of us has our own account. Your browser has no key to the database and doesn’t know its address.',
          `To get in, each of us needs a password or a code sent by email. After too many tries, no more are accepted, and ${minutes(deskIdleMinutes)} without activity ends a session. Anyone who only needs to read can’t change anything.`,
          'When one of us exports or erases data, the database records who did it, when and how many rows, but nothing about the person.',
          'We learn of a new inquiry from an email to ourselves, with what you filled in. Or from a tool, which gets no name and no email address.',
          'Keys stay on the server. They’re never in a page, a script or a response.',
          'The lines in our technical logs hold neither what you typed nor your IP address.',
          'Data is deleted automatically when its time is up. We erase a conversation or an inquiry if you ask us to.',
        ],
      },
      ['Which data that is, and for how long, is described under ', { text: 'privacy', page: 'privacy' }, '.'],
    ],
  },
  {
    id: 'ai',
    title: 'The AI assistant',
    body: [
      'Your browser never contacts the AI service. Our server does, with limits on length, number and waiting time. Replies are shown as plain text, so what the assistant writes can’t run as code. The assistant can’t reach the database or anything other visitors sent.',
    ],
  },
  {
    id: 'made',
    title: 'How it’s made',
    body: [
      {
        list: [
          'Every library is pinned to one version, and an update is tested like any other change.',
          'With every change, automated tests check the headers, the refusals and the database permissions.',
          'When the database or the AI service is down, pages keep working. Chat records wait until we can store them.',
        ],
      },
    ],
  },
  {
    id: 'report',
    title: 'How to report',
    body: [
      [
        'Found something that shouldn’t be possible? Write to ',
        { address: site.securityEmail },
        ', in English or Dutch. Please tell us:',
      ],
      {
        list: [
          'where it is: the address of the page, or what you sent,',
          'what you did, step by step, so we can see it ourselves,',
          'what someone could do with it,',
          'how to reach you, if you’d like a reply.',
        ],
      },
      'A person reads it. We confirm that we got it, reply with what we make of it and let you know when it’s fixed. There’s no bounty program.',
    ],
  },
  {
    id: 'rules',
    title: 'Rules for testing',
    body: [
      'If you stick to these rules, we won’t take legal action against you. And thank you for your help.',
      {
        list: [
          'Use your own data. Stop at the first sign of anyone else’s, keep none of it and tell us.',
          'Don’t slow the site down or flood the form or the chat.',
          'Leave our people and the services we use out of it: no phishing, no attacks on our vendors.',
          'Give us a reasonable time to fix it before you tell others.',
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
  /** Below the drawing. */
  caption: 'One gate, and the rest is behind walls.',
  introduction: 'How this website protects what you send and what we keep, and where to report a weakness.',
  email: { link: 'Report a weakness', address: site.securityEmail, subject: 'Security report' },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.security)}.`,
};
