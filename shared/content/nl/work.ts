import { site } from '#shared/site.ts';
import type { work as english } from '../en/work.ts';
import { consultationMinutes } from '../figures.ts';
import { facts } from './facts.ts';
import { date, kilobytes, minutes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `Deze site nagemeten, en twee voorbeelden | ${site.name}`,
    description:
      'Deze site, nagemeten, het dashboard erachter, en twee voorbeelden: een huisstijl en een dashboard voor planners.',
  },
  name: 'Werk',
  heading: 'Zelf gebouwd. Meet het gerust na.',
  introduction:
    'Twee projecten hier zijn echt en in gebruik: deze site, en de assistent met het dashboard erachter. De twee voorbeelden hebben we bedacht om te laten zien hoe we werken. Het zijn geen klantprojecten.',
  chat: {
    parts: [
      'Plant een sessie, of draagt over aan een mens',
      'Antwoordt alleen op basis van onze pagina’s',
      'Zegt waar u meer leest',
      'Vertelt wat er met uw tekst gebeurt',
    ],
    ask: 'Stel zelf een vraag',
    alt: 'De chat van deze site: de vraag ‘Hoe lang duurt een CRM-integratie?’, het antwoord, en de dienst met zijn doorlooptijd.',
  },
  labels: {
    example: 'Voorbeeldproject',
    timeline: (min: number, max: number) => `Doorlooptijd: ${weeks({ min, max })}`,
    approach: 'Aanpak',
    measures: 'Wat we zouden meten',
    more: 'Hoe we het zouden doen en meten',
  },
  thisSite: {
    category: 'Website met chat en agenda, in twee talen',
    title: 'Snel op een goedkope telefoon, zonder één cookie',
    checksTitle: 'Controleer het in uw browser',
    problem:
      'Op een trage pagina wacht niemand. Daarom meten we onze site zoals een goedkope telefoon met een trage verbinding hem laadt.',
    checks: [
      {
        id: 'network',
        title: 'Laad opnieuw met de ontwikkelaarstools open',
        text: 'Geen cookie. Alles komt van deze site, tot u de agenda opent, of het contactformulier als daar een botcontrole aanstaat.',
      },
      {
        id: 'scripts',
        title: 'Zet JavaScript uit',
        text: 'U kunt nog steeds elke pagina lezen, van taal wisselen, vragen openen en het contactformulier versturen.',
      },
      {
        id: 'lighthouse',
        title: 'Meet met Lighthouse',
        text: 'Op welke pagina ook, als telefoon met een trage verbinding, en vergelijk het met onze scores.',
      },
    ],
    table: {
      caption: 'Automatisch gemeten, op de gebouwde site.',
      on: (day: string) => `Gemeten op ${date(day)}`,
      scored: (day: string) =>
        `Lighthouse, van hoogstens honderd, de laagste van zeven pagina’s. Gemeten op ${date(day)}`,
      size: kilobytes,
      again: 'Zo hebben we gemeten',
      steps: {
        sizes: 'Wat de homepage verstuurt, gecomprimeerd met Brotli op volle sterkte',
        visits: 'Wat hij achterlaat, op alle pagina’s',
      },
      names: {
        sizes: { total: 'Woorden, opmaak, scripts en lettertype' },
        parts: {
          html: 'Woorden en opmaak',
          scripts: 'Scripts, ná de woorden',
          font: 'Lettertype',
        },
        lighthouse: {
          performance: 'Snelheid',
          accessibility: 'Toegankelijk\u00adheid',
          bestPractices: 'Best practices',
          seo: 'Zoekmachines',
        },
        visits: {
          cookies: 'Geplaatste cookies',
          foreignRequests: 'Contact met andere bedrijven terwijl u leest',
        },
      },
    },
    link: 'Zo bouwen we websites',
  },
  projects: {
    'brand-identity': {
      category: 'Huisstijl en webdesign',
      title: 'Huisstijl en website voor een architectenbureau',
      problem:
        'Een architectenbureau ziet er overal anders uit: op de website, in aanbestedingen, op het bord bij de bouwplaats. Bezoekers zien foto’s, maar niet waar het bureau goed in is.',
      shown: {
        title: 'De huisstijl, op één raster',
        firm: 'Architecten',
        menu: ['Woningen', 'Scholen', 'Kantoren'],
        buildings: [
          { title: 'Huis aan de dijk', text: 'Woonhuis, twee lagen, op de fundering van een oude schuur.' },
          { title: 'School Noord', text: 'Twaalf lokalen, 2024' },
          { title: 'De Zagerij', text: 'Kantoren, 2022' },
        ],
        letter: [
          'Aan de buren',
          'Op 11 en 12 mei staat er van zeven tot vier een kraan op de dijk. Uw deur blijft de hele tijd bereikbaar.',
          'De twee woningen zijn in juni klaar. Hebt u voor die tijd ergens last van, bel ons dan.',
        ],
        sign: 'Twee woningen, klaar in juni',
        rules: 'Eén lettertype, één accent',
      },
      approach: [
        'Een tekenraster wordt de huisstijl voor website, aanbesteding, bouwbord en brief.',
        'Eén lettertype en één accentkleur, vastgelegd op twee pagina’s die een nieuwe collega begrijpt.',
      ],
      measures: ['Leads voor de gebouwen waarvan het bureau er meer wil', 'Bezoekers die een tweede project openen'],
      link: 'Zo bouwen we websites',
    },
    'digital-platform': {
      category: 'UX/UI-herontwerp van een dashboard',
      title: 'Een digitaal platform dat u in één oogopslag overziet',
      problem:
        'Een planningsteam begint de dag met twaalf schermen. Elke ochtend zet iemand de spoedgevallen over in een spreadsheet.',
      before: {
        title: 'Eerst: twaalf schermen',
        screens: [
          'Klussen',
          'Kaart',
          'Ploegen',
          'Voorraad',
          'E-mail',
          'Uren',
          'Bussen',
          'Notities',
          'Telefoon',
          'Kosten',
          'Klanten',
          'Bonnen',
        ],
      },
      shown: {
        title: 'Daarna: één scherm',
        sentence: 'Twee klussen van vandaag kunnen niet beginnen.',
        columns: [
          {
            title: 'Vandaag',
            rows: [
              ['Klus 207', 'Monteur is ziek'],
              ['Klus 214', 'Vergunning ontbreekt'],
              ['Klus 230', 'Begint na de lunch'],
            ],
          },
          {
            title: 'Wacht op',
            rows: [
              ['Materiaal voor 198', 'Sinds maandag'],
              ['Klant van 221', 'Sinds vrijdag'],
              ['Vergunning voor 214', 'Sinds vandaag'],
            ],
          },
          {
            title: 'Kosten',
            rows: [
              ['Overwerk', '3 avonden'],
              ['Tweede bezoek', '3 keer'],
              ['Hoogwerker', 'Een dag langer'],
            ],
          },
        ],
      },
      approach: [
        'Een ochtend meekijken en noteren welk cijfer tot welke handeling leidt.',
        'Wat niemand direct hoeft te zien, gaat achter een zoekveld.',
      ],
      measures: [
        'Tijd tussen het openen van het scherm en de eerste handeling',
        'Spreadsheets die naast het platform worden bijgehouden',
      ],
      link: 'Zo bouwen we maatwerk',
    },
  },
  callToAction: {
    title: 'Wat bouwen we voor u?',
    text: `Vertel over uw eigen werk in een gratis sessie van ${minutes(consultationMinutes)}. ${facts.freeSession}`,
    link: 'Vraag een gratis sessie aan',
  },
  tour: {
    category: 'AI-assistent en dashboard',
    title: 'Achter deze site: onze eigen assistent, ons eigen dashboard',
    introduction:
      'Op deze site antwoordt de assistent, en via het dashboard antwoorden we zelf. Beide hebben we zelf gebouwd; het AI-model is van een ander bedrijf. Bij een CRM-integratie krijgt uw team ook een dashboard.',
    note: 'Afbeeldingen van de werkende site. De mensen, bedrijven en berichten erop zijn verzonnen, en de antwoorden komen van een testmodel.',
    alt: 'Eén aanvraag op het dashboard: links wat iemand schreef en in de chat vroeg, rechts ons antwoord.',
    pictures: {
      'desk-opened': {
        title: 'Eén aanvraag, met alles wat we ervan weten',
        text: 'Wat iemand wil oplossen, wat er eerder in de chat is gevraagd, en hoeveel uur er nog is om te antwoorden.',
        alt: 'Eén aanvraag op het dashboard: wie er schreef en wat, hoe lang die wacht, en wat er in de chat is gevraagd.',
      },
      'desk-lead': {
        title: 'Het antwoord, bij de aanvraag',
        text: 'Met een sjabloon of een leeg vel, ook op een telefoon. De e-mail gaat pas na enkele seconden weg.',
        alt: 'Eén aanvraag op het dashboard, op een telefoon: het bericht van een antwoord, met een knop die het verstuurt.',
      },
    },
  },
} satisfies typeof english;
