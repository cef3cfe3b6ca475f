export const chatErrors = {
  /** By the `code` of the answer; for `upstream` see `byStatus`. */
  byCode: {
    empty: 'Please enter a message to continue our conversation.',
    too_long: 'Your message is too long. Please try sending a shorter message.',
    bad_request: 'Invalid request. Please try rephrasing your message.',
    rate_limited: 'Too many requests. Please wait a moment before sending another message.',
    session: 'Unable to start a new conversation. Please refresh the page and try again.',
    empty_reply: "I'm having trouble responding right now. Please try again in a moment.",
    unreachable: 'Unable to connect to our AI service. Please check your internet connection and try again.',
    timeout: 'Request took too long. Please try again with a shorter message.',
    forbidden: 'The chat only works on our own website. Please open it there and ask again.',
    too_large: 'This conversation has grown too long to send. Please start a new one.',
    unsupported: 'We can’t read a message that’s sent this way. Please reload the page and try again.',
    not_found: 'There’s nothing at this address. You’ll find the contact form and the chat on our website.',
    method_not_allowed: 'This can’t be done here. You’ll find the contact form and the chat on our website.',
  },
  /** By the HTTP status of the AI chat service. Any other status gets the service's own message, else `other`. */
  byStatus: {
    400: 'Invalid request. Please try rephrasing your message.',
    401: 'Authentication issue. Please refresh the page and try again.',
    403: 'Access denied. Please contact support if this continues.',
    429: 'Too many requests. Please wait a moment before sending another message.',
    500: 'Our AI service is temporarily unavailable. Please try again in a few moments.',
    502: 'Our AI service is temporarily unavailable. Please try again in a few moments.',
    503: 'Our AI service is temporarily unavailable. Please try again in a few moments.',
    504: 'Request timeout. Please try sending a shorter message.',
  },
  other: 'Something went wrong with our AI service. Please try again.',
  /** By what the error's message contains, when there is no HTTP answer. */
  withoutAnswer: {
    timeout: 'Request took too long. Please try again with a shorter message.',
    network: 'Network connection issue. Please check your internet and try again.',
    other: "I'm having trouble responding right now. Please try again in a moment.",
  },
  bubbles: {
    failedSend: "I apologize, but I'm having trouble responding right now. Please try again in a moment.",
    unexpected: "I apologize, but I'm having trouble connecting right now. Please try again in a moment.",
  },
  banner: 'Connection issue. Please try again.',
};
