import type { challengeDetails as english } from '../en/challenge-details.ts';
import { challengeFigures } from '../figures.ts';
import { figure, weeks } from './format.ts';

const { budget, expertise, speed } = challengeFigures;

export const challengeDetails = {
  impactsTitle: 'Waar het toe leidt',
  solutionTitle: 'Hoe wij het oplossen',
  statsTitle: 'In cijfers',
  close: 'Sluiten',
  items: {
    budget: {
      title: 'Beperkt technologiebudget',
      description:
        'Elke maand ontwikkeling kost geld dat een jong bedrijf ergens anders nodig heeft. Automatisering wordt uitgesteld en het handwerk groeit mee met het aantal klanten.',
      impacts: [
        "Oprichters doen 's avonds de administratie",
        'Nieuwe functies wachten omdat klantvragen de uren opslokken',
        'Klanten wachten langer op antwoord naarmate u groeit',
        'Half ingerichte pakketten stapelen zich op, elk met een eigen abonnement',
        'U neemt mensen aan voor werk dat software kan doen',
      ],
      solution:
        'Wij beginnen met het proces dat u de meeste uren kost en spreken omvang en prijs vooraf af. U ziet het resultaat voordat u over de volgende stap beslist.',
      stats: [
        { value: figure(budget.costSavings), label: 'kostenbesparing' },
        { value: figure(budget.implementation), label: 'snellere invoering' },
        { value: figure(budget.manualWork), label: 'minder handwerk' },
      ],
    },
    expertise: {
      title: 'Gebrek aan AI-kennis',
      description:
        'Er zijn meer AI-toepassingen dan iemand kan uitproberen, en niemand in het team heeft er eerder mee gebouwd. Kiezen kost maanden en een verkeerde keuze blijkt pas laat.',
      impacts: [
        'Er gaan maanden voorbij met het vergelijken van leveranciers',
        'Proefprojecten halen het dagelijks werk nooit',
        'Vertrouwelijke gegevens belanden in systemen die niemand heeft gecontroleerd',
        'Alles hangt aan die ene collega die het begrijpt',
        'Concurrenten doen ervaring op terwijl u nog vergelijkt',
      ],
      solution:
        'Wij kiezen wat bij uw systemen past, richten het in, testen met echte voorbeelden en trainen uw team. U krijgt een werkend proces in plaats van een pakket om te bestuderen.',
      stats: [
        { value: weeks(expertise.setup), label: 'inrichting' },
        { value: figure(expertise.teamTraining), label: 'van het team getraind' },
        { value: figure(expertise.support), label: 'ondersteuning' },
      ],
    },
    speed: {
      title: 'Trage marktintroductie',
      description:
        'Een idee dat pas na een halfjaar live gaat, komt in een markt die verder is gegaan. Veel vertraging zit in handwerk rond het product: testen, overtypen, rapporteren, antwoorden.',
      impacts: [
        'Lanceringen schuiven op en niemand gelooft de planning nog',
        'Investeerders en eerste klanten wachten op bewijs',
        'Het budget is op voordat het product iets oplevert',
        'Reacties van gebruikers komen te laat om nog iets te veranderen',
        'Een concurrent komt als eerste met hetzelfde idee',
      ],
      solution:
        'Wij automatiseren eerst het handwerk rond uw product en leveren in korte stappen. Elke stap gaat live, zodat u van gebruikers leert terwijl wij de volgende bouwen.',
      stats: [
        { value: figure(speed.speed), label: 'sneller' },
        { value: weeks(speed.implementation), label: 'invoering' },
        { value: figure(speed.onTimeDelivery), label: 'op tijd geleverd' },
      ],
    },
  },
} satisfies typeof english;
