import type { configurationError as english } from '../en/configuration-error.ts';

/** The whole page of a site whose settings are incomplete. */
export const configurationError = {
  title: 'Deze site is nog niet ingesteld',
  text: 'Kom later nog eens terug. Is dit uw site? Dan ontbreekt er een instelling of klopt er een niet. In het logboek staat welke.',
} satisfies typeof english;
