import { site } from '#shared/site.ts';
import type { websiteProposal as english } from '../en/website-proposal.ts';
import { consultationMinutes, replyHours, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { hours, minutes, weeks } from './format.ts';

export const websiteProposal = {
  meta: {
    title: `Websitevoorstel: omvang, planning en offerte | ${site.name}`,
    description: `Vraag een schriftelijk websitevoorstel aan: pagina's, teksten, koppelingen, planning en offerte. Wij antwoorden binnen ${hours(replyHours)} per e-mail, vrijblijvend.`,
  },
  name: 'Websitevoorstel',
  heading: 'Een voorstel waar u op kunt bouwen',
  introduction:
    "Vertel ons wat uw website moet doen en voor wie. U krijgt een schriftelijk voorstel met de pagina's die wij aanraden, de systemen die wij koppelen, de planning en een offerte. Aanvragen kost niets.",
  request: 'Vraag een voorstel aan',
  timeline: weeks(timelines['website-development']),
  chapters: {
    title: 'Wat erin staat',
    introduction: 'Zes hoofdstukken in gewone taal, kort genoeg om vóór uw volgende overleg te lezen.',
    items: [
      {
        id: 'goal',
        title: 'Doel en bezoekers',
        text: 'Wie naar uw site komt, wat zij komen doen en het ene cijfer waaraan u het resultaat afmeet.',
      },
      {
        id: 'pages',
        title: "Pagina's",
        text: "Een lijst van alle pagina's met hun doel, en wat van uw huidige site blijft, verhuist of verdwijnt.",
      },
      {
        id: 'texts',
        title: 'Teksten en talen',
        text: 'Wie wat schrijft, in welke talen, en wie er in uw team akkoord geeft.',
      },
      {
        id: 'systems',
        title: 'Koppelingen',
        text: 'Waar een aanvraag, boeking of chat terechtkomt: welk systeem, welke velden, wie bericht krijgt.',
      },
      {
        id: 'planning',
        title: 'Planning',
        text: `Wat er in welke week van de ${weeks(timelines['website-development'])} gebeurt, en op welke dagen wij u nodig hebben.`,
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
        text: `Via het formulier: wat de site moet doen en tegen wanneer. Wij antwoorden binnen ${hours(replyHours)} per e-mail.`,
      },
      {
        id: 'talk',
        title: 'Wij praten',
        text: `Een gratis videogesprek van ${minutes(consultationMinutes)}. Samen bekijken wij uw huidige site en uw systemen.`,
      },
      {
        id: 'read',
        title: 'U leest',
        text: 'Het voorstel komt als document. Wij lopen het met u door en passen aan wat niet klopt.',
      },
      {
        id: 'decide',
        title: 'U beslist',
        text: `${facts.agreement} Wordt het nee, dan houdt u het voorstel, ook om het met een ander te bouwen.`,
      },
    ],
  },
  preparation: {
    title: 'Wat ons helpt',
    introduction: 'Niets hiervan is verplicht. Hoe meer er is, hoe preciezer het voorstel wordt.',
    link: 'Checklist voor een websitelancering',
    items: [
      'Het adres van uw huidige site en wie die onderhoudt',
      'De drie dingen die een bezoeker moet kunnen doen',
      'Welke systemen van een aanvraag moeten weten',
      'Twee sites die u graag gebruikt, en wat u er prettig aan vindt',
      'Uw huisstijl, als die er is',
      'Een datum die vaststaat, en waarom',
    ],
  },
  callToAction: {
    title: 'Wat moet uw website doen?',
    text: 'Kies in het formulier voor websiteontwikkeling en beschrijf het in een paar zinnen. Dat is genoeg om te beginnen.',
    link: 'Vraag uw voorstel aan',
  },
} satisfies typeof english;
