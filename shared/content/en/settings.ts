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
    text: 'The address of a page says its language, so a link you share opens in the language you read now, unless its reader has chosen the other one here.',
  },
  appearance: {
    title: 'Theme',
    options: {
      light: { label: 'Light', hint: 'Ink on paper' },
      dark: { label: 'Dark', hint: 'Chalk on slate' },
      system: { label: 'System', hint: 'Whatever your device is set to' },
    },
    motion: {
      title: 'Motion',
      label: 'Show motion',
      hint: 'Lists that rise, figures that count, pages that fade over. A device set to less motion gets none in any case.',
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
    introduction: `What this browser remembers for ${site.name}. There are no cookies, and closing the tab clears what is marked as such.`,
    tabOnly: 'this tab',
    items: {
      language: { title: 'Language', text: 'The language you chose.' },
      theme: { title: 'Theme', text: 'Light or dark, if you chose one.' },
      preferences: {
        title: 'Motion and announcements',
        text: 'What you switched off in these settings, and the single keys of the dashboard.',
      },
      failedLogs: {
        title: 'Undelivered chat records',
        text: 'Questions that never reached us. They are handed over when the connection is back.',
      },
      conversation: {
        title: 'Conversation',
        text: 'Your messages in the chat, the replies and what stands in its input.',
      },
      desk: {
        title: 'Dashboard session',
        text: 'That you are signed in or about to, and when you last did something there.',
      },
      notes: { title: 'Notes on the dashboard', text: 'What you wrote on a request and have not added yet.' },
      draft: { title: 'Contact draft', text: 'What you typed into the contact form and did not send.' },
      places: { title: 'Reading positions', text: 'How far you had read on each page, so that Back leads there.' },
    },
    nothing: 'Nothing kept',
    clear: 'Clear',
    /** Accessible name of the button, and what is announced afterwards. */
    clearItem: (title: string) => `Clear: ${title}`,
    cleared: (title: string) => `Cleared: ${title}`,
    clearAll: 'Clear everything',
    clearedAll: 'Everything cleared',
  },
};
