import { site } from '#shared/site.ts';
import type { deskReply as english } from '../en/desk-reply.ts';

export const deskReply = {
  subject: (company: string) => `Uw aanvraag bij ${site.name} (${company})`,
  body: (name: string) => `Beste ${name},\n\nBedankt voor uw aanvraag. `,
} satisfies typeof english;
