/** What the desk's part of the API answers, by the `code` of the answer. */
export const deskErrors = {
  unauthorized: 'Please sign in first.',
  forbidden: 'This account may not do that here.',
  not_found: 'There is nothing at this address.',
  conflict: 'Somebody else changed this in the meantime.',
  bad_request: 'We could not read this request. Please reload the page and try again.',
  too_large: 'This is too large to send.',
  unsupported: 'This request is in a form we cannot read.',
  method_not_allowed: 'This address does not accept this kind of request.',
  rate_limited: 'Too many tries. Please wait a minute; after 30 tries, until tomorrow.',
  invalid_credentials: 'Email address and password do not belong together.',
  otp_expired: 'This code is wrong or no longer valid.',
  unavailable: 'The desk cannot be reached right now. Please try again in a moment.',
  timeout: 'The desk took too long to answer. Please try again.',
  not_configured: 'This website has no desk yet: its setting is missing.',
};
