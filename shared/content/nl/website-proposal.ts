import { site } from '#shared/site.ts';
import type { websiteProposal as english } from '../en/website-proposal.ts';
import { replyHours, timelines } from '../figures.ts';
import { hours, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Websitevoorstel: omvang, planning en offerte | ${site.name}`,
    description: `Vraag een schriftelijk websitevoorstel aan: pagina's, teksten, koppelingen, planning en offerte. Wij antwoorden binnen ${hours(replyHours)} per e-mail, vrijblijvend.`,
  },
  heading: 'Websitevoorstel',
  introduction: `Vertel ons wat uw website moet doen en voor wie. U krijgt een schriftelijk voorstel met de pagina's die wij aanraden, de systemen die wij koppelen, de planning en een offerte. Na uw akkoord duurt de bouw ${weeks(timelines['website-development'])}; aanvragen kost niets.`,
} satisfies typeof english;
