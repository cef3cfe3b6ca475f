import { site } from '#shared/site.ts';
import { acceptanceCases, maintenance, paymentParts, repairDays, startWeeks } from '#shared/work-terms.ts';
import { launchTest } from '../figures.ts';
import type { Term } from '../types.ts';
import { facts } from './facts.ts';
import { hours } from './format.ts';

const { start, passed } = paymentParts;

const items: Term[] = [
  {
    id: 'acceptance',
    question: 'When does it pass?',
    value: `${acceptanceCases.passing} of ${acceptanceCases.total} cases`,
    answer: `Before we start, we agree in writing on ${acceptanceCases.total} real cases from your past work. At least ${acceptanceCases.passing} have to come out right, or go to a person where we agreed they should. Your colleague judges. For an assistant, that’s at least ${launchTest.everydayRight} of ${launchTest.everyday} everyday questions. With custom AI, we set the mark together before the prototype. For a website, a case is something a visitor has to be able to do. For an analysis, it’s one the process map has to explain.`,
  },
  {
    id: 'payment',
    question: 'When do we pay?',
    value: `${start}%, then ${passed}%`,
    answer: `You pay ${start}% at the start and ${passed}% once the agreed cases have passed. The price is fixed. Anything extra gets its own price, and we only start on it if you agree. A prototype that the quote lists separately is paid in the same two parts.`,
  },
  {
    id: 'failure',
    question: 'What if it fails?',
    value: `Repair, or ${start}% back`,
    answer: `If too many of the agreed cases fail, we repair it at our cost within ${repairDays} working days and test all of them again. If it fails a second time, the other ${passed}% isn’t due and you choose. You can let us try again, stop and get the ${start}% back, or stop and keep what’s been made. Your data and your accounts stay yours either way.`,
  },
  {
    id: 'stopping',
    question: 'Can we stop?',
    value: 'After any step',
    answer: `Yes, after any step in the plan. Email ${site.email}; you don’t have to give a reason. ${facts.stop}`,
  },
  {
    id: 'maintenance',
    question: 'And maintenance?',
    value: `${maintenance.monthly} euros a month`,
    answer: `Maintenance is optional. First there are the days of support that come with your package or service. After that it costs ${maintenance.monthly} a month with ${hours(maintenance.includedHours)} of work, and ${maintenance.hourly} for every extra hour. You can also pay by the hour only. You can cancel every month. ${facts.prices}`,
  },
  {
    id: 'start',
    question: 'When do you start?',
    value: `Within ${startWeeks} weeks`,
    answer: `${facts.agreement} We start within ${startWeeks} weeks after that, or later if you prefer. ${facts.clock}`,
  },
];

/** What happens when a project goes wrong, and what it costs then. */
export const workTerms = {
  title: 'If it doesn’t work',
  introduction: 'For every package and service, and written into your quote.',
  items,
};
