import { site } from '#shared/site.ts';

/** The beginning of an e-mail to a lead, in the lead's language. */
export const deskReply = {
  subject: (company: string) => `Your message to ${site.name} (${company})`,
  body: (name: string) => `Hi ${name},\n\nThanks for your message. `,
};
