import { hours, minutes } from './format.ts';

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
  question: 'Who owns the source code?',
  answer:
    'You do. Your data and the accounts are yours from day one. The code and the documentation are yours once they’re paid for.',
  /** What the visitor does in the steps after the answer. */
  deeds: ['Ella Wright left her details', 'Ella Wright booked Thursday, 2:30'],
  /** The newest first: who asked. */
  leads: [
    {
      age: minutes(1),
      name: 'Ella Wright',
      company: 'Field & Forge',
      service: 'Website Development',
      words: 'The website is five years old and brings us nothing.',
    },
    {
      age: hours(3),
      name: 'Ann Porter',
      company: 'Harbor Dental',
      service: 'Appointment Scheduling',
      words: 'Clients want to book in the evening, but we schedule by phone.',
    },
    {
      age: hours(9),
      name: 'Tom Baker',
      company: 'Maple Street Books',
      service: 'CRM Integration',
      words: 'Our leads live in three spreadsheets and nobody knows who called whom.',
    },
  ],
  week: {
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    times: ['9:00', '10:30', '1:00', '2:30'],
    label: 'A week in the calendar. Thursday at half past two is taken by Ella Wright.',
  },
};
