import { court } from '#shared/legal.ts';
import { site } from '#shared/site.ts';
import { lastChanged } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { facts } from './facts.ts';
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
      `This website describes what we sell. Nothing on it is an offer that you accept with a click. For services we make a quote. The prices of the packages hold for the scope described with them. ${facts.prices}`,
      'Timelines start when we have access to the systems we need. Numbers about results say what we aim for. They’re no guarantee for your situation. Your quote says what we agree on.',
      facts.agreement,
    ],
  },
  {
    id: 'form',
    title: 'Contact form and bookings',
    body: [
      'Please give your own details and a working address. If you send the form or book a session, you’re not tied to anything, and neither are we. The session is free.',
      'One of us reads every inquiry. An email or one of our own tools tells us that it’s there, and we keep track of who has answered it.',
      'To keep the form usable for everyone, you can send it only so many times in a period. The booking calendar is a service of another company. Its terms apply to it as well.',
    ],
  },
  {
    id: 'chat',
    title: 'The AI chat',
    body: [
      'Software writes the answers in the chat. They can be wrong, incomplete or out of date. They’re not advice, a quote or a promise. Check what matters to you with one of us before you act on it.',
      {
        list: [
          'Leave confidential details and data about others out of your messages.',
          'Don’t try to make the assistant say or do what is unlawful or harms others.',
          'We keep conversations for a time, and some of us read them to find wrong answers.',
          'The number of messages is limited, and we may close the chat for a time.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'What we ask you not to do',
    body: [
      'Don’t disturb the site, get around its limits, or copy its content page by page for a site of your own. Search engines and tools that read it as a person would are welcome.',
      ['You may look for a weakness, within the rules under ', { text: 'security', page: 'security' }, '.'],
    ],
  },
  {
    id: 'content',
    title: 'Texts, drawings and examples',
    body: [
      'The texts, drawings and design of this website are ours or are used with permission. You may quote and link, and print the checklists for use within your company.',
      'Projects that are called examples are worked out by us. They weren’t made for a client. What you send us stays yours.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    body: [
      'We make this website with care and keep it running as well as we can. We can’t promise that it’s always there or free of errors. As far as the law allows, we’re not liable for damage from using the website or from relying on an answer in the chat.',
      'Nothing here limits liability that the law doesn’t let us limit, such as for intent or gross negligence. Nor does it limit the rights that consumers have.',
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
      `Dutch law applies. If we disagree and can’t settle it together, ${court ? `the court in ${court}` : 'the competent court in the Netherlands'} decides. If you’re a consumer, you keep the protection that the law of your own country gives you. You may also go to the court that the law names for you.`,
      'We may change these terms. The version on this page holds from the date below. For what was agreed before, the earlier one stays in force.',
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
  name: 'Terms',
  heading: 'No agreement without a signed quote',
  introduction:
    'What you may expect of this website, and what we ask of you. In short: the site describes what we offer, only a signed quote is an agreement, and the chat is software that can be wrong.',
  sections,
  lastChanged: `Last changed on ${date(lastChanged.terms)}.`,
};
