import { growthCheckIns, launchTest, replyHours } from '../figures.ts';
import { hours } from './format.ts';

/** What several pages say, so that they cannot disagree. */
export const facts = {
  agreement: 'There’s an agreement once we’ve both signed the quote, and not before.',
  prices: 'Prices are in euros, excluding VAT.',
  aroundTheClock: `The AI assistant answers at any hour. A person replies within ${hours(replyHours)}, and after launch you have the days of support that your service or package includes.`,
  checkIns: `${growthCheckIns} check-ins: one a month from launch on`,
  launchTest: `The assistant is tested with ${launchTest.questions} questions that your customers really asked. Of the ${launchTest.everyday} everyday ones, at least ${launchTest.everydayRight} have to be right before it goes live.`,
};
