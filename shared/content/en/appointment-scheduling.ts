import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { getService } from '../pick.ts';
import type { Solution, WeekElevation } from '../types.ts';
import { catalogue } from './catalogue.ts';
import { days, weeks } from './format.ts';
import { serviceNames } from './service-names.ts';
import { solution } from './solution.ts';

export const appointmentScheduling: Solution<WeekElevation> = {
  meta: {
    title: `Appointment Scheduling Without Phone Calls | ${site.name}`,
    description: `Clients book, move and cancel online in your own calendar, with reminders and intake questions. Set up and tested in ${weeks(timelines['appointment-scheduling'])}, support included.`,
  },
  name: serviceNames['appointment-scheduling'],
  heading: 'Clients book themselves, by your rules',
  introduction: `Clients choose a time that really is free and get a reminder before they come. Your rules for travel time, rooms and staff apply by themselves. Set up in ${weeks(timelines['appointment-scheduling'])}, with ${days(supportDays['appointment-scheduling'] ?? 0)} of support after launch.`,
  callToAction: 'Discuss your calendar',
  drawing:
    'Days with their times. Solid blocks are taken, dashed ones are free, and the one with the colored roof was booked by a client just now.',
  elevation: {
    title: 'A week that fills itself',
    introduction:
      'A physical therapy practice: what was planned by hand, what clients booked, and what the rules keep free.',
    caption: 'An example. The practice and its clients are made up.',
    states: {
      taken: 'Planned by you',
      booked: 'Booked by a client',
      free: 'Free to book',
      kept: 'Kept free by a rule',
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
      text: "See you tomorrow at 3:00 for your first visit. Can't make it? Move or cancel until noon:",
      link: 'move my appointment',
      note: 'Booked on Monday at 9:52 p.m., by the client. Nobody picked up a phone.',
    },
  },
  problem: {
    title: 'Three messages for one appointment',
    paragraphs: [
      'Someone calls, you look in the calendar and propose two times, neither fits, you call back. One appointment easily takes three messages, and while you are with a client nobody answers the phone.',
      'The calendar has rules that only one person knows: no two first visits in a row, time to drive, a room that is shared. So planning cannot be handed over, and holidays are a problem.',
    ],
    signs: [
      'Voicemails and emails about times pile up during the day',
      'Two people plan at once and a time is given away twice',
      'Clients forget to come and no reminder was sent',
      'The first part of every appointment goes to questions that could have been asked before',
    ],
  },
  build: {
    title: 'What we build',
    introduction: 'Your calendar stays where it is. We put a booking page in front of it and teach it your rules.',
    parts: [
      {
        id: 'link',
        title: 'The calendar connection',
        text: 'In both directions with the calendars your team uses. What you plan by hand is taken at once, and what is booked online appears in your own calendar.',
      },
      {
        id: 'rules',
        title: 'Your rules',
        text: 'Length, breaks, travel time, rooms, who does what and how far ahead. Written down once, so that anyone can read and change them.',
      },
      {
        id: 'messages',
        title: 'Messages',
        text: 'Confirmations and reminders by email or text message, in your own words, with a link to move or cancel within your terms.',
      },
      {
        id: 'intake',
        title: 'Intake questions',
        text: 'Asked while booking and kept with the appointment, so that you start prepared. Only what that appointment needs.',
      },
    ],
  },
  plan: {
    note: 'The shorter timeline applies with one team and few kinds of appointments; the last two steps then share a week.',
    steps: [
      {
        id: 'rules',
        title: 'Rules on paper',
        text: 'We sit down with the person who plans now and write down every rule and exception, until you would plan the same from the list.',
      },
      {
        id: 'build',
        title: 'Booking page and links',
        text: 'Calendars connected, booking page in your visual identity, messages written. We replay a past month and see whether the rules would have allowed it.',
      },
      {
        id: 'launch',
        title: 'Trial and launch',
        text: 'First for one kind of appointment or one colleague. When nothing clashes, the link goes on your website, in your signature and on your voicemail.',
      },
    ],
  },
  bring: {
    introduction: 'The person who plans now, for a few hours spread over the weeks.',
    items: [
      {
        id: 'calendars',
        title: 'Your calendars',
        text: 'Access to the calendar of everyone who can be booked, and of rooms if you share them.',
      },
      {
        id: 'exceptions',
        title: 'Your exceptions',
        text: 'What is in no manual: who never works on Wednesdays, which visit always runs over.',
      },
      { id: 'terms', title: 'Your terms', text: 'How late a client may move or cancel, and what happens after that.' },
      {
        id: 'texts',
        title: 'Someone to approve the messages',
        text: 'One colleague who approves the confirmation, the reminder and the tone.',
      },
    ],
  },
  faq: [
    {
      id: 'calendars',
      question: 'Which calendars can you connect?',
      answer:
        'Google Calendar, Microsoft 365 and any calendar with CalDAV or an API. We check the calendar of a closed practice system before we quote.',
    },
    {
      id: 'double-booking',
      question: 'Can two clients book the same time?',
      answer:
        'No. At the moment of booking a time is checked once more and taken in the same step. The second client sees at once that it is gone and what is still free.',
    },
    {
      id: 'phone',
      question: 'What about clients who would rather call?',
      answer: 'They still can. Your colleague books through the same page, so that the same rules and reminders apply.',
    },
    {
      id: 'running-costs',
      question: 'Are there costs after launch?',
      answer:
        'The booking software may have a subscription, and text messages are charged by their provider. Both are in your name, and the quote names them beforehand.',
    },
    {
      id: 'health',
      question: 'Is it suited to practices that work with health data?',
      answer:
        'Yes, if it is set up for it. The booking page asks no more than planning requires. Where intake answers contain health data we first agree on storage, access and deletion, in a data processing agreement.',
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
