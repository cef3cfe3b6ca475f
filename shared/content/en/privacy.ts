import { hasCompanyDetails, site } from '#shared/site.ts';
import { deskIdleMinutes, lastChanged, retention } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { date, days, hours, minutes, months } from './format.ts';

const row = { what: 'What', why: 'Why', basis: 'Legal basis', period: 'How long', when: 'When' };

const sections: ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: [
      [
        `${site.name} decides what happens to the data described here. `,
        ...(hasCompanyDetails
          ? ['Our company details are in the footer and under ', { text: 'terms', page: 'terms' as const }, '. ']
          : []),
        'For everything on this page, write to ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'stored',
    title: 'What we store',
    body: [
      'You can read the whole site without leaving anything behind. We store data when you send the contact form or write in the chat, and we count both to stop abuse.',
      {
        records: [
          {
            id: 'request',
            title: 'A contact request',
            rows: [
              {
                label: row.what,
                text: 'Your name, email address, company, the service you chose, your description, what you added to it and how you want to be contacted. With it: the language of the page, the button that led you to the form, a random number made by your browser so that a request sent twice is stored once, the state of our follow-up and the time.',
              },
              { label: row.why, text: 'To answer you and, if you want one, to make a quote.' },
              { label: row.basis, text: 'Steps taken at your request before entering into a contract.' },
              { label: row.period, text: `${months(retention.submissionMonths)}, then it is deleted automatically.` },
            ],
          },
          {
            id: 'chat',
            title: 'A conversation in the chat',
            rows: [
              {
                label: row.what,
                text: 'Each question with its answer or error, the language of the page, the number that the chat service gave the conversation, how long the answer took and the time. No name and no address, unless you type them yourself.',
              },
              { label: row.why, text: 'To find wrong answers and questions that the assistant cannot handle.' },
              { label: row.basis, text: 'Our legitimate interest in an assistant that answers correctly.' },
              { label: row.period, text: `${days(retention.chatLogDays)}, then it is deleted automatically.` },
            ],
          },
          {
            id: 'counts',
            title: 'Counts against abuse',
            rows: [
              {
                label: row.what,
                text: 'A salted hash of your IP address (of an IPv6 address only the network part), with the times of your requests or the number of your messages that day. The address itself is not stored, and the hash is not stored with what you sent.',
              },
              { label: row.why, text: 'To stop one visitor from sending hundreds of requests or messages.' },
              { label: row.basis, text: 'Our legitimate interest in a form and a chat that keep working.' },
              {
                label: row.period,
                text: `At most ${hours(retention.visitorHashHours)}; for the contact form about one hour.`,
              },
            ],
          },
        ],
      },
      'When the database cannot be reached, a record of the chat waits at our hosting service until it can be written; the period above counts from the conversation. We hear of a new request automatically: through a connection that carries only the service, the language, the button and the time, or by an email that holds everything you filled in. Whoever of us reads a request may add a note to it; notes are deleted with the request. When one of us exports or erases data, we keep who did it, when and how many rows it was, and nothing of what was in them.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: [
      'We set no cookies. A few things are kept by your own browser, so that the site remembers a choice and you lose no text. You can see and clear each of them in the settings of this site, under Security.',
      {
        records: [
          {
            id: 'local-storage',
            title: 'Until you delete it (localStorage)',
            rows: [
              { label: 'theme', text: 'Light or dark, once you have chosen.' },
              { label: 'language', text: 'English or Dutch, once you have chosen.' },
              { label: 'motion', text: 'Set when you switch motion off.' },
              { label: 'announcements', text: 'What screen readers are told, once you change it.' },
              {
                label: 'failedChatLogs',
                text: 'Chat messages that could not reach us. They are handed over when the connection is back, and removed.',
              },
              {
                label: 'deskSession',
                text: `Only for those who work here: that they are signed in on the dashboard, until they sign out or do nothing for ${minutes(deskIdleMinutes)}.`,
              },
              {
                label: 'deskSession-code-verifier',
                text: 'A random value that ties a sign-in on the dashboard to this browser. Each sign-in that is under way has one more, whose name begins with deskSession-flow. They go when you sign out or clear them.',
              },
              { label: 'deskActivity', text: 'When something was last done on the dashboard.' },
              { label: 'deskShortcuts', text: 'Set when the single keys of the dashboard are switched off.' },
            ],
          },
          {
            id: 'session-storage',
            title: 'Until you close the tab (sessionStorage)',
            rows: [
              { label: 'chat', text: 'The conversation, so that it survives a change of page.' },
              { label: 'chatDraft', text: 'What you typed in the chat and have not sent yet.' },
              {
                label: 'contactDraft',
                text: 'What you typed into the contact form and have not sent yet.',
              },
              { label: 'deskDrafts', text: 'Notes that are being written on the dashboard.' },
              {
                label: 'scrollPositions',
                text: 'How far down you were on each page, so that Back leads to the same place.',
              },
              {
                label: 'reloadedFor',
                text: 'The address of a page that had to be loaded again, so that this happens once.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Who else receives data',
    body: [
      'We work with a few services. Each gets what its task needs. Write to us if you want to know which companies they are at this moment and in which country they process data.',
      {
        records: [
          {
            id: 'hosting',
            title: 'Hosting',
            rows: [
              {
                label: row.what,
                text: 'Your IP address and what your browser sends with every request. The service may keep technical records of requests for a short time to keep its network safe. It also holds the counts for the chat, and until when the contact form waits after several requests. On their way it holds every conversation, and the number under which a new request is stored.',
              },
              {
                label: row.when,
                text: 'On every page. Without an address nothing can be delivered to you. The rest: when you send a message or the form.',
              },
            ],
          },
          {
            id: 'database',
            title: 'Database',
            rows: [
              { label: row.what, text: 'Contact requests, conversations and the counts for the contact form.' },
              {
                label: row.when,
                text: 'When you send the form or a message. Your browser never speaks to it directly.',
              },
            ],
          },
          {
            id: 'ai-service',
            title: 'AI chat service',
            rows: [
              {
                label: row.what,
                text: 'Your message and the latest ones before it. Our server passes them on, so the service does not see your IP address.',
              },
              {
                label: row.when,
                text: 'When you send a message in the chat. Please leave confidential details out of it.',
              },
            ],
          },
          {
            id: 'booking',
            title: 'Booking service',
            rows: [
              {
                label: row.what,
                text: 'Your IP address, what you fill in there and the label of the button that opened it. After the contact form also your name, your email address and the number of your request, so that you need not type them again. Its own privacy statement applies.',
              },
              {
                label: row.when,
                text: 'When the booking calendar opens: you ask for it, choose a meeting in the form, or a reply in the chat opens it. Not before.',
              },
            ],
          },
          {
            id: 'challenge',
            title: 'Check against robots',
            rows: [
              {
                label: row.what,
                text: 'Your IP address and properties of your browser. With your request we then store whether the check was passed or could not be done.',
              },
              {
                label: row.when,
                text: 'As soon as you fill in the contact form, and only while such a check is switched on.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'not-done',
    title: 'What we do not do',
    body: [
      {
        list: [
          'No advertising, no tracking across sites and no statistics that follow a visitor.',
          'No selling or renting of data.',
          'No decisions about you by software alone.',
          'No training of a model of our own with what you write.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      'You may see the data we hold about you, have it corrected or erased, receive a copy in a common format, and object to or restrict its use.',
      [
        'Write to ',
        { address: site.email },
        '. We answer within a month and may ask for one thing that shows the data is yours, such as a reply from the same email address.',
      ],
      {
        list: [
          'A contact request: tell us the email address you used. We then erase every request with that address.',
          'A conversation: it carries no name, so tell us the day, roughly the time and a few words you typed. We then erase all of it that we find.',
        ],
      },
      'If you think we handle data wrongly, you can also complain to the data protection authority of your country. In the Netherlands that is the Autoriteit Persoonsgegevens.',
    ],
  },
  {
    id: 'safety',
    title: 'How it is protected',
    body: [['What we do to keep this data safe is described under ', { text: 'security', page: 'security' }, '.']],
  },
];

export const privacy = {
  meta: {
    title: `Privacy: What We Store and for How Long | ${site.name}`,
    description: `Which data this website stores, why and for how long: contact requests ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, no cookies. And how to have it erased.`,
  },
  heading: 'Privacy',
  introduction:
    'What this website stores about you, why, for how long and who else gets to see it. This page describes what the site really does, so that you can check it.',
  periods: {
    title: 'In short',
    items: [
      { label: 'a contact request is kept', value: months(retention.submissionMonths) },
      { label: 'a chat conversation is kept', value: days(retention.chatLogDays) },
      { label: 'a hash of your IP address is kept', value: `At most ${hours(retention.visitorHashHours)}` },
      { label: 'set by this website', value: 'No cookies' },
    ],
  },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.privacy)}.`,
};
