import { retention } from '#shared/retention.ts';
import { site } from '#shared/site.ts';
import { claims, consultationMinutes, replyHours, returnOnInvestmentMonths, timelines } from '../figures.ts';
import { packageFigures, supportDays } from '../offer-figures.ts';
import type { FaqItem } from '../types.ts';
import { facts } from './facts.ts';
import { days, figure, hours, months, price, weeks, workflows } from './format.ts';

const { 'build-and-empower': empower, 'build-and-elevate': elevate, growth } = packageFigures;

export const faq: FaqItem[] = [
  {
    id: 'return',
    question: 'When does automation pay for itself?',
    value: `Within ${months(returnOnInvestmentMonths)}, our aim`,
    answer: `We aim for a return within ${months(returnOnInvestmentMonths)}. Before we quote, we compare the hours a process takes you now with what it costs to automate. If it won’t pay back, we advise against it.`,
  },
  {
    id: 'packages',
    question: 'What do the packages cost and what’s in them?',
    value: `From ${price(empower.price)}`,
    answer: `${price(empower.price)}, ${price(elevate.price)} or ${price(growth.price)} euros, for ${empower.workflows}, ${elevate.workflows} or ${workflows(growth.workflows)}. It takes ${weeks(empower.timeline)}, ${weeks(elevate.timeline)} or ${weeks(growth.timeline)}. Growth adds ${facts.checkIns}. ${facts.prices}`,
  },
  {
    id: 'service-cost',
    question: 'What does a service cost?',
    value: 'By quote',
    answer: `It depends on your systems and the amount of work, so we quote every service. After the free session you get it in writing: what we’ll build, and one price for it. ${facts.prices}`,
  },
  {
    id: 'how-long',
    question: 'How long does each service take?',
    value: `${timelines['ai-customer-support'].min} to ${timelines['custom-ai-solution'].max} weeks`,
    answer: `${weeks(timelines['ai-customer-support'])} for AI customer support or appointment scheduling, ${weeks(timelines['crm-integration'])} for CRM integration or business analysis, ${weeks(timelines['website-development'])} for a website, ${weeks(timelines['custom-ai-solution'])} for custom AI. ${facts.clock}`,
  },
  {
    id: 'free-session',
    question: 'What is the free strategy session?',
    value: `${consultationMinutes} minutes`,
    answer: `A free ${consultationMinutes}-minute video call. You tell us what takes too much time. ${facts.freeSession}`,
  },
  {
    id: 'how-to-start',
    question: 'How do I start?',
    value: 'By form or in a session',
    answer: `Send the contact form or book the free session. We answer by email within ${hours(replyHours)}. After the free session we send you a quote. ${facts.agreement}`,
  },
  {
    id: 'our-effort',
    question: 'How much of our team’s time does it take?',
    value: 'A few hours a week',
    answer:
      'One person who knows the process and can decide, a few hours a week. At the start we need access to your systems and examples of real work. Toward the end, your team tests it and gets trained.',
  },
  {
    id: 'team-skills',
    question: 'Do we need technical people on our team?',
    value: 'No',
    answer: `No. ${facts.training} The packages include ${empower.trainingHours}, ${elevate.trainingHours} or ${hours(growth.trainingHours)} of training.`,
  },
  {
    id: 'languages',
    question: 'What languages do you work in?',
    value: 'English and Dutch',
    answer: 'English and Dutch. The assistants and websites we build can serve your customers in other languages too.',
  },
  {
    id: 'existing-crm',
    question: 'Do you work with the CRM we already have?',
    value: 'Yes, if it has an API',
    answer:
      'Yes, if it has an API or another reliable way to exchange data, and most do. We check before we quote. You don’t have to switch. If switching costs less in the end, you get both prices.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code and the data?',
    value: 'You',
    answer: `You do. ${facts.ownership}`,
  },
  {
    id: 'client-data',
    question: 'How do you handle our customer data in a project?',
    value: 'Under a processing agreement',
    answer:
      'We ask for the least access that gets the job done. A data processing agreement says what happens to the data, where it’s stored and when it’s deleted. Where we can, we test with made-up or anonymized data.',
  },
  {
    id: 'privacy',
    question: 'What happens to the data I leave on this website?',
    value: `Inquiry ${months(retention.submissionMonths)}, chat ${days(retention.chatLogDays)}`,
    answer: `We keep an inquiry for ${months(retention.submissionMonths)} and a chat for ${days(retention.chatLogDays)}, then we delete it. An outside AI service answers the chat, so leave out anything confidential. We don’t set cookies. Want your data gone sooner? Email ${site.email}.`,
  },
  {
    id: 'mistakes',
    question: 'What if the AI gives a wrong answer?',
    value: 'Where it could hurt, a person decides',
    answer: `Some answers will be wrong. They come from your own sources, and where a mistake could hurt, a person decides. If the assistant doesn’t know, it passes the question on. ${facts.launchTest}`,
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    value: `${empower.supportDays} to ${days(supportDays['custom-ai-solution'] ?? 0)} of support`,
    answer: `Support is included: from ${empower.supportDays} to ${days(supportDays['custom-ai-solution'] ?? 0)}, as your package or service says. We fix bugs and adjust whatever doesn’t work in practice. After that you choose: your team takes over, or we agree on maintenance.`,
  },
  {
    id: 'around-the-clock',
    question: `What does ${figure(claims.support)} support mean?`,
    value: `AI at once, a person in ${hours(replyHours)}`,
    answer: `Our AI assistant answers at any hour, and a person replies within ${hours(replyHours)}.`,
  },
];
