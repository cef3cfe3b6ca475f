/** Why records of conversations wait outside the database. */
export const waitingReasons = {
  table: 'The database did not take them.',
  queue: 'The queue was not available.',
};
