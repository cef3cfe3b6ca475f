import { site } from '#shared/site.ts';
import { retention } from '../figures.ts';
import { days, hours, months } from './format.ts';

export const privacy = {
  meta: {
    title: `Privacy: What We Store and for How Long | ${site.name}`,
    description: `Which data this website stores, why and for how long: contact requests ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, no cookies. And how to have it erased.`,
  },
  heading: 'Privacy',
  introduction: `When you send the contact form, we store what you filled in, the language of the page and the button you came from, and delete it after ${months(retention.submissionMonths)}. When you use the chat, an outside AI service receives your messages to answer them, and we store the questions and answers for ${days(retention.chatLogDays)}. We set no cookies and do not store your IP address: to stop abuse we count requests under a salted hash of it, for at most ${hours(retention.visitorHashHours)}. Nothing is requested from third parties until you open the booking calendar. Write to ${site.email} to see your data or have it erased.`,
};
