// The labels that each event may have. The Worker drops events with any other label, so no label can name a person.
import { chatErrorCodes, feedbackKinds } from './chat.ts';
import { contactFields, contactStatuses } from './contact.ts';
import { campaigns, type EventLabels, type EventName, pressLimits, shortHost } from './events.ts';
import { languages } from './languages.ts';
import { packageIds, serviceIds } from './offers.ts';
import { postIds } from './posts.ts';
import { defaultSource, sourceOfPost } from './source.ts';

/** The source labels of all calls to action; a test compares them with the pages. */
export const sources = [
  defaultSource,
  'about',
  'blog',
  'challenges',
  'chat',
  'chat-button',
  'chat-prompt',
  'contact-page',
  'contact-thanks',
  'final-chat-button',
  'header-booking',
  'home-hero-project',
  'home-hero-work',
  'menu',
  'menu-booking',
  'navigation',
  'pricing-hero',
  'pricing-quote',
  'calculator',
  'resources',
  'services',
  'website-proposal',
  'website-proposal-end',
  'work',
  'work-hero',
  ...serviceIds.map((id) => `solution-${id}`),
  ...packageIds.flatMap((id) => [
    `pricing-${id}`,
    `package-${id}`,
    `package-${id}-end`,
    ...packageIds.filter((other) => other !== id).map((other) => `package-${id}-to-${other}`),
  ]),
  ...postIds.map(sourceOfPost),
];

/** The labels that can be listed. `page_seen` also takes the host of any referring page. */
export const eventLabels: { [Name in EventName]: readonly EventLabels[Name][] } = {
  page_seen: ['', ...campaigns.map((campaign) => `campaign:${campaign}`)],
  call_pressed: sources,
  form_begun: [''],
  field_refused: contactFields,
  form_sent: ['stored', ...(Object.keys(contactStatuses) as (keyof typeof contactStatuses)[])],
  modal_opened: ['contact', 'scheduling'],
  calendar_opened: [''],
  session_booked: [''],
  chat_opened: [''],
  first_message: [''],
  answer_failed: [...chatErrorCodes, 'unreadable', 'interrupted'],
  answer_rated: feedbackKinds,
  handed_over: ['schedule', 'contact'],
  language_switched: languages,
  theme_switched: ['light', 'dark', 'system'],
  not_found: [''],
  post_read: [''],
  press_answered: [...pressLimits.map((limit) => `${limit}` as const), 'more'],
};

export function isEventLabel(event: EventName, label: string): boolean {
  if ((eventLabels[event] as readonly string[]).includes(label)) return true;
  const [, host] = /^host:([a-z\d.-]{1,60})$/.exec(label) ?? [];
  return event === 'page_seen' && host !== undefined && shortHost(host) === host;
}
