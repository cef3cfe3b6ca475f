/** The whole page of a site whose settings are incomplete. */
export const configurationError = {
  title: 'This site isn’t set up yet',
  text: 'Please come back later. Is this your site? Then a setting is missing or wrong, and the log names it.',
};
