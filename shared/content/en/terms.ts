import { court } from '#shared/legal.ts';
import { retention } from '#shared/retention.ts';
import { site } from '#shared/site.ts';
import { lastChanged } from '../legal-figures.ts';
import type { ProseSection } from '../types.ts';
import { facts } from './facts.ts';
import { date, days } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    body: [
      `These terms cover this website, its contact form and its AI chat, all offered by ${site.name}. By using them, you accept these terms.`,
      'For work we do for you, the signed quote and the terms named in it apply. Where the two differ, the quote comes first.',
    ],
  },
  {
    id: 'offers',
    title: 'Prices, timelines and quotes',
    body: [
      `This website describes what we sell. Nothing on it is an offer you accept with a click. A package price applies to the scope described with it. ${facts.prices}`,
      `${facts.clock} Numbers about results are what we aim for, not a guarantee.`,
      [
        `${facts.agreement} When you pay, how we test and how you can stop is under “If it doesn’t work” on the `,
        { text: 'pricing page', page: 'pricing' },
        ' and again in your quote.',
      ],
    ],
  },
  {
    id: 'form',
    title: 'Contact form and bookings',
    body: [
      'Please give your own details and a working email address. Sending the form or booking a session doesn’t commit you to anything, or us. The session is free.',
      'One of us reads every inquiry.',
      'To keep the form usable for everyone, there’s a limit to how often you can send it. The booking calendar is another company’s service, so that company’s terms apply to it too.',
    ],
  },
  {
    id: 'chat',
    title: 'The AI chat',
    body: [
      'Software writes the answers in the chat. They can be wrong, incomplete or out of date. They’re not advice, a quote or a promise. If something matters to you, check it with one of us before you act on it.',
      {
        list: [
          'Leave confidential details and data about others out of your messages.',
          'Don’t try to make the assistant say or do anything unlawful or harmful.',
          `We keep conversations for ${days(retention.chatLogDays)}, and some of us read them to find wrong answers. If you say whether an answer helped, we keep that too.`,
          'You can ask for a person in the chat. That sends an inquiry with what you wrote, and with the whole conversation only if you attach it.',
          'The number of messages is limited, and we may close the chat for a while.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'What we ask you not to do',
    body: [
      'Don’t disturb the site, get around its limits, or copy its content page by page for a site of your own. Search engines are welcome, and so are tools that read it the way a person would.',
      ['You may look for weaknesses, within the rules under ', { text: 'security', page: 'security' }, '.'],
    ],
  },
  {
    id: 'content',
    title: 'Copy, drawings and examples',
    body: [
      'The copy, drawings and design of this website are ours or used with permission. You may quote from it, link to it and print the checklists for use in your company.',
      'Projects we call examples are our own inventions, not client work. What you send us stays yours.',
    ],
  },
  {
    id: 'liability',
    title: 'Liability',
    body: [
      'We make this website with care and keep it running as well as we can. We can’t promise that it’s always up or free of errors. As far as the law allows, we’re not liable for damage from using the website or from relying on an answer in the chat.',
      'Nothing here limits liability that the law doesn’t let us limit, such as for intent or willful recklessness. Nor does it limit the rights that consumers have.',
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
      'We may change these terms. The version on this page applies from the date at the top. For anything agreed before that, the earlier version still applies.',
      ['Questions? Write to ', { address: site.email }, ' or use the ', { text: 'contact form', page: 'contact' }, '.'],
    ],
  },
];

export const terms = {
  meta: {
    title: `Terms of Use for This Website and Its Chat | ${site.name}`,
    description:
      'What applies when you use this website, its contact form and its AI chat: what you can expect from us, what we ask of you and what a quote adds.',
  },
  name: 'Terms',
  heading: 'No project without a signed quote',
  /** Below the drawing. */
  caption: 'A bridge on two pillars: an agreement takes two signatures.',
  introduction: 'These terms are for this website and its chat. Work we do for you has the terms of its signed quote.',
  inShort: {
    title: 'In short',
    items: [
      { label: 'What makes a quote an agreement', value: 'Two signatures' },
      { label: 'Prices', value: 'In euros, excluding VAT' },
      { label: 'Numbers about results', value: 'Aims, not guarantees' },
      { label: 'Applicable law', value: 'Dutch law' },
    ],
  },
  sections,
  lastChanged: `Last changed on ${date(lastChanged.terms)}.`,
};
