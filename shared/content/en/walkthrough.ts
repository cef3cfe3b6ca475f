import { timelines } from '../figures.ts';
import { minutes, weeks } from './format.ts';

/** The four steps. What is said and who says it stands in `dev/seed.json`, which a test compares. */
export const walkthrough = {
  stepsLabel: 'Steps',
  next: 'Next step',
  again: 'From the start',
  you: 'You',
  assistant: 'Assistant',
  steps: [
    { id: 'question', label: 'Question', place: 'AI Assistant', text: 'A visitor types a question into the chat.' },
    { id: 'answer', label: 'Answer', place: 'AI Assistant', text: 'The assistant finds the answer on this site.' },
    { id: 'lead', label: 'Lead', place: 'New leads', text: 'They leave their details, and we see the lead.' },
    { id: 'booking', label: 'Booking', place: 'Calendar', text: 'They pick a time, and it’s in the calendar.' },
  ],
  greeting: 'Hi! How can I help you today?',
  /** By page. The deeds are what the visitor does in the steps after the answer, and the lead is the visitor's. */
  scenes: {
    home: {
      question: 'How long does CRM integration take?',
      answer: `CRM integration takes ${weeks(timelines['crm-integration'])}. We count the weeks from the day we have access to the systems we need.`,
      deeds: ['James O’Neill left his details', 'James O’Neill booked Thursday, 2:30 p.m.'],
      lead: {
        age: minutes(1),
        name: 'James O’Neill',
        company: 'Northgate Legal',
        service: 'CRM Integration',
        words: 'Our leads live in three spreadsheets and nobody knows who called whom.',
      },
      week: 'A week in the calendar. Thursday at half past two is taken by James O’Neill.',
    },
    services: {
      question: 'How long does appointment scheduling take?',
      answer: `Appointment scheduling takes ${weeks(timelines['appointment-scheduling'])} to set up and test. We count the weeks from the day we have access to the systems we need.`,
      deeds: ['Samuel Adeyemi left his details', 'Samuel Adeyemi booked Tuesday, 10:30 a.m.'],
      lead: {
        age: minutes(1),
        name: 'Samuel Adeyemi',
        company: 'Bright Bikes',
        service: 'Appointment Scheduling',
        words: 'Clients want to book in the evening, but we schedule by phone.',
      },
      week: 'A week in the calendar. Tuesday at half past ten is taken by Samuel Adeyemi.',
    },
  },
  /** Those who wrote before, the oldest first: as on the picture of the dashboard, at about that time. */
  leads: [
    {
      age: minutes(39),
      name: 'Ann Porter',
      company: 'Harbor Dental',
      service: 'Custom AI Solution',
      words: 'We get about forty forms a week as PDFs and type them into our records by hand.',
    },
    {
      age: minutes(20),
      name: 'Grace Liu',
      company: 'Oak & Stone',
      service: 'Website Development',
      words: 'The website is five years old and brings us nothing.',
    },
  ],
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    times: ['9 a.m.', '10:30', '1 p.m.', '2:30'],
  },
};

export type WalkthroughScene = keyof (typeof walkthrough)['scenes'];
