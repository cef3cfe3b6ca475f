import { site } from '#shared/site.ts';
import type { deskReply as english } from '../en/desk-reply.ts';
import { consultationMinutes } from '../figures.ts';

export const deskReply = {
  subject: (company: string | null) => `Uw aanvraag bij ${site.name}${company ? ` (${company})` : ''}`,
  greeting: (name: string) => `Beste ${name},`,
  signature: `Met vriendelijke groet,\n${site.name}`,
  thanks: 'Bedankt voor uw aanvraag.',
  yourCompany: 'uw bedrijf',
  templates: {
    questions: (company: string, service: string, words: string) =>
      `Bedankt voor uw aanvraag. U vroeg naar ${service} voor ${company} en schreef:\n\n${words}\n\nVoordat we iets voorstellen, hebben we drie vragen:\n\n1. Hoe doet u dit nu, en met welke programma’s?\n2. Wie werken ermee, en hoeveel tijd kost het?\n3. Wanneer moet het opgelost zijn?\n\nKorte antwoorden zijn genoeg.`,
    session: (company: string, service: string, link: string) =>
      `Bedankt voor uw aanvraag over ${service}. Het snelst komen we verder in een gesprek. In een gratis sessie van ${consultationMinutes} minuten bekijken we wat ${company} nodig heeft, en hoort u wat wij als eerste zouden doen.\n\nKies een moment dat u uitkomt:\n${link}\n\nStaat er niets bij? Laat ons dan weten wanneer u wel kunt.`,
    details: (_company: string, service: string, words: string) =>
      `Bedankt voor uw aanvraag over ${service}. U schreef:\n\n${words}\n\nOm u goed te kunnen antwoorden, zien we graag iets meer. Kunt u ons een voorbeeld sturen, zoals een schermafdruk of een bestand zonder klantgegevens? En wat moet er anders zijn als het werkt?`,
    decline: (company: string, service: string, words: string) =>
      `Fijn dat u aan ons dacht. U schreef:\n\n${words}\n\nWe hebben het goed gelezen, en we zijn hier niet de juiste partij voor: met ${service} kunnen we voor ${company} niet doen wat u nodig hebt. We wensen u er veel succes mee, en u mag ons altijd weer schrijven.`,
    afterSession: (company: string, service: string) =>
      `Bedankt voor de sessie van vandaag. Dit namen we mee voor ${company}:\n\n- \n- \n\nAls eerste stap voor ${service} stellen we voor:\n\n- \n\nZullen we dat uitwerken in een voorstel? Een ‘ja’ op deze mail is genoeg.`,
  },
} satisfies typeof english;
