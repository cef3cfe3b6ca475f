import { court } from '#shared/legal.ts';
import { retention } from '#shared/retention.ts';
import { site } from '#shared/site.ts';
import type { terms as english } from '../en/terms.ts';
import { lastChanged } from '../legal-figures.ts';
import type { ProseSection } from '../types.ts';
import { facts } from './facts.ts';
import { date, days } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'scope',
    title: 'Waar deze voorwaarden over gaan',
    body: [
      `Deze voorwaarden gaan over de website, het contactformulier en de AI-chat die ${site.name} aanbiedt. Door die te gebruiken, gaat u met deze voorwaarden akkoord.`,
      'Voor werk dat we voor u doen, gelden de getekende offerte en de voorwaarden die hij noemt. Spreken die twee elkaar tegen, dan gaat de offerte voor.',
    ],
  },
  {
    id: 'offers',
    title: 'Prijzen, doorlooptijden en offertes',
    body: [
      `Wat op deze website staat, beschrijft ons aanbod. U sluit er niet met één klik een overeenkomst mee. De prijzen van de pakketten gelden voor wat erbij staat. ${facts.prices}`,
      `${facts.clock} Cijfers over resultaten zeggen waar we naar streven; ze zijn geen garantie.`,
      [
        `${facts.agreement} Wanneer u betaalt, hoe we testen en hoe u stopt, staat onder ‘Als het niet werkt’ op de `,
        { text: 'prijzenpagina', page: 'pricing' },
        ' en nog eens in uw offerte.',
      ],
    ],
  },
  {
    id: 'form',
    title: 'Contactformulier en boekingen',
    body: [
      'Vul uw eigen gegevens en een werkend adres in. Als u het formulier verstuurt of een sessie boekt, zit u nergens aan vast, en wij ook niet. De sessie is gratis.',
      'Een van ons leest elke aanvraag.',
      'Het formulier moet voor iedereen bruikbaar blijven. Daarom kunt u het in korte tijd maar een paar keer versturen. De boekingsagenda is een dienst van een ander bedrijf. Daarvoor gelden ook de voorwaarden van dat bedrijf.',
    ],
  },
  {
    id: 'chat',
    title: 'De AI-chat',
    body: [
      'De antwoorden in de chat komen van software. Ze kunnen fout, onvolledig of verouderd zijn. Ze zijn geen advies, geen offerte en geen toezegging van ons. Leg wat voor u belangrijk is, eerst aan een van ons voor.',
      {
        list: [
          'Laat vertrouwelijke details en gegevens van anderen weg uit uw berichten.',
          'Probeer de assistent niet te laten zeggen of doen wat onwettig is of anderen schaadt.',
          `We bewaren gesprekken ${days(retention.chatLogDays)} en lezen ze terug om foute antwoorden te vinden. Geeft u aan of een antwoord nuttig was, dan bewaren we dat ook.`,
          'U kunt in de chat om een mens vragen. Dan stuurt u een aanvraag met wat u schreef. Het hele gesprek gaat alleen mee als u dat aanvinkt.',
          'Het aantal berichten is beperkt en we mogen de chat tijdelijk sluiten.',
        ],
      },
    ],
  },
  {
    id: 'use',
    title: 'Wat niet mag',
    body: [
      'Verstoor de site niet, omzeil de grenzen niet en neem de inhoud niet pagina voor pagina over voor een eigen site. Zoekmachines en hulpmiddelen die lezen zoals een mens dat doet, zijn welkom.',
      ['Zoeken naar een zwakke plek mag wel, binnen de regels onder ', { text: 'beveiliging', page: 'security' }, '.'],
    ],
  },
  {
    id: 'content',
    title: 'Teksten, tekeningen en voorbeelden',
    body: [
      'De teksten, tekeningen en vormgeving van deze website zijn van ons of worden met toestemming gebruikt. U mag citeren en linken, en de checklists afdrukken voor gebruik binnen uw bedrijf.',
      'Projecten die voorbeeld heten, hebben we zelf uitgewerkt. Ze zijn niet voor een klant gemaakt. Wat u ons stuurt, blijft van u.',
    ],
  },
  {
    id: 'liability',
    title: 'Aansprakelijkheid',
    body: [
      'We maken deze website met zorg en houden hem zo goed mogelijk in de lucht. We kunnen niet beloven dat hij altijd bereikbaar of foutloos is. Voor schade door het gebruik van de website zijn we niet aansprakelijk, voor zover de wet dat toelaat. Dat geldt ook als u vertrouwt op een antwoord in de chat.',
      'Niets in deze voorwaarden beperkt aansprakelijkheid die we volgens de wet niet mogen beperken, zoals voor opzet of bewuste roekeloosheid. Ook de rechten van consumenten blijven gelden.',
    ],
  },
  {
    id: 'privacy',
    title: 'Uw gegevens',
    body: [['Wat we bewaren, waarvoor en hoe lang, leest u onder ', { text: 'privacy', page: 'privacy' }, '.']],
  },
  {
    id: 'law',
    title: 'Recht en wijzigingen',
    body: [
      `Het Nederlandse recht is van toepassing. Komen we er samen niet uit, dan beslist ${court ? `de rechter in ${court}` : 'de bevoegde rechter in Nederland'}. Bent u consument? Dan houdt u de bescherming die het recht van uw eigen land u geeft. U kunt dan ook naar de rechter die de wet voor u aanwijst.`,
      'We kunnen deze voorwaarden wijzigen. De versie op deze pagina geldt vanaf de datum bovenaan. Voor wat eerder is afgesproken, blijft de eerdere versie gelden.',
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
      'Wat geldt als u deze website, het contactformulier en de AI-chat gebruikt: wat u van ons mag verwachten, wat we van u vragen en wat een offerte toevoegt.',
  },
  name: 'Voorwaarden',
  heading: 'Zonder handtekening geen opdracht',
  caption: 'Een brug op twee pijlers: een overeenkomst heeft twee handtekeningen.',
  introduction:
    'Deze voorwaarden gelden voor deze website en de chat. Voor werk dat we voor u doen, geldt de getekende offerte.',
  inShort: {
    title: 'In het kort',
    items: [
      { label: 'Nodig voor een overeenkomst', value: 'Twee handtekeningen' },
      { label: 'Prijzen', value: 'In euro’s, exclusief btw' },
      { label: 'Cijfers over resultaten', value: 'Streven, geen garantie' },
      { label: 'Toepasselijk recht', value: 'Nederlands recht' },
    ],
  },
  sections,
  lastChanged: `Laatst gewijzigd op ${date(lastChanged.terms)}.`,
} satisfies typeof english;
