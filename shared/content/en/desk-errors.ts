/** The messages of the desk's part of the API, by the `code` of the answer. */
export const deskErrors = {
  unauthorized: 'Please sign in first.',
  forbidden: 'This account can’t do that. Ask whoever runs this site for access.',
  not_found: 'There’s nothing at this address. Go back to the dashboard.',
  conflict: 'Someone else changed this in the meantime. Reload the page to see it.',
  bad_request: 'That didn’t arrive in one piece. Please reload the page and try again.',
  too_large: 'This is too long to send. Please shorten it and try again.',
  unsupported: 'We can’t read what’s sent this way. Please reload the page and try again.',
  method_not_allowed: 'That can’t be done this way. Please use the dashboard.',
  rate_limited: 'Too many tries. Please wait a minute. After 30 tries in a day, wait until tomorrow.',
  invalid_credentials: 'That email address and password don’t match. Check both, or sign in with a code.',
  otp_expired: 'This code is wrong or no longer valid. Please ask for a new one.',
  unavailable: 'We can’t reach the dashboard right now. Please try again in a moment.',
  timeout: 'The dashboard took too long to answer. Please try again.',
  not_configured: 'This website has no dashboard yet. Its owner can switch it on in the settings.',
};
