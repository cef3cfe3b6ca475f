import { site } from '#shared/site.ts';

export const settings = {
  tabsLabel: 'Settings',
  tabs: {
    general: 'General',
    appearance: 'Appearance',
    notifications: 'Notifications',
    security: 'Security',
  },
  general: {
    title: 'Language',
    text: 'Each language has its own address. A link you share opens in the language you’re reading now, unless the reader picked the other one here.',
  },
  appearance: {
    title: 'Theme',
    options: {
      light: { label: 'Light', hint: 'Ink on paper' },
      dark: { label: 'Dark', hint: 'Chalk on slate' },
      system: { label: 'System', hint: 'Whatever your device uses' },
    },
    motion: {
      title: 'Motion',
      label: 'Show motion',
      hint: 'Lists that rise, numbers that count up, pages that cross-fade. If your device asks for less motion, you get none either way.',
    },
  },
  notifications: {
    announcements: {
      title: 'Announcements for screen readers',
      pages: { label: 'New pages', hint: 'Says the title after you follow a link.' },
      replies: { label: 'Replies in the chat', hint: 'Reads the newest reply while the chat is open.' },
    },
  },
  security: {
    introduction: `What this browser remembers for ${site.name}. There are no cookies, and nothing is kept to count visits. What’s marked “this tab” goes when you close the tab.`,
    counting: {
      title: 'Visit counts',
      label: 'Count what I do here',
      hint: 'Totals only, with nothing about who you are. If your browser asks not to be tracked, we don’t count you either way.',
    },
    tabOnly: 'this tab',
    items: {
      language: { title: 'Language', text: 'The language you chose.' },
      theme: { title: 'Theme', text: 'Light or dark, if you chose one.' },
      preferences: {
        title: 'Motion, announcements and counting',
        text: 'What you turned off here, and the dashboard’s single-key shortcuts.',
      },
      checklists: { title: 'Checklists', text: 'The items you’ve ticked off.' },
      failedLogs: {
        title: 'Undelivered chat records',
        text: 'Questions that never reached us. We get them when you’re back online.',
      },
      conversation: {
        title: 'Conversation',
        text: 'Your chat messages, the replies and what’s in the text box.',
      },
      desk: {
        title: 'Dashboard session',
        text: 'That you’re signed in or about to be, and when you were last active there.',
      },
      notes: {
        title: 'Notes and replies on the dashboard',
        text: 'What you wrote about a lead or to one and haven’t added or sent yet.',
      },
      draft: { title: 'Contact draft', text: 'What you typed in the contact form and didn’t send.' },
      places: { title: 'Reading positions', text: 'How far you’d read on each page, so Back takes you there.' },
    },
    nothing: 'Nothing stored',
    clear: 'Clear',
    /** Accessible name of the button, and what is announced afterwards. */
    clearItem: (title: string) => `Clear: ${title}`,
    cleared: (title: string) => `Cleared: ${title}`,
    clearAll: 'Clear everything',
    clearedAll: 'Everything cleared',
  },
};
