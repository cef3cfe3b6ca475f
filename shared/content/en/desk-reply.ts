import { site } from '#shared/site.ts';
import { consultationMinutes } from '../figures.ts';

/** What an email to a lead is made of, in the lead's language. */
export const deskReply = {
  /** Null for a lead whose company is not known. */
  subject: (company: string | null) => `Your inquiry at ${site.name}${company ? ` (${company})` : ''}`,
  greeting: (name: string) => `Hi ${name},`,
  signature: `Kind regards,\n${site.name}`,
  /** The beginning of an email that is written in the mail program. */
  thanks: 'Thanks for your inquiry.',
  /** `words`: what the visitor wrote, quoted line by line. `link`: the booking page. */
  /** In the templates, where the company is not known. */
  yourCompany: 'your company',
  templates: {
    questions: (company: string, service: string, words: string) =>
      `Thanks for your inquiry. You asked about ${service} for ${company}, and wrote:\n\n${words}\n\nBefore we suggest anything, three questions:\n\n1. How do you do this today, and which tools do you use?\n2. Who works with it, and how much time does it take?\n3. When would you like it to be solved?\n\nShort answers are fine.`,
    session: (company: string, service: string, link: string) =>
      `Thanks for your inquiry about ${service}. The quickest way on is to talk: in a free session of ${consultationMinutes} minutes we look at what ${company} needs, and you hear what we’d do first.\n\nPick a time that suits you:\n${link}\n\nDoes none of them work? Then tell us when you’re free.`,
    details: (_company: string, service: string, words: string) =>
      `Thanks for your inquiry about ${service}. You wrote:\n\n${words}\n\nTo give you a useful answer, we’d like to see a little more. Could you send us an example, such as a screenshot or a file without customer data? And what should be different once it works?`,
    decline: (company: string, service: string, words: string) =>
      `Thanks for thinking of us. You wrote:\n\n${words}\n\nWe’ve read it carefully, and we’re not the right people for this: with ${service} we wouldn’t be able to do for ${company} what you need. We wish you well with it, and you’re welcome to write again.`,
    afterSession: (company: string, service: string) =>
      `Thanks for the session today. Here’s what we took from it for ${company}:\n\n- \n- \n\nAs a first step for ${service}, we suggest:\n\n- \n\nWould you like us to put that in a proposal? A yes to this email is enough.`,
  },
};
