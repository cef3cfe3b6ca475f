import { growthCheckIns, launchTest, replyHours } from '../figures.ts';
import { hours } from './format.ts';

/** Sentences that several pages share, so that they agree. */
export const facts = {
  agreement: 'There’s no agreement until we’ve both signed the quote.',
  prices: 'Prices are in euros, excluding VAT.',
  aroundTheClock: `Our AI assistant answers at any hour, and a person replies within ${hours(replyHours)}. After launch, your service or package includes a set number of days of support.`,
  checkIns: `${growthCheckIns} check-ins, one a month after launch`,
  launchTest: `We test with ${launchTest.questions} questions your customers actually asked. Of the ${launchTest.everyday} everyday ones, the assistant has to get at least ${launchTest.everydayRight} right before it goes live.`,
};
