import type { challengeDetails as english } from '../en/challenge-details.ts';
import { challengeFigures } from '../figures.ts';
import { figure, weeks } from './format.ts';

const { budget, expertise, speed } = challengeFigures;

export const challengeDetails = {
  impactsTitle: 'Waar het toe leidt',
  solutionTitle: 'Onze aanpak',
  statsTitle: 'Waar we naar streven, vooraf en achteraf geteld',
  close: 'Sluiten',
  items: {
    budget: {
      title: 'Weinig budget voor techniek',
      description: 'Ontwikkelen is duur. Automatisering wordt uitgesteld en het handwerk groeit mee.',
      impacts: [
        'Oprichters doen ’s avonds de administratie',
        'Klantvragen gaan voor nieuwe functies',
        'Klanten wachten steeds langer',
        'Half ingerichte pakketten, elk met een abonnement',
        'U neemt mensen aan voor werk dat software kan',
      ],
      solution:
        'We beginnen met het proces dat u de meeste uren kost, voor een prijs die vooraf vaststaat. U ziet het resultaat voordat u verder beslist.',
      stats: [
        { value: figure(budget.costSavings), label: 'kostenbesparing' },
        { value: figure(budget.implementation), label: 'sneller ingevoerd' },
        { value: figure(budget.manualWork), label: 'minder handwerk' },
      ],
    },
    expertise: {
      title: 'Geen AI-kennis in\u00a0huis',
      description: 'Er zijn meer AI-toepassingen dan iemand kan uitproberen, en een fout blijkt laat.',
      impacts: [
        'Leveranciers vergelijken kost maanden',
        'Proefprojecten halen de praktijk niet',
        'Niemand weet waar vertrouwelijke gegevens belanden',
        'Eén collega begrijpt het',
        'Concurrenten doen al ervaring op',
      ],
      solution: `We kiezen wat bij uw systemen past, richten het in, testen het en trainen uw team. De ${weeks(expertise.setup)} hieronder gelden voor een assistent of online afspraken.`,
      stats: [
        { value: weeks(expertise.setup), label: 'inrichting' },
        { value: figure(expertise.teamTraining), label: 'van het team getraind' },
        { value: figure(expertise.support), label: 'ondersteuning' },
      ],
    },
    speed: {
      title: 'Te laat op de markt',
      description: 'Als een lancering een halfjaar kost, is veel daarvan handwerk rond het product.',
      impacts: [
        'De lancering schuift op, niemand gelooft de planning nog',
        'Investeerders en klanten wachten op bewijs',
        'Het budget is op voordat het product iets oplevert',
        'Reacties van gebruikers komen te laat',
        'Een concurrent is u voor',
      ],
      solution:
        'Eerst automatiseren we het handwerk rond uw product, in korte stappen. Elke stap gaat live, zodat u van gebruikers leert.',
      stats: [
        { value: figure(speed.speed), label: 'sneller' },
        { value: weeks(speed.implementation), label: 'tot het draait' },
        { value: figure(speed.onTimeDelivery), label: 'op tijd geleverd' },
      ],
    },
  },
} satisfies typeof english;
