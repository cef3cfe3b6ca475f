/** Why records of conversations wait outside the database. */
export const waitingReasons = {
  table: 'The database didn’t take them.',
  queue: 'The queue wasn’t available.',
  rule: 'A rule of the database refuses them for good.',
};
