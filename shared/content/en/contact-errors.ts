export const contactErrors = {
  /** `tooShort` is also the answer to a missing field, `invalid` to a choice that was not made. */
  fields: {
    fullName: {
      tooShort: 'Please enter your full name (at least 2 characters)',
      tooLong: 'Name is too long (maximum 100 characters)',
      invalid: 'Name can only contain letters, spaces, hyphens and apostrophes',
    },
    email: {
      invalid: 'Please enter a valid email address',
      tooLong: 'Email address is too long',
    },
    companyName: {
      tooShort: 'Please enter your company name (at least 2 characters)',
      tooLong: 'Company name is too long (maximum 100 characters)',
    },
    service: {
      invalid: 'Please select a service from the list',
    },
    problemDescription: {
      tooShort: 'Please provide more details about your needs (at least 10 characters)',
      tooLong: 'Description is too long (maximum 2000 characters)',
    },
    additionalInfo: {
      tooLong: 'Additional information is too long (maximum 2000 characters)',
    },
    contactPreference: {
      invalid: "Please select how you'd like us to contact you",
    },
  },
  /** By the `code` of the answer. */
  outcomes: {
    validation: 'Please check your information and try again.',
    rate_limited: "You've submitted several forms recently. Please wait 30 minutes before trying again.",
    duplicate: "You have already submitted a form in the last 24 hours. We'll be in touch soon!",
    duplicate_recent: 'You have already submitted a form recently. Please wait 24 hours before submitting again.',
    network: 'Connection problem. Please check your internet connection and try again.',
    timeout: 'The request took too long. Please try again.',
    busy: 'Too many submissions. Please wait a moment before trying again.',
    rejected: 'Please check your information and try again.',
    unavailable: 'Unable to submit your form right now. Please try again or contact us directly.',
    honeypot: 'A hidden field was filled in, perhaps by a password manager. Please try again.',
    challenge: 'The security check didn’t pass. Please try again, or send us an email.',
    bad_request: 'Your inquiry didn’t arrive in one piece. Please reload the page and send it again.',
    forbidden: 'This form only works on our own website. Please open it there and send it again.',
    too_large: 'Your inquiry is too long to send. Please shorten it and try again.',
    unsupported: 'We can’t read an inquiry that’s sent this way. Please use the contact form on our website.',
    not_found: 'There’s nothing at this address. You’ll find the contact form and the chat on our website.',
    method_not_allowed: 'This can’t be done here. You’ll find the contact form and the chat on our website.',
  },
};
