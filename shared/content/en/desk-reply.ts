import { site } from '#shared/site.ts';

/** How an answer to a lead begins, in the lead's language. */
export const deskReply = {
  subject: (company: string) => `Your request to ${site.name} (${company})`,
  body: (name: string) => `Dear ${name},\n\nThank you for your request. `,
};
