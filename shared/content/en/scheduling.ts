export const scheduling = {
  title: (siteName: string) => `Schedule a Meeting with ${siteName}`,
  subtitle: 'Choose a time that works best for you',
  close: 'Close',
  loading: 'Loading the calendar',
  /** What screen readers call the calendar's frame. */
  frameTitle: 'Calendar with free times',
  booked: 'Your session is booked. Closing this window does not change that.',
  /** When the calendar does not come. */
  fallback: {
    title: 'The calendar could not be loaded',
    text: 'The booking page may still work when you open it directly. Or send us a message, and we will propose a time.',
    /** For those whose contact request has just been stored. */
    textForLead:
      'The booking page may still work when you open it directly. Your message has arrived, so we can also agree on a time by email.',
    page: 'Open the booking page',
    contact: 'Send a message',
  },
};
