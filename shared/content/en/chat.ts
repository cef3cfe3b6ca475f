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
  typing: 'The assistant is typing',
  retry: 'Try again',
  newMessages: 'New messages',
  poweredBy: (siteName: string) => `Powered by ${siteName} AI`,
  /** The middle part is a link to the privacy page. */
  notice: {
    before: 'An outside AI service answers, and this conversation is stored. Please share nothing confidential. ',
    link: 'How we handle your data',
    after: '',
  },
  talkToPerson: 'Talk to a person',
  scheduleMeeting: 'Schedule a meeting',
  suggestionsLabel: 'Questions you could ask',
  suggestions: [
    'How long does CRM integration take?',
    'What do the packages cost?',
    'What is the free strategy session?',
  ],
  inactivity: {
    title: 'Are you still there?',
    text: 'You have been quiet for a while. Without an answer this conversation ends and its messages are removed from this screen.',
    countdown: (seconds: number) =>
      seconds === 1 ? 'The session ends in 1 second.' : `The session ends in ${seconds} seconds.`,
    end: 'End Session',
    continue: 'Continue Chatting',
  },
  noScript: 'The chat needs JavaScript. You can also use the contact form.',
};
