import { acceptanceCases } from '../work-terms.ts';

/** The made-up job of /about: orders a week, and minutes that people spend on each. */
const job = { orders: 60, typing: 9, finding: 3, asking: 3 };

const automated = job.typing + job.finding;
const minutes = automated + job.asking;
/** As in the test, software takes over nearly all. */
const byHand = 1 - acceptanceCases.passing / acceptanceCases.total;
const hoursBefore = (job.orders * minutes) / 60;
const hoursAfter = Math.ceil((job.orders * (job.asking + byHand * automated)) / 60);

export const orderFigures = {
  ...job,
  minutes,
  hoursBefore,
  hoursAfter,
  hoursSaved: hoursBefore - hoursAfter,
};
