import { site } from '#shared/site.ts';
import {
  claims,
  consultationMinutes,
  packageFigures,
  replyHours,
  retention,
  returnOnInvestmentMonths,
  supportDays,
  timelines,
} from '../figures.ts';
import type { FaqItem } from '../types.ts';
import { facts } from './facts.ts';
import { days, figure, hours, minutes, months, price, weeks, workflows } from './format.ts';

const { 'build-and-empower': empower, 'build-and-elevate': elevate, growth } = packageFigures;

export const faq: FaqItem[] = [
  {
    id: 'how-long',
    question: 'How long does each service take?',
    answer: `AI customer support takes ${weeks(timelines['ai-customer-support'])}, appointment scheduling ${weeks(timelines['appointment-scheduling'])}, CRM integration ${weeks(timelines['crm-integration'])}, business analysis ${weeks(timelines['business-analysis'])}, website development ${weeks(timelines['website-development'])} and a custom AI solution ${weeks(timelines['custom-ai-solution'])}. The clock starts when we have access to the systems we need.`,
  },
  {
    id: 'service-cost',
    question: 'What does a service cost?',
    answer: `It depends on your systems and the amount of work, so we quote every service. After a first conversation you get it in writing: one price, for what the quote says we build. ${facts.prices} Would you rather know now? The packages have a fixed price.`,
  },
  {
    id: 'packages',
    question: 'What do the packages cost and what is in them?',
    answer: `Build & Empower costs ${price(empower.price)}, takes ${weeks(empower.timeline)} and covers ${workflows(empower.workflows)}. Build & Elevate costs ${price(elevate.price)}, takes ${weeks(elevate.timeline)} and covers ${workflows(elevate.workflows)}. Growth costs ${price(growth.price)}, takes ${weeks(growth.timeline)}, covers ${workflows(growth.workflows)} and adds ${facts.checkIns}. All three include training and support after launch. ${facts.prices}`,
  },
  {
    id: 'free-session',
    question: 'What is the free strategy session?',
    answer: `A video call of ${minutes(consultationMinutes)}, free of charge. You tell us which work takes too much time; we say what can be automated, roughly how long it takes and what we would leave alone. You decide afterward whether you want a quote.`,
  },
  {
    id: 'how-to-start',
    question: 'How do I start?',
    answer: `Send the contact form or book the free session. We answer by email within ${hours(replyHours)}. After a first conversation you get a quote. ${facts.agreement} Then we plan the start together.`,
  },
  {
    id: 'our-effort',
    question: 'How much time does it take from our team?',
    answer:
      'One person who knows the process and can decide, a few hours a week. At the start we need access to your systems and examples of real work; toward the end your team tests and is trained.',
  },
  {
    id: 'existing-crm',
    question: 'Do you work with the CRM we already have?',
    answer:
      'Yes, if it has an API or another reliable way to exchange data, and most do. We check that before we quote. You do not have to switch; if switching would be cheaper in the end, we say so.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code and the data?',
    answer:
      'You do. What we build for you is handed over with its source code and documentation once the invoice is paid, and your data stays yours throughout. Accounts with outside services are in your name.',
  },
  {
    id: 'languages',
    question: 'Which languages do you work in?',
    answer:
      'We work in English and Dutch. The assistants and websites we build can serve your customers in other languages too; we agree on which ones, and on who checks the copy, before the start.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer: `Support after launch is included: ${days(supportDays['ai-customer-support'] ?? 0)} for AI customer support and appointment scheduling, ${days(supportDays['crm-integration'] ?? 0)} for CRM integration, ${days(supportDays['website-development'] ?? 0)} for websites and custom AI solutions, and ${empower.supportDays}, ${elevate.supportDays} or ${days(growth.supportDays)} with the packages. In that time we fix faults and adjust what turns out different in practice. After it you choose: your team takes over, or we agree on maintenance.`,
  },
  {
    id: 'around-the-clock',
    question: `What does ${figure(claims.support)} support mean?`,
    answer: facts.aroundTheClock,
  },
  {
    id: 'return',
    question: 'When does automation pay for itself?',
    answer: `We aim for a return within ${months(returnOnInvestmentMonths)}. In the first conversation we estimate with you how many hours a process takes now; if the numbers do not work, we advise you not to do it.`,
  },
  {
    id: 'mistakes',
    question: 'What if the AI gives a wrong answer?',
    answer:
      'AI makes mistakes, so we design for it. Answers come from your own sources, we test with real questions before launch, and where a mistake would be costly a person approves the result. What the assistant does not know, it passes on.',
  },
  {
    id: 'privacy',
    question: 'What happens to the data I leave on this website?',
    answer: `A contact request is kept for ${months(retention.submissionMonths)} and a chat conversation for ${days(retention.chatLogDays)}, then it is deleted. An outside AI service answers the chat, so please leave out confidential details. We set no cookies. Write to ${site.email} if you want your data erased sooner.`,
  },
  {
    id: 'client-data',
    question: 'How do you handle our customer data in a project?',
    answer:
      'We ask for the least access that the work needs and put in a data processing agreement what happens to the data, where it is stored and when it is deleted. Tests use made-up or anonymized data where that is possible.',
  },
  {
    id: 'team-skills',
    question: 'Do we need technical people in our team?',
    answer: `No. We build, connect and document, and train the people who will work with it. The packages include ${empower.trainingHours}, ${elevate.trainingHours} or ${hours(growth.trainingHours)} of training.`,
  },
];
