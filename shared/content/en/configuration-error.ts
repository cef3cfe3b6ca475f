/** All that is shown of a site whose settings are incomplete. */
export const configurationError = {
  title: 'This site isn’t set up yet',
  text: 'A setting the site needs is missing or not valid. The log names it for the site’s owner.',
};
