import { growthCheckIns, launchTest } from '../figures.ts';

/** Sentences that several pages share, so that they agree. */
export const facts = {
  agreement: 'There’s no agreement until we’ve both signed the quote.',
  prices: 'Prices are in euros, excluding VAT.',
  clock: 'We count the weeks from the day we have access to the systems we need.',
  /** What applies to a client who stops. */
  stop: 'You pay what’s due by then and keep what you’ve paid for.',
  ownership:
    'Your data and the accounts are yours from day one. The code and the documentation are yours once they’re paid for.',
  training:
    'Every package and every service comes with training and a written manual for the people who’ll use it. A business analysis doesn’t: it ends in a report.',
  workflow:
    'One trigger, the steps that follow and one result, such as a form that comes in and the quote that goes out.',
  /** What every package can work with. The larger ones add systems. */
  officeTools: 'email, forms, spreadsheets and shared folders',
  /** What the free session yields. The chat must not read it as an offer to book, so it has no 'schedule'. */
  freeSession: 'You’ll hear what we’d automate, roughly how long that takes and what we’d leave alone.',
  checkIns: `${growthCheckIns} check-ins, one a month after launch`,
  launchTest: `We test with ${launchTest.questions} questions your customers actually asked. It passes once ${launchTest.everydayRight} of the ${launchTest.everyday} everyday ones are right. The others test what it asks, refuses and passes on.`,
};
