import { site } from '#shared/site.ts';
import { claims, supportDays, timelines } from '../figures.ts';
import { days, figure, weeks } from './format.ts';

export const aiCustomerSupport = {
  meta: {
    title: `AI Customer Support from Your Own Documents | ${site.name}`,
    description: `An AI assistant that answers customer questions ${figure(claims.support)} from your own documents and hands over to a colleague when needed. Live in ${weeks(timelines['ai-customer-support'])}.`,
  },
  heading: 'AI Customer Support',
  introduction: `Most questions your customers ask have been answered before. Our assistant finds that answer in your own documents, day and night, and hands the conversation to a colleague when it is not sure. It is live in ${weeks(timelines['ai-customer-support'])} and includes ${days(supportDays['ai-customer-support'] ?? 0)} of support after launch.`,
};
