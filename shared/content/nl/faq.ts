import { retention } from '#shared/retention.ts';
import { site } from '#shared/site.ts';
import type { faq as english } from '../en/faq.ts';
import { claims, consultationMinutes, replyHours, returnOnInvestmentMonths, timelines } from '../figures.ts';
import { packageFigures, supportDays } from '../offer-figures.ts';
import { facts } from './facts.ts';
import { days, figure, hours, minutes, months, price, weeks, workflows } from './format.ts';

const { 'build-and-empower': empower, 'build-and-elevate': elevate, growth } = packageFigures;

export const faq = [
  {
    id: 'return',
    question: 'Wanneer is het terugverdiend?',
    value: `Binnen ${months(returnOnInvestmentMonths)}, ons doel`,
    answer: `We streven ernaar dat u het binnen ${months(returnOnInvestmentMonths)} hebt terugverdiend. Vóór de offerte vergelijken we de uren die een proces nu kost met wat automatiseren kost. Verdient het zich niet terug, dan raden we het af.`,
  },
  {
    id: 'packages',
    question: 'Wat kosten de pakketten en wat zit erin?',
    value: `Vanaf ${price(empower.price)}`,
    answer: `${price(empower.price)}, ${price(elevate.price)} of ${price(growth.price)} euro, voor ${empower.workflows}, ${elevate.workflows} of ${workflows(growth.workflows)}. Het duurt ${weeks(empower.timeline)}, ${weeks(elevate.timeline)} of ${weeks(growth.timeline)}. Bij Growth horen ook ${facts.checkIns}. ${facts.prices}`,
  },
  {
    id: 'service-cost',
    question: 'Wat kost een dienst?',
    value: 'Op offerte',
    answer: `Dat hangt af van uw systemen en de hoeveelheid werk. Daarom krijgt u na de gratis sessie een offerte: wat we bouwen, en één prijs daarvoor. ${facts.prices}`,
  },
  {
    id: 'how-long',
    question: 'Hoe lang duurt elke dienst?',
    value: `${timelines['ai-customer-support'].min} tot ${timelines['custom-ai-solution'].max} weken`,
    answer: `${weeks(timelines['ai-customer-support'])} voor AI-klantenservice of online afspraken, ${weeks(timelines['crm-integration'])} voor CRM-integratie of bedrijfsanalyse, ${weeks(timelines['website-development'])} voor een website, ${weeks(timelines['custom-ai-solution'])} voor AI op maat. ${facts.clock}`,
  },
  {
    id: 'free-session',
    question: 'Wat is de gratis strategiesessie?',
    value: minutes(consultationMinutes),
    answer: `Een videogesprek van ${minutes(consultationMinutes)}, zonder kosten. U vertelt welk werk te veel tijd kost. ${facts.freeSession}`,
  },
  {
    id: 'how-to-start',
    question: 'Hoe begin ik?',
    value: 'Via formulier of gesprek',
    answer: `Vul het contactformulier in of boek de gratis sessie. We antwoorden binnen ${hours(replyHours)} per e-mail. Na de gratis sessie krijgt u een offerte. ${facts.agreement}`,
  },
  {
    id: 'our-effort',
    question: 'Hoeveel tijd kost het ons team?',
    value: 'Een paar uur per week',
    answer:
      'Reken op één persoon die het proces kent en mag beslissen, een paar uur per week. Aan het begin vragen we toegang tot uw systemen en voorbeelden van echt werk. Tegen het einde test uw team mee en volgt het de training.',
  },
  {
    id: 'team-skills',
    question: 'Hebben we technische mensen in ons team nodig?',
    value: 'Nee',
    answer: `Nee. ${facts.training} Bij de pakketten is dat ${empower.trainingHours}, ${elevate.trainingHours} of ${hours(growth.trainingHours)} training.`,
  },
  {
    id: 'languages',
    question: 'In welke talen werkt u?',
    value: 'Engels en Nederlands',
    answer:
      'In het Nederlands en het Engels. De assistenten en websites die we bouwen, kunnen uw klanten ook in andere talen helpen.',
  },
  {
    id: 'existing-crm',
    question: 'Werkt u met het CRM dat wij al hebben?',
    value: 'Ja, als het een API heeft',
    answer:
      'Ja, als het een API heeft of op een andere betrouwbare manier gegevens kan uitwisselen. Dat geldt voor de meeste, en we controleren het voordat we een offerte maken. U hoeft niet over te stappen. Als overstappen goedkoper is, krijgt u beide prijzen.',
  },
  {
    id: 'ownership',
    question: 'Van wie zijn de code en de gegevens?',
    value: 'Van u',
    answer: `Van u. ${facts.ownership}`,
  },
  {
    id: 'client-data',
    question: 'Hoe gaat u in een project om met onze klantgegevens?',
    value: 'Volgens een verwerkersovereenkomst',
    answer:
      'We vragen niet meer toegang dan het werk nodig heeft. In een verwerkersovereenkomst leggen we vast wat er met de gegevens gebeurt, waar ze staan en wanneer we ze verwijderen. Waar het kan, testen we met verzonnen of geanonimiseerde gegevens.',
  },
  {
    id: 'privacy',
    question: 'Wat gebeurt er met de gegevens die ik op deze website achterlaat?',
    value: `Aanvraag ${months(retention.submissionMonths)}, chat ${days(retention.chatLogDays)}`,
    answer: `Een aanvraag bewaren we ${months(retention.submissionMonths)} en een chatgesprek ${days(retention.chatLogDays)}; daarna verwijderen we ze. Een externe AI-dienst beantwoordt de chat, dus laat vertrouwelijke details weg. We plaatsen geen cookies. Wilt u uw gegevens eerder laten wissen? Mail dan naar ${site.email}.`,
  },
  {
    id: 'mistakes',
    question: 'Wat als de AI een fout antwoord geeft?',
    value: 'Waar het kwaad kan, beslist een mens',
    answer: `Sommige antwoorden zullen fout zijn. Ze komen uit uw eigen bronnen, en waar een fout duur zou zijn, beslist een mens. Wat de assistent niet weet, geeft hij door. ${facts.launchTest}`,
  },
  {
    id: 'after-launch',
    question: 'Wat gebeurt er na de livegang?',
    value: `${empower.supportDays} tot ${days(supportDays['custom-ai-solution'] ?? 0)} nazorg`,
    answer: `Dan begint de nazorg, en die is inbegrepen: van ${empower.supportDays} tot ${days(supportDays['custom-ai-solution'] ?? 0)}, zoals bij uw pakket of dienst staat. In die tijd herstellen we fouten en stellen we bij wat in de praktijk anders loopt. Daarna neemt uw team het over, of we spreken onderhoud af.`,
  },
  {
    id: 'around-the-clock',
    question: `Wat houdt ${figure(claims.support)}-ondersteuning in?`,
    value: `AI meteen, een mens binnen ${hours(replyHours)}`,
    answer: `De AI-assistent antwoordt op elk moment van de dag. Van een medewerker krijgt u binnen ${hours(replyHours)} antwoord.`,
  },
] satisfies typeof english;
