/** The messages of the desk's part of the API, by the `code` of the answer. */
export const deskErrors = {
  unauthorized: 'Please sign in first.',
  forbidden: 'This account can’t do that here.',
  not_found: 'There’s nothing at this address.',
  conflict: 'Someone else changed this in the meantime.',
  bad_request: 'We couldn’t read that. Please reload the page and try again.',
  too_large: 'This is too large to send.',
  unsupported: 'This came in a format we can’t read.',
  method_not_allowed: 'This address doesn’t work that way.',
  rate_limited: 'Too many tries. Please wait a minute. After 30 tries in a day, wait until tomorrow.',
  invalid_credentials: 'That email address and password don’t match.',
  otp_expired: 'This code is wrong or no longer valid.',
  unavailable: 'We can’t reach the dashboard right now. Please try again in a moment.',
  timeout: 'The dashboard took too long to answer. Please try again.',
  not_configured: 'This website has no dashboard yet: a setting is missing.',
};
