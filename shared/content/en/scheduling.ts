export const scheduling = {
  title: (siteName: string) => `Schedule a Meeting with ${siteName}`,
  subtitle: 'Choose a time that works best for you',
  close: 'Close',
  loading: 'Loading the calendar',
  /** Accessible name of the calendar's frame. */
  frameTitle: 'Calendar with free times',
  booked: 'Your session is booked. You can close this window.',
  /** Shown when the calendar could not be loaded. */
  fallback: {
    title: 'The calendar didn’t load',
    text: 'The booking page may still work if you open it directly. Or send us an inquiry and we’ll suggest a time.',
    /** For visitors whose inquiry has just been stored. */
    textForLead:
      'The booking page may still work if you open it directly. We have your inquiry, so we can also set a time by email.',
    page: 'Open the booking page',
    contact: 'Send an inquiry',
  },
};
