import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const appointmentScheduling = {
  meta: {
    title: `Appointment Scheduling Without Phone Calls | ${site.name}`,
    description: `Clients book, move and cancel online in your own calendar, with reminders and intake questions. Set up and tested in ${weeks(timelines['appointment-scheduling'])}, support included.`,
  },
  heading: 'Appointment Scheduling',
  introduction: `Clients choose a time that really is free and get a reminder before they come. Your rules for travel time, rooms and staff apply by themselves. Set up in ${weeks(timelines['appointment-scheduling'])}, with ${days(supportDays['appointment-scheduling'] ?? 0)} of support after launch.`,
};
