import { site } from '#shared/site.ts';
import type { websiteProposal as english } from '../en/website-proposal.ts';
import { consultationMinutes, replyHours, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { hours, minutes, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Websitevoorstel: pagina’s, planning en offerte | ${site.name}`,
    description: `Vraag een schriftelijk websitevoorstel aan: pagina’s, teksten, koppelingen, planning en offerte. We antwoorden binnen ${hours(replyHours)} per e-mail, vrijblijvend.`,
  },
  name: 'Websitevoorstel',
  heading: 'Een voorstel waar u op kunt bouwen',
  introduction:
    'Een schriftelijk voorstel voor de nieuwe website van uw bedrijf: de pagina’s, de systemen die we koppelen, de planning en een offerte. Vertel ons wat de site moet doen en voor wie. Het is gratis.',
  request: 'Vraag een voorstel aan',
  timeline: weeks(timelines['website-development']),
  chapters: {
    title: 'Wat erin staat',
    introduction: 'Zes hoofdstukken in gewone taal, kort genoeg om nog vóór uw volgende overleg te lezen.',
    items: [
      {
        id: 'goal',
        title: 'Doel en bezoekers',
        text: 'Wie er naar uw site komt, wat ze komen doen en aan welk getal u het resultaat afmeet.',
      },
      {
        id: 'pages',
        title: 'Pagina’s',
        text: 'Alle pagina’s met hun doel, en wat er van uw huidige site blijft, verhuist of verdwijnt.',
      },
      {
        id: 'texts',
        title: 'Teksten en talen',
        text: 'Wie wat schrijft, in welke talen, en wie er in uw team akkoord geeft.',
      },
      {
        id: 'systems',
        title: 'Koppelingen',
        text: 'Waar een lead, boeking of chat terechtkomt: in welk systeem, in welke velden, en wie er bericht krijgt.',
      },
      {
        id: 'planning',
        title: 'Planning',
        text: `Wat er in welke week van de ${weeks(timelines['website-development'])} gebeurt, en op welke dagen we u nodig hebben.`,
      },
      {
        id: 'quote',
        title: 'Offerte',
        text: `Eén prijs voor alles hierboven, wat er niet in zit en wat de site per jaar aan beheer kost. ${facts.prices}`,
      },
    ],
  },
  steps: {
    title: 'Zo gaat het',
    items: [
      {
        id: 'ask',
        title: 'U vraagt',
        text: `Via het formulier: wat de site moet doen en wanneer hij klaar moet zijn. We antwoorden binnen ${hours(replyHours)} per e-mail.`,
      },
      {
        id: 'talk',
        title: 'We praten',
        text: `Een gratis videogesprek van ${minutes(consultationMinutes)}. Samen bekijken we uw huidige site en uw systemen.`,
      },
      {
        id: 'read',
        title: 'U leest',
        text: 'Het voorstel komt als document. We lopen het met u door en passen aan wat niet klopt.',
      },
      {
        id: 'decide',
        title: 'U beslist',
        text: `${facts.agreement} Zegt u nee? Dan mag u het voorstel houden en er met een ander mee verdergaan.`,
      },
    ],
  },
  preparation: {
    title: 'Wat ons helpt',
    introduction: 'Niets hiervan is verplicht. Hoe meer u stuurt, hoe preciezer het voorstel.',
    link: 'Checklist voor een websitelancering',
    items: [
      'Het adres van uw huidige site en wie die onderhoudt',
      'De drie dingen die een bezoeker moet kunnen doen',
      'Welke systemen een lead moeten ontvangen',
      'Twee sites die u graag gebruikt, en wat u er prettig aan vindt',
      'Uw huisstijl, als u die hebt',
      'Een datum die vaststaat, en waarom',
    ],
  },
  callToAction: {
    title: 'Wat moet uw website doen?',
    text: 'Kies in het formulier voor websiteontwikkeling en beschrijf het in een paar zinnen. Dat is genoeg om te beginnen.',
    link: 'Vraag uw voorstel aan',
  },
} satisfies typeof english;
