/** The whole page of a site whose settings are incomplete. */
export const configurationError = {
  title: 'This site isn’t set up yet',
  text: 'A required setting is missing or invalid. For the site’s owner: the log says which one.',
};
