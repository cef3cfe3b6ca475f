import { site } from '#shared/site.ts';
import { acceptanceCases, maintenance, paymentParts, repairDays, startWeeks } from '#shared/work-terms.ts';
import type { workTerms as english } from '../en/work-terms.ts';
import { launchTest } from '../figures.ts';
import type { Term } from '../types.ts';
import { facts } from './facts.ts';
import { hours } from './format.ts';

const { start, passed } = paymentParts;

const items: Term[] = [
  {
    id: 'acceptance',
    question: 'Wanneer is het goed?',
    value: `${acceptanceCases.passing} van de ${acceptanceCases.total}`,
    answer: `Vóór de start leggen we samen ${acceptanceCases.total} echte gevallen uit uw werk vast. Minstens ${acceptanceCases.passing} daarvan moeten goed uitkomen, of naar een medewerker gaan waar we dat hebben afgesproken. Uw collega beoordeelt dat. Bij een assistent zijn dat minstens ${launchTest.everydayRight} van de ${launchTest.everyday} alledaagse vragen. Bij AI op maat spreken we de norm af vóór het prototype. Bij een website is een geval iets wat een bezoeker moet kunnen doen. Bij een analyse is het een geval dat op de proceskaart moet kloppen.`,
  },
  {
    id: 'payment',
    question: 'Wanneer betalen we?',
    value: `${start}%, dan ${passed}%`,
    answer: `U betaalt ${start}% bij de start en ${passed}% zodra de afgesproken gevallen goed uitkomen. De prijs staat vast. Wat erbij komt, krijgt een eigen prijs, en we beginnen er pas aan als u akkoord bent. Staat er een prototype apart in de offerte? Dan betaalt u dat in dezelfde twee delen.`,
  },
  {
    id: 'failure',
    question: 'Lukt het niet?',
    value: `Herstel of ${start}% terug`,
    answer: `Als er te veel van de afgesproken gevallen misgaan, herstellen we dat op onze kosten binnen ${repairDays} werkdagen en testen we alles opnieuw. Lukt het ook de tweede keer niet, dan vervalt de andere ${passed}% en kiest u zelf. U laat het ons nog eens proberen, u stopt en krijgt de ${start}% terug, of u stopt en houdt wat er ligt. Uw gegevens en uw accounts blijven hoe dan ook van u.`,
  },
  {
    id: 'stopping',
    question: 'Kunnen we stoppen?',
    value: 'Na elke stap',
    answer: `Ja, na elke stap uit de planning. Mail naar ${site.email}; een reden hoeft u niet te geven. ${facts.stop}`,
  },
  {
    id: 'maintenance',
    question: 'En onderhoud?',
    value: `${maintenance.monthly} euro per maand`,
    answer: `Onderhoud is niet verplicht. Eerst krijgt u de dagen nazorg die bij uw pakket of dienst horen. Daarna kost het ${maintenance.monthly} per maand, met ${hours(maintenance.includedHours)} werk erbij, en ${maintenance.hourly} voor elk uur extra. Alleen per uur betalen kan ook. U kunt elke maand opzeggen. ${facts.prices}`,
  },
  {
    id: 'start',
    question: 'Wanneer begint u?',
    value: `Binnen ${startWeeks} weken`,
    answer: `${facts.agreement} Binnen ${startWeeks} weken daarna beginnen we, of later als u dat liever hebt. ${facts.clock}`,
  },
];

export const workTerms = {
  title: 'Als het niet werkt',
  introduction: 'Voor elk pakket en elke dienst. Zo staat het ook in uw offerte.',
  items,
} satisfies typeof english;
