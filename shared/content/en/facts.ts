import { growthCheckIns, launchTest, replyHours } from '../figures.ts';
import { hours } from './format.ts';

/** What several pages say, so that they cannot disagree. */
export const facts = {
  agreement: 'You’re not tied to anything until we’ve both signed the quote.',
  prices: 'Prices are in euros, excluding VAT.',
  aroundTheClock: `Our AI assistant answers at any hour. A person replies within ${hours(replyHours)}. And after launch, you get the days of support that come with your service or package.`,
  checkIns: `${growthCheckIns} check-ins: one a month from launch on`,
  launchTest: `We test with ${launchTest.questions} questions your customers really asked. Of the ${launchTest.everyday} everyday ones, it has to get at least ${launchTest.everydayRight} right before it goes live.`,
};
