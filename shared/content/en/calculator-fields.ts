/** The part of the calculator that the home page has as well. */
export const calculatorFields = {
  title: 'Does it pay back?',
  labels: { hours: 'Hours a week', people: 'People', cost: 'Euros an hour' },
  submit: 'Work it out',
};
