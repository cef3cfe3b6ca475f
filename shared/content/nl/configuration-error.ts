import type { configurationError as english } from '../en/configuration-error.ts';

/** The whole page of a site whose settings are incomplete. */
export const configurationError = {
  title: 'Deze site is nog niet ingesteld',
  text: 'Een instelling die de site nodig heeft, ontbreekt of klopt niet. De eigenaar ziet in het logboek om welke het gaat.',
} satisfies typeof english;
