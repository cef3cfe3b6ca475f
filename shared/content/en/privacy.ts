import { areAllNamed, type Recipient, recipients, type TransferGround } from '#shared/legal.ts';
import { retention, tracedRequests } from '#shared/retention.ts';
import { hasCompanyDetails, site } from '#shared/site.ts';
import { deskIdleMinutes, lastChanged } from '../legal-figures.ts';
import type { ProseRecord, ProseSection } from '../types.ts';
import { date, days, hours, minutes, months } from './format.ts';

const row = {
  who: 'Who',
  what: 'What',
  basis: 'Legal basis',
  period: 'How long',
  when: 'When',
  kept: 'What it keeps',
};
const interest = 'legitimate interest (Article 6(1)(f) GDPR)';

const grounds: Record<TransferGround, string> = {
  adequacy: 'The European Commission has decided that data is well protected there.',
  framework: 'The company is on the list of the EU-US Data Privacy Framework.',
  clauses: 'Our contract with it contains the European Commission’s standard clauses.',
};

const named = ({ name, place, grounds: ofCompany }: Recipient) =>
  [
    `${name}.`,
    place.en ? `Works in: ${place.en}.` : 'Ask us where it works.',
    ...ofCompany.map((ground) => grounds[ground]),
  ].join(' ');

/** What a recipient gets, with its name, country and legal ground as far as `legal.ts` has them. */
const recipient = (id: string, company: Recipient, title: string, rows: ProseRecord['rows']): ProseRecord => ({
  id,
  title,
  value: company.name ? [company.name, company.place.en].filter(Boolean).join(', ') : 'Ask us',
  rows: company.name ? [{ label: row.who, text: named(company) }, ...rows] : rows,
});

const sections: ProseSection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: [
      [
        `${site.name} is responsible for the data described here: we decide what happens to it. `,
        ...(hasCompanyDetails ? ['Our company details are at the bottom of every page. '] : []),
        'Questions? Write to ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'stored',
    title: 'What we store, and why',
    body: [
      'You can read the whole site without telling us who you are. You don’t have to give us anything, but without the details the form asks for, we can’t answer you.',
      `Under each title we say why we need it. The legal basis is our ${interest}. For what you send with the form there’s a second one: the steps you ask for before a contract (Article 6(1)(b) GDPR).`,
      {
        records: [
          {
            id: 'inquiry',
            title: 'What you send with the contact form',
            value: months(retention.submissionMonths),
            purpose: 'To answer you and, if you want one, to make a quote.',
            rows: [
              {
                label: row.what,
                text: [
                  'Your name, email address, company, the service you chose, your description, what you added to it and how you want to be contacted.',
                  'The language of the page, the button that led you to the form, the time, and whether the bot check was passed.',
                  'A random number your browser makes, so that a form sent twice is stored once.',
                  'The status of our follow-up, our notes and the answers we send you from this site.',
                  'If you ask for a person in the chat: your name and email address, what you wrote there as the description, and the service you talked about. If you tick the box, also the number of the conversation, so that we can read it with your inquiry.',
                ],
              },
              {
                label: row.basis,
                text: 'The steps you ask for before a contract. If you write for a company, and for the time after our answer: our legitimate interest in answering and in knowing what was said.',
              },
              {
                label: row.period,
                text: `${months(retention.submissionMonths)}, then it’s deleted automatically. Why so long? Work often starts months after the first question, and then we want to know what you asked. If you’re unhappy with how we handled it, we can look it up. You can have it erased sooner.`,
              },
            ],
          },
          {
            id: 'chat',
            title: 'A conversation in the chat',
            value: days(retention.chatLogDays),
            purpose: 'To answer you. After that, to find wrong answers and questions the assistant can’t handle.',
            rows: [
              {
                label: row.what,
                text: [
                  'Each question with its answer or error, the language of the page and the number the chat service gave the conversation.',
                  'How long the answer took, the time, and whether you found it helpful, if you rated it.',
                  'No name and no email address, unless you type them or attach the conversation to an inquiry.',
                ],
              },
              {
                label: row.period,
                text: `${days(retention.chatLogDays)}, then it’s deleted automatically, also if you attached it to an inquiry. That’s long enough to see which questions come back.`,
              },
            ],
          },
          {
            id: 'counts',
            title: 'Abuse counters',
            value: `At most ${days(retention.logDays)}`,
            purpose: 'To stop one visitor from sending hundreds of inquiries or messages.',
            rows: [
              {
                label: row.what,
                text: [
                  'A salted hash of your IP address (of an IPv6 address only the network part). We don’t store the IP address itself, and we don’t store the hash with what you sent.',
                  'The times of your inquiries, or the number of your messages that day.',
                ],
              },
              {
                label: row.period,
                text: `At most ${days(retention.logDays)}, where an answer was timed (see below). In the counters themselves at most ${hours(retention.visitorHashHours)}, for the contact form about ${minutes(retention.formCountMinutes)}.`,
              },
            ],
          },
          {
            id: 'visits',
            title: 'Visit counts',
            value: months(retention.countMonths),
            purpose: 'To see which pages help, where the form is in the way, and what’s slow.',
            rows: [
              {
                label: row.what,
                text: [
                  'How often something happened on a day, and nothing about who did it.',
                  'Pages: that they were seen, read to the end or not found, and how fast they answered.',
                  'Buttons that lead to us: that they were pressed.',
                  'The form: that it was begun, refused or sent, and which fields were refused, but not what was in them.',
                  'The calendar and the chat: that they were opened, that a call was booked or a conversation begun, and that an answer failed or was found helpful or not.',
                  'Switches of language and theme.',
                  'With each total: the page, the language, and whether the window was small, medium or large. For the first page of a visit, also the site you came from, such as example.com, or the campaign in the link.',
                ],
              },
              {
                label: 'How we count',
                text: [
                  'Without cookies, without your IP address and without a number for you or your visit, so we can’t tell which counts belong together.',
                  'Your browser sends a few events at a time and stores nothing for it.',
                  'It sends none if it asks not to be tracked (Do Not Track or Global Privacy Control). You can also turn counting off in this site’s settings, under Security.',
                ],
              },
              {
                label: row.period,
                text: `The totals, ${months(retention.countMonths)}: two years that can be compared. Single events aren’t kept.`,
              },
            ],
          },
          {
            id: 'faults',
            title: 'Errors and speed',
            value: `At most ${days(retention.logDays)}`,
            purpose: 'To find what’s broken or slow, and fix it.',
            rows: [
              {
                label: row.what,
                text: [
                  'When our program fails on a page, your browser may tell us: what failed and in which line of the program, on which page, in which language, and the name and version of the browser. It may also tell us that it refused something on a page.',
                  `About one time in ${tracedRequests} that your browser asks us for something, our hosting service records how long each step took. It adds the address of the page, your browser and its languages, your network provider, your city and time zone, and the hash we count by.`,
                  'It doesn’t record your IP address, what you typed or anything after a question mark in an address.',
                ],
              },
              { label: row.period, text: `At most ${days(retention.logDays)}.` },
            ],
          },
          {
            id: 'team',
            title: 'Notes and replies by our team',
            value: months(retention.auditMonths),
            purpose: 'To answer each inquiry once, and to be able to see later what was done.',
            rows: [
              {
                label: row.what,
                text: [
                  'Which of us changed the status of an inquiry, wrote a note or answered, and when.',
                  'Which of us exported or erased data or sent or took back an answer, when, and how many rows, but nothing that was in them.',
                ],
              },
              {
                label: row.period,
                text: `Statuses, notes and answers are deleted with the inquiry. The lines about exports, erasures and answers are deleted after ${months(retention.auditMonths)}.`,
              },
            ],
          },
        ],
      },
      'How your inquiry reaches us, and our answer reaches you:',
      {
        list: [
          'Inquiries reach us by email, with everything you filled in, or as an alert that holds only its number, the service, the language, the button and the time.',
          'When we answer from this site, our hosting company’s mail service sends the email.',
          'The site can’t delete a sent email. We do that in our own mailbox, within a month after the inquiry is deleted or as soon as you ask.',
        ],
      },
    ],
  },
  {
    id: 'places',
    title: 'Where it’s kept',
    body: [
      `Here’s every place outside your browser, by the name it has in our system. Every few minutes, a program looks for data whose time is up and deletes it. Backups of the database can still hold deleted data for up to ${days(retention.backupDays)}.`,
      {
        records: [
          {
            id: 'tables',
            title: 'In the database',
            rows: [
              {
                label: 'contact_submissions',
                text: `What you sent with the contact form or from the chat, and the number of the conversation if you attached one, for ${months(retention.submissionMonths)}.`,
              },
              { label: 'lead_events', text: 'Its statuses and notes. They’re deleted with the inquiry.' },
              {
                label: 'lead_notices',
                text: `Whether we were told of it, and when. We try for ${days(retention.noticeDays)} at most. The line is deleted with the inquiry.`,
              },
              {
                label: 'lead_replies',
                text: 'Our answers to it: subject, text, which of us wrote it, when it was sent or why it couldn’t be, and the number the mail service gave it. An answer we took back is kept too. They’re deleted with the inquiry.',
              },
              {
                label: 'contact_visitors',
                text: `A hash of your IP address and the time you sent the form, for about ${minutes(retention.formCountMinutes)}.`,
              },
              {
                label: 'chat_logs',
                text: `Questions and answers from the chat, and which of them you found helpful, until ${days(retention.chatLogDays)} after the conversation.`,
              },
              {
                label: 'chat_feedback',
                text: `What you said of an answer that isn’t in chat_logs yet, with the numbers of answer and conversation. It moves there with the answer; otherwise it’s deleted after ${days(retention.chatLogDays)}.`,
              },
              {
                label: 'desk_audit',
                text: `Which of us exported or erased how many rows, or sent or took back an answer, for ${months(retention.auditMonths)}.`,
              },
              {
                label: 'daily_counts',
                text: `How often something happened on a day, without who did it, for ${months(retention.countMonths)}.`,
              },
              {
                label: 'daily_totals',
                text: `Those numbers added up by day, and how many questions the chat answered, for ${months(retention.countMonths)}.`,
              },
              {
                label: 'event_batches',
                text: `A random number for each delivery of such events, so that none is counted twice, for ${hours(retention.eventBatchHours)}.`,
              },
              {
                label: 'erased_conversations',
                text: `A hash that says a conversation was erased, so that none of it comes back, for ${days(retention.chatLogDays)}.`,
              },
              { label: 'owners', text: 'Which of us can sign in, until we remove the account.' },
            ],
          },
          {
            id: 'kv',
            title: 'In fast storage (key-value store)',
            rows: [
              {
                label: 'chat',
                text: `A hash of your IP address, with the number of messages you sent that day. Until midnight (UTC), so for ${hours(retention.visitorHashHours)} at most.`,
              },
              {
                label: 'desk',
                text: `If you try to sign in where our team does: a hash of your IP address and the email address you typed, with the number of tries. Until midnight (UTC), so for ${hours(retention.visitorHashHours)} at most.`,
              },
              {
                label: 'blocked',
                text: `A hash of your IP address after too many inquiries, for ${minutes(retention.formBlockMinutes)} at most.`,
              },
              {
                label: 'failedChatLogs',
                text: `A chat message that the database couldn’t take. It stays until the database can, or until ${days(retention.chatLogDays)} after the conversation.`,
              },
            ],
          },
          {
            id: 'queues',
            title: 'On the way there (queues)',
            rows: [
              {
                label: 'chat-logs',
                text: `A chat message on its way to the database, for ${hours(retention.queueHours)} at most.`,
              },
              {
                label: 'chat-logs-failed',
                text: `The same message if the database didn’t take it, for ${hours(retention.queueHours)} at most.`,
              },
              {
                label: 'leads',
                text: `The number of a new inquiry, so that we’re told of it, or of an answer that’s about to be sent, for ${hours(retention.queueHours)} at most.`,
              },
              {
                label: 'leads-failed',
                text: `The same number if nobody could be told or the answer couldn’t be sent, for ${hours(retention.queueHours)} at most.`,
              },
              {
                label: 'events',
                text: `What’s about to be counted, without who did it, for ${hours(retention.queueHours)} at most.`,
              },
            ],
          },
          {
            id: 'short',
            title: 'In counters, logs and timings',
            rows: [
              {
                label: 'CHAT_BURST',
                text: `A count of messages, and one of the answers you rate, under a hash of your IP address, for ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'DESK_BURST',
                text: `A count of sign-in attempts, under the hash named above, for ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'REPORT_BURST',
                text: `A count of the errors your browser reports, under a hash of your IP address, for ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'LOG_BURST',
                text: `A count of the unanswered messages your browser hands over, under the same hash, for ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'EVENT_BURST',
                text: `A count of the events your browser sends, under a hash of your IP address, for ${minutes(retention.burstMinutes)}. The hash isn’t kept with the events.`,
              },
              {
                label: 'observability',
                text: `Lines about what worked and what failed: that an inquiry was stored or refused, how long an answer in the chat took, what was deleted, and the errors named above. Each line comes with the address of the page. It can hold the number of an inquiry, but neither what you typed nor your IP address. For ${days(retention.logDays)} at most.`,
              },
              {
                label: 'traces',
                text: `How long each step of an answer took, about one time in ${tracedRequests}, with what’s named above under errors and speed. It can also hold the name of an entry in the key-value store. For chat, desk and blocked, that name includes a hash of your IP address; for failedChatLogs, it comes with the number of a message and its conversation. For ${days(retention.logDays)} at most.`,
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
      'We don’t set cookies. Your own browser keeps a few things, so the site remembers your choices and you don’t lose what you typed. You can see and clear each of them in this site’s settings, under Security.',
      'The booking calendar belongs to another company. It may set its own cookies once it opens, and so may the bot check where it’s switched on.',
      {
        records: [
          {
            id: 'local-storage',
            title: 'Until you delete it (localStorage)',
            rows: [
              { label: 'theme', text: 'Light or dark, once you’ve chosen.' },
              { label: 'language', text: 'English or Dutch, once you’ve chosen.' },
              { label: 'motion', text: 'Set when you turn motion off.' },
              { label: 'checklists', text: 'The items you’ve ticked off on the checklists.' },
              { label: 'announcements', text: 'What screen readers announce, once you change it.' },
              { label: 'counting', text: 'Set when you turn off counting. Nothing else is kept for it.' },
              {
                label: 'failedChatLogs',
                text: 'Chat messages that couldn’t reach us. They’re sent when the connection is back, then removed.',
              },
              {
                label: 'deskSession',
                text: `Only for people who work here: that they’re signed in on the dashboard, until they sign out or do nothing for ${minutes(deskIdleMinutes)}.`,
              },
              {
                label: 'deskSession-code-verifier',
                text: 'A random value that ties a sign-in on the dashboard to this browser. Each sign-in in progress has one more, whose name begins with deskSession-flow. They’re removed when you sign out or clear them.',
              },
              { label: 'deskActivity', text: 'When something was last done on the dashboard.' },
              { label: 'deskShortcuts', text: 'Set when the dashboard’s single-key shortcuts are turned off.' },
            ],
          },
          {
            id: 'session-storage',
            title: 'Until you close the tab (sessionStorage)',
            rows: [
              {
                label: 'chat',
                text: 'The conversation, so it’s still there on the next page, and what you typed there to reach a person.',
              },
              { label: 'chatDraft', text: 'What you typed in the chat and haven’t sent yet.' },
              {
                label: 'contactDraft',
                text: 'What you typed in the contact form and haven’t sent yet.',
              },
              { label: 'deskDrafts', text: 'Notes and answers someone is writing on the dashboard.' },
              {
                label: 'scrollPositions',
                text: 'How far down you were on each page, so Back takes you to the same place.',
              },
              {
                label: 'reloadedFor',
                text: 'The address of a page that had to be reloaded, so that it only happens once.',
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
      `We work with a few services. Each gets what it needs for its task, and no more.${areAllNamed ? '' : ' Want a name or country? Email us.'}`,
      {
        records: [
          recipient('hosting', recipients.hosting, 'Hosting', [
            {
              label: row.what,
              text: [
                'Your IP address and what your browser sends when it asks for a page. Our server runs there, on machines all over the world, so everything you send passes through it.',
                'The key-value store, the queues, the counters, the logs and the timings.',
                'If we answer you from this site, the service sends that email, so it gets your email address and our answer.',
                'For a short time, the service may keep its own records to protect its network.',
              ],
            },
            { label: row.when, text: 'On every page.' },
            { label: row.basis, text: `Our ${interest} in a site that works and is safe.` },
          ]),
          recipient('database', recipients.database, 'Database', [
            { label: row.what, text: 'What’s in the tables above.' },
            {
              label: row.when,
              text: 'When you send the form or a message. Your browser never contacts it directly.',
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
              text: 'When you send a message in the chat.',
            },
            { label: row.basis, text: `Our ${interest} in an answer at any hour.` },
            {
              label: row.kept,
              text: 'Its own terms say that. Our site can’t see what it keeps or for how long, and can’t delete anything there. If you ask us to erase a conversation, we’ll ask the service to do the same.',
            },
          ]),
          recipient('booking', recipients.booking, 'Booking service', [
            {
              label: row.what,
              text: [
                'Your IP address, what you fill in there and the label of the button that opened it.',
                'After the contact form, also your name, your email address and the number of your inquiry, so you don’t have to type them again.',
                'Its own privacy policy applies, to its cookies too.',
              ],
            },
            {
              label: row.when,
              text: 'When the booking calendar opens, not before: you ask for it, you choose a meeting in the form, or a reply in the chat opens it.',
            },
            {
              label: row.basis,
              text: `You ask for a meeting (Article 6(1)(b) GDPR). If a reply in the chat opens it: our ${interest} in offering you one.`,
            },
          ]),
          recipient('mail', recipients.mail, 'Mail', [
            {
              label: row.what,
              text: [
                'What you email us, and the email that tells us of a new inquiry, with everything you filled in.',
                'Our answer to you, and your email address, so that it reaches you.',
              ],
            },
            {
              label: row.when,
              text: 'When you email us. Also when you send the form or we answer you from this site, if we have that switched on.',
            },
            { label: row.basis, text: 'The same as for what you sent.' },
          ]),
          recipient('webhook', recipients.webhook, 'A tool that alerts us to inquiries', [
            {
              label: row.what,
              text: 'The number of the inquiry, the service, the language, the button and the time. No name and no email address.',
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
            { label: row.basis, text: `Our ${interest} in a form that people use and bots don’t.` },
          ]),
        ],
      },
    ],
  },
  {
    id: 'transfers',
    title: 'Outside Europe',
    body: [
      'Some of these services work outside the European Economic Area, or belong to a company that does. The GDPR allows that on certain grounds. One is a decision by the European Commission that a country protects data well. For the United States, that decision covers the companies on the list of the EU-US Data Privacy Framework. Another ground is a contract with the Commission’s standard clauses.',
      [
        `${areAllNamed ? 'Open the row of a service above to see its ground' : 'Where we know a service’s ground, its row above says so'}. For ${areAllNamed ? '' : 'the others, and for '}a copy of the clauses, write to `,
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
          'No decisions about you by software alone. It does refuse an inquiry or a message if too many come from one IP address.',
          'No training of our own AI models on what you write, and no AI service whose terms allow it.',
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
          'You can see the data we hold about you, and have it corrected or erased.',
          'You can have us stop using it for a while, until we’ve sorted something out.',
          'You can get back what you sent us, in a common format.',
          'Where the legal basis is our legitimate interest, you can object at any time. Tell us what’s different in your case. We’ll stop, unless we have a compelling reason not to.',
        ],
      },
      [
        'Write to ',
        { address: site.email },
        '. We answer within a month. We may ask you to show that the data is yours, for example with a reply from the same email address.',
      ],
      {
        list: [
          'For the contact form: tell us the email address you used. We’ll erase everything that came from that address.',
          'For a conversation: there’s no name on it unless you sent it with an inquiry. So tell us the day, roughly the time and a few words you typed. We’ll erase all of it that we find.',
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
    body: [['How we keep this data safe is described under ', { text: 'security', page: 'security' }, '.']],
  },
];

export const privacy = {
  meta: {
    title: `Privacy: What We Store and for How Long | ${site.name}`,
    description: `What data this website stores, why and for how long: inquiries ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, no cookies. And how to have it erased.`,
  },
  name: 'Privacy',
  heading: 'What we keep, and when it goes',
  /** Below the drawing. */
  caption: 'Long block: inquiries. Short block: chats. Copies can stay a month longer.',
  introduction: 'What this website stores about you, why, for how long and who else gets to see it.',
  /** Along the lines of the drawing. */
  drawing: [months(retention.submissionMonths), days(retention.chatLogDays)],
  inShort: {
    title: 'In short',
    items: [
      { label: 'An inquiry', value: months(retention.submissionMonths) },
      { label: 'A chat conversation', value: days(retention.chatLogDays) },
      { label: 'A hash of your IP address', value: `At most ${days(retention.logDays)}` },
      { label: 'Totals of visits', value: months(retention.countMonths) },
    ],
  },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.privacy)}.`,
};
