/** All that is shown of a site whose settings are incomplete. */
export const configurationError = {
  title: 'This site is not set up yet',
  text: 'A setting that the site needs is missing or not valid. Its owner finds the names of the settings in the log.',
};
