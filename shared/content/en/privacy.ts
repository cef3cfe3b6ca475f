import { type Recipient, recipients, type TransferGround } from '#shared/legal.ts';
import { hasCompanyDetails, site } from '#shared/site.ts';
import { storePeriods, tracedRequests } from '#shared/stores.ts';
import { deskIdleMinutes, lastChanged, retention } from '../figures.ts';
import type { ProseRecord, ProseSection } from '../types.ts';
import { date, days, hours, minutes, months } from './format.ts';

const row = {
  who: 'Who',
  what: 'What',
  why: 'Why',
  basis: 'Legal basis',
  period: 'How long',
  when: 'When',
  kept: 'What it keeps',
};
const interest = 'legitimate interest (Article 6(1)(f) GDPR)';

const grounds: Record<TransferGround, string> = {
  adequacy: 'The European Commission has decided that data is well protected there.',
  framework: 'The company is on the list of the EU-US Data Privacy Framework.',
  clauses: 'Our contract with it holds the standard clauses of the European Commission.',
};

const named = ({ name, place, grounds: ofCompany }: Recipient) =>
  [
    `${name}.`,
    place.en ? `Works in: ${place.en}.` : 'Ask us where it works.',
    ...ofCompany.map((ground) => grounds[ground]),
  ].join(' ');

/** What a recipient gets; with its name, country and ground as far as `site.ts` has them. */
const recipient = (id: string, company: Recipient, title: string, rows: ProseRecord['rows']): ProseRecord => ({
  id,
  title,
  rows: [...(company.name ? [{ label: row.who, text: named(company) }] : []), ...rows],
});

const sections: ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: [
      [
        `${site.name} decides what happens to the data described here. `,
        ...(hasCompanyDetails ? ['Our company details are at the end of this page. '] : []),
        'For anything on this page, write to ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'stored',
    title: 'What we store, and why',
    body: [
      'You can read the whole site without telling us who you are. We store data when you send the contact form or write in the chat. We also count both, to stop abuse. When something breaks on a page we hear of it, and we measure what is slow. You don’t have to give us anything, but without the details that the form asks for we can’t answer you.',
      {
        records: [
          {
            id: 'inquiry',
            title: 'What you send with the contact form',
            rows: [
              {
                label: row.what,
                text: 'Your name, email address, company, the service you chose, your description, what you added to it and how you want to be contacted. With it: the language of the page, the button that led you to the form, the time, and whether the bot check was passed. Your browser also makes a random number, so that a form sent twice is stored once. We add the state of our follow-up and our notes.',
              },
              { label: row.why, text: 'To answer you and, if you want one, to make a quote.' },
              {
                label: row.basis,
                text: `Steps you ask for before a contract (Article 6(1)(b) GDPR). If you write for a company, and for the time after our answer: our ${interest} in answering, and in knowing what was said.`,
              },
              {
                label: row.period,
                text: `${months(retention.submissionMonths)}, then it’s deleted automatically. Why so long? Work often starts months after the first question, and then we want to know what you asked. If you object to how we handled it, we can look it up. You can have it erased sooner.`,
              },
            ],
          },
          {
            id: 'chat',
            title: 'A conversation in the chat',
            rows: [
              {
                label: row.what,
                text: 'Each question with its answer or error, the language of the page, and the number that the chat service gave the conversation. Also how long the answer took, and the time. No name and no address, unless you type them.',
              },
              {
                label: row.why,
                text: 'To answer you. After that, to find wrong answers and questions that the assistant can’t handle.',
              },
              {
                label: row.basis,
                text: `Our ${interest} in answering what you ask, and in getting the answers right.`,
              },
              {
                label: row.period,
                text: `${days(retention.chatLogDays)}, then it’s deleted automatically. That’s long enough to see which questions come back.`,
              },
            ],
          },
          {
            id: 'counts',
            title: 'Abuse counters',
            rows: [
              {
                label: row.what,
                text: 'A salted hash of your IP address (of an IPv6 address only the network part). With it: the times of the forms you sent, or the number of your messages that day. We don’t store the address itself, and we don’t store the hash with what you sent.',
              },
              { label: row.why, text: 'To stop one visitor from sending hundreds of forms or messages.' },
              { label: row.basis, text: `Our ${interest} in a form and a chat that keep working.` },
              {
                label: row.period,
                text: `At most ${days(storePeriods.logDays)}, where an answer was timed (see below). In the counters themselves at most ${hours(retention.visitorHashHours)}, for the contact form about ${minutes(storePeriods.formCountMinutes)}.`,
              },
            ],
          },
          {
            id: 'faults',
            title: 'Errors and speed',
            rows: [
              {
                label: row.what,
                text: `When our program fails on a page, your browser may tell us: what failed and in which line of the program, on which page, in which language, and the name and version of the browser. It may also tell us when it refuses something on a page. About one time in ${tracedRequests} that your browser asks us for something, our hosting service notes how long each step took. With it stand the address of the page, your browser and its languages, your network provider, your city and time zone, and the hash we count by. Not your IP address, not what you typed, and nothing that follows a question mark in an address.`,
              },
              { label: row.why, text: 'To find what is broken or slow, and mend it.' },
              { label: row.basis, text: `Our ${interest} in a site that works.` },
              { label: row.period, text: `At most ${days(storePeriods.logDays)}.` },
            ],
          },
          {
            id: 'team',
            title: 'What our team does with it',
            rows: [
              {
                label: row.what,
                text: 'Who of us changed the state of an inquiry or wrote a note, and when. Who of us exported or erased data, when, and how many rows it was, but nothing of what was in them.',
              },
              { label: row.why, text: 'To answer each inquiry once, and to see afterwards what was done.' },
              { label: row.basis, text: `Our ${interest} in careful work.` },
              {
                label: row.period,
                text: `States and notes go when the inquiry goes. The lines about exports and erasures go after ${months(storePeriods.auditMonths)}.`,
              },
            ],
          },
        ],
      },
      `We hear of a new inquiry by an email that holds all you filled in. Or one of our own tools tells us, and gets only the number of the inquiry, the service, the language, the button and the time. The site can’t delete an email that was sent. We do that ourselves, within a month after the inquiry goes or as soon as you ask.`,
    ],
  },
  {
    id: 'places',
    title: 'Where it’s kept',
    body: [
      'Here is every place outside your browser, by the name it has in our system. A program looks every few minutes for what is due, and deletes it. Backups of the database can hold what was deleted until they expire. Ask us if you want to know when that is.',
      {
        records: [
          {
            id: 'tables',
            title: 'In the database',
            rows: [
              {
                label: 'contact_submissions',
                text: `What you sent with the contact form, for ${months(retention.submissionMonths)}.`,
              },
              { label: 'lead_events', text: 'Its states and notes. They go with the inquiry.' },
              {
                label: 'lead_notices',
                text: `Whether we were told of it, and when. We try for ${days(storePeriods.noticeDays)} at most. The line goes with the inquiry.`,
              },
              {
                label: 'contact_visitors',
                text: `A hash of your address and the time you sent the form, for about ${minutes(storePeriods.formCountMinutes)}.`,
              },
              {
                label: 'chat_logs',
                text: `Questions and answers of the chat, until ${days(retention.chatLogDays)} after the conversation.`,
              },
              {
                label: 'desk_audit',
                text: `Who of us exported or erased how many rows, for ${months(storePeriods.auditMonths)}.`,
              },
              { label: 'owners', text: 'Who of us may sign in, until we remove the account.' },
            ],
          },
          {
            id: 'kv',
            title: 'In the key-value store of our hosting service',
            rows: [
              {
                label: 'chat',
                text: `A hash of your address, with the number of your messages that day. Until midnight (UTC), so for ${hours(retention.visitorHashHours)} at most.`,
              },
              {
                label: 'desk',
                text: `If you try to sign in where our team does: a hash of your address and the email address you typed, with the number of tries. Until midnight (UTC), so for ${hours(retention.visitorHashHours)} at most.`,
              },
              {
                label: 'blocked',
                text: `A hash of your address after too many forms, for ${minutes(storePeriods.formBlockMinutes)} at most.`,
              },
              {
                label: 'failedChatLogs',
                text: `A message of the chat that the database could not take. It stays until the database can, or until ${days(retention.chatLogDays)} after the conversation.`,
              },
            ],
          },
          {
            id: 'queues',
            title: 'In its queues, on the way to the next step',
            rows: [
              {
                label: 'chat-logs',
                text: `A message of the chat that goes to the database, for ${hours(storePeriods.queueHours)} at most.`,
              },
              {
                label: 'chat-logs-failed',
                text: `The same message when the database did not take it, for ${hours(storePeriods.queueHours)} at most.`,
              },
              {
                label: 'leads',
                text: `The number of a new inquiry, so that we hear of it, for ${hours(storePeriods.queueHours)} at most.`,
              },
              {
                label: 'leads-failed',
                text: `The same number when nobody could be told, for ${hours(storePeriods.queueHours)} at most.`,
              },
            ],
          },
          {
            id: 'short',
            title: 'In its counters, logs and timings',
            rows: [
              {
                label: 'CHAT_BURST',
                text: `A count of messages under a hash of your address, for ${minutes(storePeriods.burstMinutes)}.`,
              },
              {
                label: 'DESK_BURST',
                text: `A count of tries to sign in, under the hash named above, for ${minutes(storePeriods.burstMinutes)}.`,
              },
              {
                label: 'REPORT_BURST',
                text: `A count of the errors that your browser reports, under a hash of your address, for ${minutes(storePeriods.burstMinutes)}.`,
              },
              {
                label: 'observability',
                text: `Lines about what worked and what failed: that an inquiry was stored or refused, how long an answer in the chat took, what was deleted, and the errors named above. Beside each line stands the address of the page. They can hold the number of an inquiry, but not what you typed and not your IP address. For ${days(storePeriods.logDays)} at most.`,
              },
              {
                label: 'traces',
                text: `How long each step of an answer took, about one time in ${tracedRequests}, with what’s named above under errors and speed. It can also name an entry of the key-value store: with chat, desk and blocked goes a hash of your address, with failedChatLogs the number of a message and its conversation. For ${days(storePeriods.logDays)} at most.`,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: [
      'We set no cookies. A few things are kept by your own browser, so that the site remembers a choice and you lose no text. You can see and clear each of them in the settings of this site, under Security.',
      'The booking calendar is the page of another company. It may set its own cookies once it opens, and so may the bot check where it’s switched on.',
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
                text: 'Chat messages that could not reach us. They’re handed over when the connection is back, and removed.',
              },
              {
                label: 'deskSession',
                text: `Only for those who work here: that they’re signed in on the dashboard, until they sign out or do nothing for ${minutes(deskIdleMinutes)}.`,
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
      'We work with a few services. Each gets what its task needs, and no more. If a service has no name or country here, write to us and we’ll tell you which company it is and where it works.',
      {
        records: [
          recipient('hosting', recipients.hosting, 'Hosting', [
            {
              label: row.what,
              text: 'Your IP address and what your browser sends when it asks for a page. Our server runs there, so all you send passes through it. The key-value store, the queues, the counters, the logs and the timings are there too. The service may keep records of its own for a short time, to keep its network safe.',
            },
            { label: row.when, text: 'On every page. Without an address, nothing can get to you.' },
            { label: row.basis, text: `Our ${interest} in a site that works and is safe.` },
          ]),
          recipient('database', recipients.database, 'Database', [
            { label: row.what, text: 'What is in the tables above.' },
            {
              label: row.when,
              text: 'When you send the form or a message. Your browser never speaks to it directly.',
            },
            { label: row.basis, text: 'The same as for what you sent.' },
          ]),
          recipient('ai-service', recipients['ai-service'], 'AI chat service', [
            {
              label: row.what,
              text: 'Your message, the latest ones before it and a number for the conversation. Our server passes them on, so the service doesn’t see your IP address.',
            },
            {
              label: row.when,
              text: 'When you send a message in the chat. Please leave confidential details out of it.',
            },
            { label: row.basis, text: `Our ${interest} in an answer at any hour.` },
            {
              label: row.kept,
              text: 'That’s for the service’s own terms to say. The site can’t see what it keeps or for how long, and has no way to delete it there. If you ask us to erase a conversation, we’ll ask the service to do the same.',
            },
          ]),
          recipient('booking', recipients.booking, 'Booking service', [
            {
              label: row.what,
              text: 'Your IP address, what you fill in there and the label of the button that opened it. After the contact form also your name, your email address and the number of your inquiry, so that you need not type them again. Its own privacy statement applies, also to its cookies.',
            },
            {
              label: row.when,
              text: 'When the booking calendar opens: you ask for it, choose a meeting in the form, or a reply in the chat opens it. Not before.',
            },
            {
              label: row.basis,
              text: `You ask for a meeting (Article 6(1)(b) GDPR). If a reply in the chat opens it: our ${interest} in offering you one.`,
            },
          ]),
          recipient('mail', recipients.mail, 'Mail', [
            {
              label: row.what,
              text: 'What you write to us by email, and the email that tells us of a new inquiry, with all you filled in.',
            },
            {
              label: row.when,
              text: 'When you write to us. When you send the form, if we have that email switched on.',
            },
            { label: row.basis, text: 'The same as for what you sent.' },
          ]),
          recipient('webhook', recipients.webhook, 'A tool that tells us of inquiries', [
            {
              label: row.what,
              text: 'The number of the inquiry, the service, the language, the button and the time. No name and no address.',
            },
            {
              label: row.when,
              text: 'When you send the form, if such a tool is switched on. Once more if we’re late.',
            },
            { label: row.basis, text: `Our ${interest} in answering on time.` },
          ]),
          recipient('challenge', recipients.hosting, 'Bot check', [
            { label: row.what, text: 'Your IP address and properties of your browser.' },
            {
              label: row.when,
              text: 'As soon as you fill in the contact form, and only while such a check is switched on.',
            },
            { label: row.basis, text: `Our ${interest} in a form that people use, and programs don’t.` },
          ]),
        ],
      },
    ],
  },
  {
    id: 'transfers',
    title: 'Outside Europe',
    body: [
      'Some of these services work outside the European Economic Area, or belong to a company that does. The GDPR allows that on certain grounds. One is a decision of the European Commission that data is well protected in a country. For the United States that decision covers the companies on the list of the EU-US Data Privacy Framework. Another ground is a contract with the Commission’s standard clauses.',
      [
        'Where we know the ground of a service, it stands with its name above. For the others, and for a copy of the clauses, write to ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'not-done',
    title: 'What we don’t do',
    body: [
      {
        list: [
          'No ads, no tracking across sites and no statistics that follow a visitor.',
          'No selling or renting of data.',
          'No decisions about you by software alone. It does refuse a form or a message when too many come from one address.',
          'No training of a model of our own with what you write.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: [
      {
        list: [
          'You may see the data we hold about you, and have it corrected or erased.',
          'You may have us stop using it for a time, while we sort something out.',
          'What you sent us, you may get back in a common format.',
          'Where the legal basis is our legitimate interest, you may object at any time. Tell us what is different for you. We then stop, unless we have a compelling reason not to.',
        ],
      },
      [
        'Write to ',
        { address: site.email },
        '. We answer within a month. We may ask for one thing that shows the data is yours, such as a reply from the same email address.',
      ],
      {
        list: [
          'For the contact form: tell us the email address you used. We then erase all that came from that address.',
          'For a conversation: it carries no name. So tell us the day, roughly the time and a few words you typed. We then erase all of it that we find.',
        ],
      },
    ],
  },
  {
    id: 'complaints',
    title: 'How to complain',
    body: [
      [
        'If you think we handle your data wrongly, please tell us first. You can also complain to the privacy authority of the Netherlands, the ',
        { text: 'Autoriteit Persoonsgegevens', url: 'https://autoriteitpersoonsgegevens.nl/en' },
        '. Use the form on its website, or write to Postbus 93374, 2509 AJ Den Haag. If you live or work in another country of the European Economic Area, you can go to the authority there.',
      ],
    ],
  },
  {
    id: 'safety',
    title: 'How it’s protected',
    body: [['What we do to keep this data safe is described under ', { text: 'security', page: 'security' }, '.']],
  },
];

export const privacy = {
  meta: {
    title: `Privacy: What We Store and for How Long | ${site.name}`,
    description: `Which data this website stores, why and for how long: inquiries ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, no cookies. And how to have it erased.`,
  },
  name: 'Privacy',
  heading: 'What we keep, and when it goes',
  introduction:
    'What this website stores about you, why, for how long and who else gets to see it. This page says what the site really does, so that you can check it.',
  periods: {
    title: 'In short',
    items: [
      { label: 'an inquiry is kept', value: months(retention.submissionMonths) },
      { label: 'a chat conversation is kept', value: days(retention.chatLogDays) },
      { label: 'a hash of your IP address is kept', value: `At most ${days(storePeriods.logDays)}` },
      { label: 'set by this website', value: 'No cookies' },
    ],
  },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.privacy)}.`,
};
