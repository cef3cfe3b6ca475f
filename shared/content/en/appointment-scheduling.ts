import { site } from '#shared/site.ts';
import { timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { Solution, WeekElevation } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const appointmentScheduling: Solution<WeekElevation> = {
  meta: {
    title: `Appointment Scheduling Without Phone Calls | ${site.name}`,
    description: `Clients book, change and cancel online in your own calendar, with reminders and intake questions. Set up and tested in ${weeks(timelines['appointment-scheduling'])}, support included.`,
  },
  name: serviceNames['appointment-scheduling'],
  heading: 'Clients book on their own, by your rules',
  introduction:
    'Online booking for clinics, consultants, salons and field teams. Clients pick a time that’s actually free and get a reminder before they come. Your rules for travel time, rooms and staff always apply.',
  callToAction: 'Talk about your calendar',
  drawing:
    'Days and their times. Solid blocks are taken, dashed ones are free. A client just booked the one with the colored roof.',
  elevation: {
    title: 'One week, booked by hand and online',
    introduction:
      'A physical therapy practice: what you planned by hand, what clients booked and what the rules block.',
    caption: 'An example. The practice and its clients are made up.',
    states: {
      taken: 'Planned by you',
      booked: 'Booked by a client',
      free: 'Free to book',
      kept: 'Blocked by a rule',
    },
    days: [
      {
        id: 'monday',
        title: 'Monday',
        slots: [
          { time: '9:00', state: 'taken', text: 'Follow-up' },
          { time: '10:30', state: 'booked', text: 'First visit' },
          { time: '1:30', state: 'taken', text: 'Team meeting' },
          { time: '3:00', state: 'free', text: 'Free' },
        ],
      },
      {
        id: 'tuesday',
        title: 'Tuesday',
        slots: [
          { time: '9:00', state: 'free', text: 'Free' },
          { time: '10:30', state: 'taken', text: 'Follow-up' },
          { time: '1:30', state: 'kept', text: 'Travel time' },
          { time: '3:00', state: 'taken', text: 'Home visit' },
        ],
      },
      {
        id: 'wednesday',
        title: 'Wednesday',
        slots: [
          { time: '9:00', state: 'booked', text: 'Follow-up' },
          { time: '10:30', state: 'taken', text: 'First visit' },
          { time: '1:30', state: 'kept', text: 'Room in use' },
          { time: '3:00', state: 'free', text: 'Free' },
        ],
      },
      {
        id: 'thursday',
        title: 'Thursday',
        slots: [
          { time: '9:00', state: 'taken', text: 'Follow-up' },
          { time: '10:30', state: 'free', text: 'Free' },
          { time: '1:30', state: 'taken', text: 'Follow-up' },
          { time: '3:00', state: 'free', text: 'Free' },
        ],
      },
      {
        id: 'friday',
        title: 'Friday',
        slots: [
          { time: '9:00', state: 'taken', text: 'First visit' },
          { time: '10:30', state: 'booked', text: 'Follow-up' },
          { time: '1:30', state: 'kept', text: 'Lunch break' },
          { time: '3:00', state: 'booked', text: 'First visit' },
        ],
      },
    ],
    message: {
      title: 'Text message, Thursday 5 p.m.',
      text: 'See you tomorrow at 3:00 for your first visit. Can’t make it? Change or cancel by noon:',
      link: 'change my appointment',
      note: 'Booked by the client on Monday at 9:52 p.m.',
    },
  },
  problem: {
    title: 'Three messages for one appointment',
    paragraphs: [
      'Someone calls, you check the calendar and offer two times, neither works, you call back. One appointment easily takes three messages. And while you’re with a client, nobody answers the phone.',
      'Your calendar has rules only one person knows: no two first visits in a row, time to drive, a shared room. So nobody else can schedule, and vacations are a problem.',
    ],
    signs: [
      'Voicemails and emails about times pile up during the day',
      'Two people schedule at once and give away the same time twice',
      'Clients don’t show up, and nobody sent a reminder',
      'Every appointment starts with questions you could have asked ahead of time',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'Your calendar stays where it is. We put a booking page in front of it and teach it your rules.',
    parts: [
      {
        id: 'link',
        title: 'The calendar connection',
        text: 'It works both ways with the calendars your team uses. What you plan by hand is blocked right away, and online bookings show up in your own calendar.',
      },
      {
        id: 'rules',
        title: 'Your rules',
        text: 'Length, breaks, travel time, rooms, who does what and how far ahead. Written down once, so anyone can read and change them.',
      },
      {
        id: 'messages',
        title: 'Messages',
        text: 'Confirmations and reminders by email or text message, in your own words, with a link to change or cancel within your policy.',
      },
      {
        id: 'intake',
        title: 'Intake questions',
        text: 'Asked at booking and kept with the appointment, so you start prepared. Only what that appointment needs.',
      },
    ],
    shown: {
      title: 'Example: the rules',
      rows: [
        ['First visit', 'Room 1, one hour', 'book online'],
        ['Home visit', 'Travel time before it', 'by phone'],
        ['Lunch break', 'Never booked', 'all staff'],
        ['Change or cancel', 'By noon on the day', 'by link'],
      ],
    },
  },
  plan: {
    note: 'One team and few kinds of appointments? Then the last two steps share a week, and you get the shorter timeline.',
    steps: [
      {
        id: 'rules',
        title: 'Rules on paper',
        text: 'We sit down with the person who schedules now and write down every rule and exception, until those rules plan a week the way that person would.',
      },
      {
        id: 'build',
        title: 'Booking page and calendars',
        text: 'We connect the calendars, build the booking page in your brand and write the messages. Then we replay a past month to see if the rules hold up.',
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First for one kind of appointment or one person. Once nothing clashes, the link goes on your website, in your signature and on your voicemail, and your team gets its training.',
      },
    ],
  },
  bring: {
    introduction: 'The person who schedules now, for a few hours in all.',
    items: [
      {
        id: 'calendars',
        title: 'Your calendars',
        text: 'Access to the calendar of everyone clients can book, and of rooms if you share them.',
      },
      {
        id: 'exceptions',
        title: 'Your exceptions',
        text: 'What’s not in any manual: who never works Wednesdays, which visit always runs over.',
      },
      {
        id: 'terms',
        title: 'Your policy',
        text: 'How late a client can change or cancel, and what happens after that.',
      },
      {
        id: 'texts',
        title: 'Someone to approve the messages',
        text: 'One person who signs off on the confirmation, the reminder and the tone.',
      },
    ],
  },
  faq: [
    {
      id: 'calendars',
      question: 'Which calendars can you connect?',
      answer:
        'Google Calendar, Microsoft 365 and any calendar with CalDAV or an API. If yours is part of a closed practice management system, we check it before we quote.',
    },
    {
      id: 'double-booking',
      question: 'Can two clients book the same time?',
      answer:
        'No. When someone books, we check the time once more and take it in the same step. The second client sees right away that it’s gone and what’s still free.',
    },
    {
      id: 'phone',
      question: 'What about clients who would rather call?',
      answer: 'They still can. Your colleague books on the same page, with the same rules and reminders.',
    },
    {
      id: 'running-costs',
      question: 'Are there costs after launch?',
      answer:
        'The booking software may need a subscription, and text messages cost money. Both are in your name, and the quote lists them up front.',
    },
    {
      id: 'health',
      question: 'Can we use it with health data?',
      answer:
        'Yes, if it’s set up for it. The booking page asks no more than scheduling needs. If intake answers include health data, we first agree on storage, access and deletion, in a data processing agreement.',
    },
  ],
  labels: solution,
  service: getService(catalogue, 'appointment-scheduling'),
  related: [
    getService(catalogue, 'ai-customer-support'),
    getService(catalogue, 'website-development'),
    getService(catalogue, 'crm-integration'),
  ],
};
