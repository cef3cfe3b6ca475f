import { retention } from '#shared/retention.ts';
import { days } from './format.ts';

/** Questions about a service or package on its own page, with its name as used in a sentence. */
const about = (name: string, support = true) => [
  `How long does ${name} take?`,
  `What does ${name} include?`,
  support ? `How much support comes with ${name}?` : `Who is ${name} for?`,
];
const packagePrices = 'What do the packages cost?';
const session = 'What is the free strategy session?';

export const chat = {
  open: 'Chat with AI',
  title: 'AI Assistant',
  close: 'Close chat',
  /** Accessible name of the list of messages. */
  conversation: 'Conversation',
  you: 'You',
  assistant: 'Assistant',
  greeting: 'Hi! How can I help you today?',
  inputLabel: 'Your message',
  placeholder: 'Type your message...',
  send: 'Send message',
  /** Accessible name of the button that waits no longer for the reply. */
  stop: 'Stop the answer',
  /** Under what had arrived of a reply. */
  stopped: 'This answer was stopped here.',
  typing: 'The assistant is typing',
  /** In place of `typing`, until the message is sent again some seconds later. */
  waiting: 'It’s busy right now. Your message goes out again by itself in a few seconds.',
  retry: 'Try again',
  newMessages: 'New messages',
  notAnswered: 'Not answered',
  edit: 'Edit',
  resend: 'Send again',
  charactersLeft: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  /** Accessible name of the cards under a reply. */
  offers: 'Mentioned in this answer',
  /** Above links to the pages that say what a reply says. */
  sources: 'Where to read this',
  transcript: {
    title: (siteName: string) => `Conversation with the AI assistant of ${siteName}`,
    /** The name of the downloaded file, without the date. */
    fileName: 'conversation',
    copy: 'Copy the conversation',
    copied: 'Conversation copied.',
    notCopied: 'Your browser won’t let us copy. You can download the conversation instead.',
    download: 'Download the conversation',
  },
  poweredBy: (siteName: string) => `Powered by ${siteName} AI`,
  /** The middle part is a link to the privacy page. */
  notice: {
    before: `An outside AI service answers; we keep the conversation for ${days(retention.chatLogDays)}. `,
    link: 'Privacy',
    after: '',
  },
  talkToPerson: 'Talk to a person',
  personLoading: 'Loading the form',
  /** Above the input, where the chat did not help. */
  personOffer: { question: 'Rather hear from one of us?', decline: 'No, thanks' },
  /** The whole form, in its dialog. */
  contactForm: 'Contact form',
  /** Below each answer. `label` is the accessible name of both. */
  feedback: { label: 'This answer was', helpful: 'Helpful', not_helpful: 'Not helpful' },
  scheduleMeeting: 'Schedule a meeting',
  suggestionsLabel: 'Questions you could ask',
  suggestions: ['How long does CRM integration take?', packagePrices, session],
  /** Questions that are suggested on these pages, instead of the general ones. */
  suggestionsByPage: {
    services: ['Which services do you offer?', 'How long does website development take?', session],
    'ai-customer-support': about('AI customer support'),
    'crm-integration': about('CRM integration'),
    'appointment-scheduling': about('appointment scheduling'),
    'website-development': about('website development'),
    'custom-ai-solution': about('a custom AI solution'),
    'business-analysis': about('a business analysis', false),
    pricing: [packagePrices, 'Which package do you recommend?', 'What does a CRM integration cost?'],
    'build-and-empower': about('Build & Empower'),
    'build-and-elevate': about('Build & Elevate'),
    growth: about('Growth'),
  },
  inactivity: {
    title: 'Are you still there?',
    text: 'You’ve been quiet for a while. If you don’t answer, we’ll end this conversation and clear its messages from the screen.',
    countdown: (seconds: number) =>
      seconds === 1 ? 'The session ends in 1 second.' : `The session ends in ${seconds} seconds.`,
    end: 'End Session',
    continue: 'Continue Chatting',
  },
};
