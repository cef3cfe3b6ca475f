import { site } from '#shared/site.ts';
import type { security as english } from '../en/security.ts';
import { deskIdleMinutes, lastChanged } from '../legal-figures.ts';
import type { ProseSection } from '../types.ts';
import { date, minutes } from './format.ts';

const sections: ProseSection[] = [
  {
    id: 'browser',
    title: 'In uw browser',
    body: [
      {
        list: [
          'Pagina’s komen alleen via een versleutelde verbinding. Browsers krijgen de opdracht dat twee jaar te onthouden.',
          'Een strenge content security policy bepaalt welke scripts een pagina mag draaien. Dat zijn die van onszelf, die van de boekingsagenda en, als die aanstaat, die van de botcontrole. Verder draait er niets, ook geen script dat iemand in een tekst smokkelt.',
          'Geen andere site kan onze pagina’s in een eigen pagina tonen. Camera, microfoon, locatie en betalen staan uit.',
          'We plaatsen geen cookies. Onze lettertypen, tekeningen en scripts komen van ons eigen adres. Alleen de boekingsagenda en, als die aanstaat, de botcontrole komen van elders: de agenda als u die opent, de botcontrole als u in het contactformulier klikt.',
          'Van bezoeken bewaren we alleen aantallen. Daaraan is niet te zien van welke browser ze komen.',
        ],
      },
    ],
  },
  {
    id: 'sent',
    title: 'Wat u verstuurt',
    body: [
      {
        list: [
          'Alles wat uw browser controleert, controleren we aan onze kant opnieuw. Regels in de database kijken lengtes en keuzes nog een keer na.',
          'Opmaakcode halen we uit wat u in het formulier typt, zodat geen tekst in code kan veranderen.',
          'Aanvragen en berichten die van andere websites komen, weigeren we, net als alles wat groter is dan een aanvraag of bericht hoeft te zijn.',
          'Hoeveel één bezoeker kan versturen, is beperkt. We tellen onder een hash van het IP-adres, niet onder het IP-adres zelf.',
        ],
      },
    ],
  },
  {
    id: 'stored',
    title: 'Wat we bewaren',
    body: [
      {
        list: [
          'De databasetabellen zijn per rij afgeschermd. Alleen de server van de website kan erbij, en wie van ons aanvragen en gesprekken leest, ieder met een eigen account. Uw browser heeft geen sleutel van de database en kent het adres niet.',
          `Binnenkomen kan alleen met een wachtwoord of met een code uit de eigen mailbox. Te veel pogingen worden geweigerd en na ${minutes(deskIdleMinutes)} zonder activiteit is de sessie voorbij. Wie alleen hoeft te lezen, kan niets wijzigen.`,
          'Exporteert of wist een van ons gegevens, dan bewaart de database wie dat deed, wanneer en om hoeveel rijen het ging. Over de persoon zelf blijft niets bewaard.',
          'Van een nieuwe aanvraag krijgen we bericht in onze eigen mailbox, met wat u hebt ingevuld. Of een hulpmiddel meldt het, en dat krijgt geen naam en geen e-mailadres.',
          'Sleutels blijven op de server. Ze staan in geen enkele pagina, geen script en geen antwoord.',
          'De regels in onze technische logboeken bevatten niet wat u typt en ook niet uw IP-adres.',
          'Gegevens worden automatisch verwijderd als hun termijn om is. Een gesprek of aanvraag wissen we als u dat vraagt.',
        ],
      },
      ['Welke gegevens dat zijn, en hoe lang, leest u onder ', { text: 'privacy', page: 'privacy' }, '.'],
    ],
  },
  {
    id: 'ai',
    title: 'De AI-assistent',
    body: [
      'Uw browser praat nooit met de AI-dienst. Dat doet onze server, met een grens aan lengte, aantal en wachttijd. Antwoorden staan er als platte tekst, dus wat de assistent schrijft, kan niet als code draaien. De assistent kan niet bij de database of bij wat andere bezoekers sturen.',
    ],
  },
  {
    id: 'made',
    title: 'Hoe het gemaakt is',
    body: [
      {
        list: [
          'Elke bibliotheek staat op een vaste versie. Een nieuwe versie wordt getest zoals elke andere wijziging.',
          'Geautomatiseerde tests controleren bij elke wijziging de headers, de weigeringen en de rechten in de database.',
          'Ligt de database of de AI-dienst plat, dan blijven pagina’s werken. Verslagen van de chat wachten tot ze kunnen worden weggeschreven.',
        ],
      },
    ],
  },
  {
    id: 'report',
    title: 'Hoe u iets meldt',
    body: [
      [
        'Iets gevonden wat niet zou moeten kunnen? Mail naar ',
        { address: site.securityEmail },
        ', in het Nederlands of Engels. Vertel ons:',
      ],
      {
        list: [
          'waar het zit: het adres van de pagina, of wat u hebt verstuurd,',
          'wat u hebt gedaan, stap voor stap, zodat we het zelf kunnen zien,',
          'wat iemand ermee zou kunnen,',
          'of en hoe we u mogen bereiken.',
        ],
      },
      'Een mens leest uw melding. We bevestigen dat die is aangekomen, vertellen wat we ervan vinden en laten weten wanneer het probleem is opgelost. Er is geen beloningsprogramma.',
    ],
  },
  {
    id: 'rules',
    title: 'Spelregels voor onderzoek',
    body: [
      'Als u zich aan deze regels houdt, nemen we geen juridische stappen tegen u. We zijn u juist dankbaar.',
      {
        list: [
          'Gebruik uw eigen gegevens. Stop zodra u gegevens van anderen ziet, bewaar er niets van en vertel het ons.',
          'Maak de site niet trager en overspoel het formulier of de chat niet.',
          'Laat onze mensen en de diensten die we gebruiken erbuiten: geen phishing, geen aanvallen op leveranciers.',
          'Geef ons een redelijke termijn om het op te lossen voordat u het anderen vertelt.',
        ],
      },
    ],
  },
];

export const security = {
  meta: {
    title: `Beveiliging: zo beschermen we uw gegevens | ${site.name}`,
    description:
      'Hoe deze website beschermt wat u verstuurt: strenge browserregels, controles op de server, afgesloten databasetabellen en een adres voor meldingen.',
  },
  name: 'Beveiliging',
  heading: 'Uw browser heeft geen sleutel van onze database',
  caption: 'Eén poort, en de rest staat achter muren.',
  introduction: 'Hoe deze website beschermt wat u verstuurt en wat we bewaren, en waar u een zwakke plek meldt.',
  email: { link: 'Meld een zwakke plek', address: site.securityEmail, subject: 'Beveiligingsmelding' },
  sections,
  lastChanged: `Laatst gewijzigd op ${date(lastChanged.security)}.`,
} satisfies typeof english;
