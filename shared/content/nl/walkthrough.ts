import type { walkthrough as english } from '../en/walkthrough.ts';
import { timelines } from '../figures.ts';
import { minutes, weeks } from './format.ts';

export const walkthrough = {
  stepsLabel: 'Stappen',
  next: 'Volgende stap',
  again: 'Vanaf het begin',
  you: 'U',
  assistant: 'Assistent',
  steps: [
    { id: 'question', label: 'Vraag', place: 'AI Assistent', text: 'Een bezoeker typt een vraag in de chat.' },
    {
      id: 'answer',
      label: 'Antwoord',
      place: 'AI Assistent',
      text: 'De assistent vindt het antwoord op deze site.',
    },
    { id: 'lead', label: 'Aanvraag', place: 'Nieuwe aanvragen', text: 'Naam en vraag staan op ons dashboard.' },
    { id: 'booking', label: 'Afspraak', place: 'Agenda', text: 'De bezoeker kiest zelf een tijd in de agenda.' },
  ],
  greeting: 'Hallo! Waarmee kan ik u helpen?',
  scenes: {
    home: {
      question: 'Hoe lang duurt een CRM-integratie?',
      answer: `Een CRM-integratie duurt ${weeks(timelines['crm-integration'])}. We tellen de weken vanaf de dag dat we toegang hebben tot de systemen die nodig zijn.`,
      deeds: ['Sanne Bakker liet haar gegevens achter', 'Sanne Bakker koos donderdag, 14.30'],
      lead: {
        age: minutes(1),
        name: 'Sanne Bakker',
        company: 'Fysio Centrum Oost',
        service: 'CRM-integratie',
        words: 'Onze aanvragen staan in drie spreadsheets en niemand weet wie wie heeft gebeld.',
      },
      week: 'Een week in de agenda. Donderdag om half drie is bezet door Sanne Bakker.',
    },
    services: {
      question: 'Hoe lang duurt het inrichten van online afspraken?',
      answer: `Online afspraken zijn in ${weeks(timelines['appointment-scheduling'])} ingericht en getest. We tellen de weken vanaf de dag dat we toegang hebben tot de systemen die nodig zijn.`,
      deeds: ['Lotte Mulder liet haar gegevens achter', 'Lotte Mulder koos dinsdag, 10.30'],
      lead: {
        age: minutes(1),
        name: 'Lotte Mulder',
        company: 'Tandartsen aan de Gracht',
        service: 'Online afspraken',
        words: 'Klanten willen ’s avonds een afspraak maken, maar wij plannen per telefoon.',
      },
      week: 'Een week in de agenda. Dinsdag om half elf is bezet door Lotte Mulder.',
    },
  },
  leads: [
    {
      age: minutes(39),
      name: 'Joost van Dijk',
      company: 'Van Dijk Installaties',
      service: 'AI-oplossing op maat',
      words: 'Per week krijgen we zo’n veertig formulieren als pdf',
    },
    {
      age: minutes(20),
      name: 'Daniël de Vries',
      company: 'Bakkerij Zonneveld',
      service: 'AI-klantenservice',
      words: 'We beantwoorden de hele dag dezelfde tien vragen.',
    },
  ],
  week: {
    days: ['ma', 'di', 'wo', 'do', 'vr'],
    times: ['9.00', '10.30', '13.00', '14.30'],
  },
} satisfies typeof english;
