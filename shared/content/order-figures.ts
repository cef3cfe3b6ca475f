/** The made-up job of /about: orders a week, and minutes that people spend on each. Software takes over typing and finding. */
const job = { orders: 60, typing: 9, finding: 3, asking: 3 };

const minutes = job.typing + job.finding + job.asking;

export const orderFigures = {
  ...job,
  minutes,
  hoursBefore: (job.orders * minutes) / 60,
  hoursAfter: (job.orders * job.asking) / 60,
};
