import { site } from '#shared/site.ts';
import type { terms as english } from '../en/terms.ts';
import { lastChanged } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { date } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'scope',
    title: 'Waar deze voorwaarden over gaan',
    body: [
      `Deze voorwaarden gaan over deze website, het contactformulier en de AI-chat, alle aangeboden door ${site.name}. Door ze te gebruiken gaat u met deze voorwaarden akkoord.`,
      'Voor werk dat wij voor u doen, gelden de ondertekende offerte en de voorwaarden die daarin worden genoemd. Waar die afwijken, gaat de offerte voor.',
    ],
  },
  {
    id: 'offers',
    title: 'Prijzen, doorlooptijden en offertes',
    body: [
      'Wat op deze website staat, beschrijft ons aanbod; u sluit er niet met één klik een overeenkomst mee. Voor diensten maken wij een offerte. De prijzen van de pakketten gelden voor de omvang die erbij staat; de offerte vermeldt welke belastingen erbij komen.',
      'Doorlooptijden beginnen zodra wij toegang hebben tot de systemen die nodig zijn. Cijfers over resultaten zeggen waar wij op mikken. Ze zijn geen garantie voor uw situatie; wat wij afspreken, staat in uw offerte.',
      'Een overeenkomst is er zodra beide partijen een offerte hebben ondertekend, en niet eerder.',
    ],
  },
  {
    id: 'form',
    title: 'Contactformulier en boekingen',
    body: [
      'Vul uw eigen gegevens en een werkend adres in. Met een aanvraag of een geboekte sessie zitten wij geen van beiden ergens aan vast, en de sessie is gratis.',
      'Elke aanvraag wordt door een van ons gelezen. Een bericht per e-mail of uit onze eigen systemen laat ons weten dat die er is, en we houden bij wie er heeft geantwoord.',
      'Om het formulier voor iedereen bruikbaar te houden, is het aantal aanvragen in een periode beperkt. De boekingsagenda is een dienst van een ander bedrijf; ook de voorwaarden daarvan gelden.',
    ],
  },
  {
    id: 'chat',
    title: 'De AI-chat',
    body: [
      'De antwoorden in de chat komen van software en kunnen fout, onvolledig of verouderd zijn. Ze zijn geen advies, geen offerte en geen toezegging van ons. Leg wat voor u belangrijk is eerst aan een van ons voor.',
      {
        list: [
          'Laat vertrouwelijke details en gegevens van anderen uit uw berichten.',
          'Probeer de assistent niet te laten zeggen of doen wat onwettig is of anderen schaadt.',
          'We bewaren gesprekken een tijd en lezen ze terug om foute antwoorden te vinden.',
          'Het aantal berichten is beperkt en wij mogen de chat tijdelijk sluiten.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'Eerlijk gebruik van de site',
    body: [
      'Verstoor de site niet, omzeil de grenzen niet en neem de inhoud niet pagina voor pagina over voor een eigen site. Zoekmachines en hulpmiddelen die lezen zoals een mens dat doet, zijn welkom.',
      ['Naar een zwakke plek zoeken mag, binnen de regels onder ', { text: 'beveiliging', page: 'security' }, '.'],
    ],
  },
  {
    id: 'content',
    title: 'Teksten, tekeningen en voorbeelden',
    body: [
      'De teksten, tekeningen en vormgeving van deze website zijn van ons of worden met toestemming gebruikt. U mag citeren en linken, en de checklists afdrukken voor gebruik binnen uw bedrijf.',
      'Projecten die voorbeeld heten, hebben wij zelf uitgewerkt; ze zijn niet voor een klant gemaakt. Wat u ons stuurt, blijft van u.',
    ],
  },
  {
    id: 'liability',
    title: 'Aansprakelijkheid',
    body: [
      'Wij maken deze website met zorg en houden hem zo goed mogelijk in de lucht, maar kunnen niet beloven dat hij altijd bereikbaar of foutloos is. Voor zover de wet het toelaat, zijn wij niet aansprakelijk voor schade door het gebruik van de website of door te vertrouwen op een antwoord in de chat.',
      'Niets hier beperkt aansprakelijkheid die wij volgens de wet niet mogen beperken, zoals voor opzet of bewuste roekeloosheid, of de rechten die consumenten hebben.',
    ],
  },
  {
    id: 'privacy',
    title: 'Uw gegevens',
    body: [['Wat wij bewaren, waarvoor en hoe lang, leest u onder ', { text: 'privacy', page: 'privacy' }, '.']],
  },
  {
    id: 'law',
    title: 'Recht en wijzigingen',
    body: [
      'Het recht van het land waar ons bedrijf is gevestigd is van toepassing, zonder u de bescherming te ontnemen die het recht van uw eigen land u als consument geeft.',
      'Wij kunnen deze voorwaarden wijzigen. De versie op deze pagina geldt vanaf de datum hieronder; voor wat eerder is afgesproken, blijft de eerdere gelden.',
      [
        'Vragen? Mail naar ',
        { address: site.email },
        ' of gebruik het ',
        { text: 'contactformulier', page: 'contact' },
        '.',
      ],
    ],
  },
];

export const terms = {
  meta: {
    title: `Gebruiksvoorwaarden van deze website en chat | ${site.name}`,
    description:
      'Wat geldt als u deze website, het contactformulier en de AI-chat gebruikt: wat u van ons mag verwachten, wat wij van u vragen en wat een offerte toevoegt.',
  },
  heading: 'Voorwaarden',
  introduction:
    'Wat u van deze website mag verwachten, en wat wij van u vragen. In het kort: de site beschrijft wat wij aanbieden, alleen een ondertekende offerte is een overeenkomst, en antwoorden in de chat komen van software die het mis kan hebben.',
  sections,
  lastChanged: `Laatst gewijzigd op ${date(lastChanged.terms)}.`,
} satisfies typeof english;
