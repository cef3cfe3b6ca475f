/**
 * What browsers accept as an address (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in its domain. Angle brackets and
 * spaces never match, so the stored address needs no cleaning.
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
