import { days, price } from './format.ts';

/** With a separator for thousands, like prices. */
const number = price;
const count = (value: number, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const times = (value: number) => (value === 1 ? 'once' : `${number(value)} times`);
const percent = (share: number) => `${Math.round(share * 100)}%`;

export const deskWorks = {
  heading: 'What works',
  leads: (value: number, period: number) => `${count(value, 'lead', 'leads')} in ${days(period)},`,
  compare: (change: number, before: number, period: number) =>
    Math.round(change * 100) === 0
      ? `as many as in the ${days(period)} before (${number(before)}).`
      : `${percent(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than in the ${days(period)} before (${number(before)}).`,
  compareFew: (before: number, period: number) =>
    `${number(before)} in the ${days(period)} before: too few to tell a difference.`,
  period: (since: string, until: string) => `From ${since} to ${until}. Today isn’t over, so it isn’t in here.`,
  nothingCounted: 'No visits have been counted yet. Leads and chat questions are complete.',
  countedSince: (day: string) => `Visits have been counted since ${day}; before that only leads and chat questions.`,
  dropped: (value: number) =>
    `${count(value, 'batch of events', 'batches of events')} couldn’t be counted, so visits are a little higher than they look.`,
  drawingNote: 'Filled: this period. Outlined: the one before. Too few: the smaller count is below 30.',
  periods: 'Period',
  days,
  export: 'Export as CSV',
  exported: 'Exported.',
  csvName: 'what-works',
  now: 'Now',
  before: 'Before',
  change: 'Change',
  few: 'too few',
  fewSentence: 'Too few to tell a share.',
  notCounted: 'not counted',
  byPercent: (change: number) => `${change > 0 ? '+' : change < 0 ? '−' : ''}${percent(Math.abs(change))}`,
  number,
  other: 'Others',
  nothing: 'None in this period.',
  notCountedYet: 'Not counted in this period.',
  campaign: (name: string) => `campaign ${name}`,
  upTo: (ms: string) => `up to ${ms} ms`,
  slower: 'slower',
  formShare: (share: number) => `That’s ${percent(share)}.`,
  speedFew: (value: number) => `${count(value, 'press was', 'presses were')} measured: too few to tell.`,
  headings: {
    leadsByPage: 'Leads by page',
    leadsByLabel: 'Leads by source label',
    leadsByLanguage: 'Leads by language',
    leadsByService: 'Leads by service',
    form: 'The form, step by step',
    refusals: 'Fields that refuse',
    chat: 'The chat, step by step',
    unanswered: 'Questions without an answer',
    posts: 'Posts read to the end',
    origins: 'Where visitors come from',
    calls: 'Calls to action',
    speed: 'How fast pages answer',
    others: 'Everything else',
  },
  columns: {
    leadsByPage: 'Page',
    leadsByLabel: 'Label',
    leadsByLanguage: 'Language',
    leadsByService: 'Service',
    form: 'Step',
    refusals: 'Field',
    chat: 'Step',
    unanswered: 'Question',
    posts: 'Post',
    origins: 'Site or campaign',
    calls: 'Label',
    speed: 'Time to answer',
    others: 'What',
  },
  /** Sentences about the first row, which has the highest value. */
  sentences: {
    leadsByPage: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} forms were sent from ${top}.`,
    leadsByLabel: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} leads came through “${top}”.`,
    leadsByLanguage: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} leads wrote in ${top}.`,
    leadsByService: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} leads asked for ${top}.`,
    form: (seen: number, stored: number) =>
      `The form was seen ${times(seen)}, and ${count(stored, 'lead', 'leads')} came of it.`,
    refusals: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} refused entries were in “${top}”.`,
    chat: (asked: number, failed: number) =>
      `Visitors asked ${count(asked, 'question', 'questions')}; ${number(failed)} got no answer.`,
    unanswered: (question: string, value: number) => `“${question}” got no answer ${times(value)}.`,
    posts: (top: string, value: number, all: number) => `${number(value)} of ${number(all)} readings were of ${top}.`,
    origins: (top: string, value: number, all: number) =>
      `${number(value)} of ${number(all)} visits with a known origin came from ${top}.`,
    calls: (top: string, value: number, all: number) => `${number(value)} of ${number(all)} presses were on “${top}”.`,
    speed: (share: number, all: number) => `${percent(share)} of ${number(all)} presses were answered within 100 ms.`,
    others: (pages: number) => `Pages were seen ${times(pages)}.`,
  },
  steps: {
    seen: 'Seen',
    begun: 'Begun',
    sent: 'Attempts to send',
    stored: 'Stored as a lead',
    chat_opened: 'Chat opened',
    first_message: 'Conversations begun',
    asked: 'Questions asked',
    answered: 'Answered',
    failed: 'Not answered',
    helpful: 'Answers rated helpful',
    not_helpful: 'Answers rated not helpful',
    handed_over: 'Handed to a person',
    page_seen: 'Pages seen',
    calendar_opened: 'Calendars opened',
    session_booked: 'Sessions booked',
    language_switched: 'Language switched',
    theme_switched: 'Theme switched',
    not_found: 'Page not found',
    notFound: 'Page not found',
    dropped: 'Batches not counted',
  },
  fields: {
    fullName: 'Full name',
    email: 'Email address',
    companyName: 'Company name',
    service: 'Service',
    problemDescription: 'What they’d like to solve',
    additionalInfo: 'Additional information',
    contactPreference: 'How to contact them',
  },
  noneUnanswered: 'The chat answered every question.',
  times: 'Times',
};
