import type { showcase as english } from '../en/showcase.ts';

/** The middle of the home page. */
export const showcase = {
  philosophy: {
    title: 'Onze ontwerpfilosofie',
    pillars: [
      {
        id: 'structural-integrity',
        title: 'Sterke constructie',
        text: 'Wat geen taak heeft, gaat eruit.',
      },
      {
        id: 'minimalist-precision',
        title: 'Minimalistische precisie',
        text: 'Minder schermen, velden en klikken.',
      },
      {
        id: 'functional-beauty',
        title: 'Functionele schoonheid',
        text: 'Prettig te lezen, makkelijk te vinden.',
      },
      {
        id: 'systematic-thinking',
        title: 'Systematisch denken',
        text: 'Eén set regels houdt elke wijziging klein.',
      },
    ],
  },
  architect: {
    title: 'Wat we ontwerpen',
    learnMore: 'Meer weten',
    cards: [
      {
        id: 'brand-architecture',
        title: 'Merkarchitectuur',
        text: 'Naam, logo en letter, met regels voor iedereen.',
      },
      {
        id: 'digital-structures',
        title: 'Digitale structuren',
        text: 'Snelle websites die elke aanvraag goed afleveren.',
      },
      {
        id: 'system-design',
        title: 'Systeemontwerp',
        text: 'CRM, agenda, mailbox en AI in één systeem.',
      },
    ],
  },
  projects: {
    title: 'Uitgelichte projecten',
    introduction: 'Verzonnen voorbeelden, geen klantwerk.',
    items: [
      {
        id: 'brand-identity',
        category: 'Huisstijl en webdesign',
        title: 'Huisstijl en website voor een architectenbureau',
        text: 'Eén raster voor site, brief en bouwbord.',
      },
      {
        id: 'digital-platform',
        category: 'UX/UI-herontwerp van een dashboard',
        title: 'Een digitaal platform dat u in één oogopslag overziet',
        text: 'Twaalf schermen, nu drie kolommen.',
      },
    ],
    viewAll: 'Bekijk alle projecten',
  },
} satisfies typeof english;
