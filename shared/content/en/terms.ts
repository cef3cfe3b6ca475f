import { site } from '#shared/site.ts';
import { lastChanged } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { date } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    body: [
      `These terms are about this website, its contact form and its AI chat, all of them offered by ${site.name}. By using them you accept these terms.`,
      'For work that we do for you, the signed quote and the terms named in it apply. Where the two differ, the quote comes first.',
    ],
  },
  {
    id: 'offers',
    title: 'Prices, timelines and quotes',
    body: [
      'This website describes what we sell; nothing on it is an offer that you accept with a click. For services we make a quote. The prices of the packages hold for the scope described with them; the quote says which taxes are added.',
      'Timelines start when we have access to the systems we need. Figures about results say what we aim for. They are no guarantee for your situation; your quote says what we agree on.',
      'There is an agreement once both parties have signed a quote, and not before.',
    ],
  },
  {
    id: 'form',
    title: 'Contact form and bookings',
    body: [
      'Please give your own details and a working address. Sending a request or booking a session obliges neither of us to anything further, and the session is free.',
      'One of us reads every request. A notice by email or from our own systems tells us that it is there, and we keep track of who has answered it.',
      'To keep the form usable for everyone, the number of requests in a period is limited. The booking calendar is a service of another company, whose terms apply to it as well.',
    ],
  },
  {
    id: 'chat',
    title: 'The AI chat',
    body: [
      'The answers in the chat are written by software and can be wrong, incomplete or out of date. They are not advice, a quote or a promise. Check what matters to you with one of us before you act on it.',
      {
        list: [
          'Leave confidential details and data about others out of your messages.',
          'Do not try to make the assistant say or do what is unlawful or harms others.',
          'We keep conversations for a time, and some of us read them to find wrong answers.',
          'The number of messages is limited, and we may close the chat for a time.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'Fair use of the site',
    body: [
      'Do not disturb the site, get around its limits, or copy its content page by page for a site of your own. Search engines and tools that read it as a person would are welcome.',
      ['Looking for a weakness is allowed within the rules under ', { text: 'security', page: 'security' }, '.'],
    ],
  },
  {
    id: 'content',
    title: 'Texts, drawings and examples',
    body: [
      'The texts, drawings and design of this website are ours or are used with permission. You may quote and link, and print the checklists for use within your company.',
      'Projects that are called examples are worked out by us and were not made for a client. What you send us stays yours.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    body: [
      'We make this website with care and keep it running as well as we can, but we cannot promise that it is always available or free of errors. As far as the law allows, we are not liable for damage that follows from using the website or from relying on an answer in the chat.',
      'Nothing here limits liability that the law does not let us limit, such as for intent or gross negligence, or the rights that consumers have.',
    ],
  },
  {
    id: 'privacy',
    title: 'Your data',
    body: [['What we store, why and for how long is described under ', { text: 'privacy', page: 'privacy' }, '.']],
  },
  {
    id: 'law',
    title: 'Law and changes',
    body: [
      'The law of the country where our company is established applies, without taking away the protection that the law of your own country gives you as a consumer.',
      'We may change these terms. The version on this page holds from the date below; for what was agreed before, the earlier one stays in force.',
      ['Questions? Write to ', { address: site.email }, ' or use the ', { text: 'contact form', page: 'contact' }, '.'],
    ],
  },
];

export const terms = {
  meta: {
    title: `Terms of Use for This Website and Its Chat | ${site.name}`,
    description:
      'What applies when you use this website, its contact form and its AI chat: what you may expect from us, what we ask of you, and what a quote adds to it.',
  },
  heading: 'Terms',
  introduction:
    'What you may expect of this website, and what we ask of you. In short: the site describes what we offer, only a signed quote is an agreement, and answers in the chat come from software that can be wrong.',
  sections,
  lastChanged: `Last changed on ${date(lastChanged.terms)}.`,
};
