import { site } from '#shared/site.ts';
import type { work as english } from '../en/work.ts';
import { consultationMinutes, launchTest } from '../figures.ts';
import { facts } from './facts.ts';
import { date, kilobytes, minutes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `Deze site nagemeten, en vijf voorbeelden | ${site.name}`,
    description:
      'Deze site, nagemeten, en vijf voorbeelden: een huisstijl, een dashboard, een AI-servicedesk, een CRM-koppeling en een agenda.',
  },
  name: 'Werk',
  heading: 'Zelf gebouwd. Meet het gerust na.',
  introduction:
    'Twee projecten hier zijn echt en in gebruik: deze site, en de assistent met het dashboard erachter. De vijf voorbeelden daarna hebben we bedacht om te laten zien hoe we werken. Het zijn geen klantprojecten.',
  chat: {
    alt: 'De chat van deze site: de vraag ‘Wie is eigenaar van de broncode?’, het antwoord, en eronder een link naar de pagina ‘Kennisbank’.',
  },
  labels: {
    example: 'Voorbeeldproject',
    inUse: 'In gebruik',
    examples: 'Voorbeelden',
    timeline: (min: number, max: number) => `Doorlooptijd: ${weeks({ min, max })}`,
    approach: 'Aanpak',
    measures: 'Wat we zouden meten',
    more: 'Hoe we het zouden doen en meten',
  },
  results: {
    scored: (day: string) => `Lighthouse-scores tot 100, de laagste van zeven pagina’s, op ${date(day)}.`,
    counted: (day: string) => `Een programma telde cookies en verzoeken op elke pagina, op ${date(day)}.`,
  },
  thisSite: {
    category: 'Website met chat en agenda, in twee talen',
    title: 'Hoe deze site scoort, en wat hij weegt',
    labels: {
      table: 'Alle metingen',
      checks: 'Controleer het in uw browser',
    },
    problem: 'Een plaatje laat niet zien hoe snel een site is, of wat hij doet als er iets uitvalt.',
    checks: [
      'Open de ontwikkelaarstools en laad de pagina opnieuw. Er komt geen cookie, en tot u de agenda opent, gaat elk verzoek naar deze site. Staat er bij het contactformulier een robotcontrole aan, dan wordt die geladen als u in het formulier klikt.',
      'Zet JavaScript uit: pagina’s, taal, vragen en contactformulier blijven werken.',
      'Laat Lighthouse los op een pagina naar keuze, ingesteld als telefoon met een trage verbinding.',
    ],
    table: {
      caption: 'Door een programma gemeten op de gebouwde site; niemand heeft deze getallen ingetypt.',
      on: (day: string) => `Gemeten op ${date(day)}`,
      size: kilobytes,
      again: 'Zo meet u het opnieuw',
      steps: {
        sizes: 'Wat de homepage verstuurt, gecomprimeerd',
        lighthouse: 'Lighthouse: laagste score van zeven pagina’s, op honderd',
        visits: 'Wat een bezoek aan elke pagina achterlaat',
      },
      names: {
        sizes: { html: 'Woorden en opmaak', scripts: 'Scripts, ná de woorden', font: 'Lettertype' },
        lighthouse: {
          performance: 'Snelheid',
          accessibility: 'Toegankelijk\u00adheid',
          bestPractices: 'Goede gewoonten',
          seo: 'Zoekmachines',
        },
        visits: { cookies: 'Geplaatste cookies', foreignRequests: 'Verzoeken aan andere bedrijven' },
      },
    },
    link: 'Zo bouwen we websites',
  },
  projects: [
    {
      id: 'brand-identity',
      category: 'Huisstijl en webdesign',
      title: 'Huisstijl en website voor een architectenbureau',
      problem:
        'Een architectenbureau ziet er overal anders uit: op de website, in aanbestedingen, op het bord bij de bouwplaats. Bezoekers zien foto’s, maar niet waar het bureau goed in is.',
      elevation: {
        title: 'Projecten, nieuwste eerst',
        parts: [
          {
            title: 'Huis aan de dijk',
            rows: [['Woonhuis', '2 verdiepingen, 2025']],
          },
          {
            title: 'School Noord',
            rows: [['Basisschool', '12 lokalen, 2024']],
          },
          {
            title: 'De Zagerij',
            rows: [['Kantoren', '5 verdiepingen, 2022']],
          },
        ],
      },
      approach: [
        'Een tekenraster wordt de huisstijl voor website, aanbesteding, bouwbord en brief.',
        'Eén lettertype en één accentkleur, vastgelegd op twee pagina’s die een nieuwe collega begrijpt.',
      ],
      measures: ['Leads voor de gebouwen waarvan het bureau er meer wil', 'Bezoekers die een tweede project openen'],
      link: 'Zo bouwen we websites',
    },
    {
      id: 'digital-platform',
      category: 'UX/UI-herontwerp van een dashboard',
      title: 'Een digitaal platform dat u in één oogopslag overziet',
      problem:
        'Een planningsteam begint de dag met twaalf schermen. Elke ochtend zet iemand de spoedgevallen over in een spreadsheet.',
      elevation: {
        title: 'Daarna: drie kolommen',
        before: {
          title: 'Eerst: twaalf schermen',
          items: [
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
        parts: [
          {
            title: 'Vandaag',
            rows: [
              ['Klus 207', 'Monteur is ziek'],
              ['Klus 214', 'Vergunning ontbreekt'],
            ],
          },
          {
            title: 'Wacht',
            rows: [
              ['Klus 221', 'Klant, sinds vrijdag'],
              ['Klus 198', 'Onderdelen, sinds maandag'],
            ],
          },
          {
            title: 'Kosten',
            rows: [
              ['Overwerk', '3 avonden'],
              ['Tweede bezoek', '3 keer'],
            ],
          },
        ],
      },
      approach: [
        'Een ochtend meekijken en noteren welk cijfer tot welke handeling leidt.',
        'Wat niet in één oogopslag hoeft, gaat achter een zoekveld.',
      ],
      measures: [
        'Tijd tussen het openen van het scherm en de eerste handeling',
        'Spreadsheets die naast het platform worden bijgehouden',
      ],
      link: 'Zo bouwen we maatwerk',
    },
    {
      id: 'night-desk',
      category: 'AI-klantenservice',
      title: 'Een servicedesk die na sluitingstijd antwoordt',
      problem:
        'Een webwinkel in fietsonderdelen krijgt de meeste vragen ’s\u00A0avonds. De antwoorden zijn er wel, in handleidingen en in de hoofden van twee collega’s. Elke dag begint met een volle mailbox.',
      elevation: {
        title: 'Chat, donderdagavond',
        parts: [
          {
            rows: [
              ['21.14', 'Past de KX-11-ketting op mijn fiets met 10 versnellingen?'],
              ['Antwoord', 'Nee, die is te smal. Neem de KX-10.', 'Uit: kettingwijzer, pagina 3'],
              ['21.31', 'Mijn wiel kwam krom aan. Ik wil mijn geld terug.'],
              ['Antwoord', 'Een collega kijkt ernaar.', 'Naar een mens, met het hele gesprek erbij'],
            ],
          },
        ],
      },
      approach: [
        'De twee collega’s controleren de antwoorden één keer; die worden de enige bron van de assistent.',
        `Een test met ${launchTest.questions} vragen die klanten echt stelden. Van de ${launchTest.everyday} alledaagse moeten er voor de livegang minstens ${launchTest.everydayRight} goed gaan.`,
      ],
      measures: [
        'Vragen die zonder collega zijn beantwoord',
        'Foute antwoorden in de steekproef die een mens elke week naleest',
      ],
      link: 'Zo werkt AI-klantenservice',
    },
    {
      id: 'one-record',
      category: 'CRM-integratie',
      title: 'Eén klantkaart voor verkoop, planning en facturen',
      problem:
        'Een installateur van warmtepompen typt elke klant drie keer in: in het CRM, in de planning en in de boekhouding. Een nieuw telefoonnummer komt te laat bij de monteur.',
      elevation: {
        title: 'Daarna: één kaart, klant 1042',
        before: {
          title: 'Eerst: één klant, drie schrijfwijzen',
          items: ['CRM: J. Hansen', 'Planning: Hansen, Jo', 'Boekhouding: J. Hanssen'],
        },
        parts: [
          {
            rows: [
              ['Naam', 'J. Hansen', 'uit het CRM'],
              ['Telefoon', '06 •• •• •• 18', 'uit het CRM, nieuw vandaag'],
              ['Bezoek', 'Donderdag 3 december', 'uit de planning'],
              ['Aanbetaling', 'Betaald', 'uit de boekhouding'],
            ],
          },
        ],
      },
      approach: [
        'Contacten opschonen en dubbelen samenvoegen, aan de hand van een lijst die verkoop goedkeurt.',
        'Formulier, mailbox, planning en facturen koppelen, zodat een wijziging vanzelf overal aankomt.',
      ],
      measures: ['Nieuwe dubbelen per week', 'Tijd tussen een lead en het eerste telefoontje'],
      link: 'Zo werkt CRM-integratie',
    },
    {
      id: 'full-calendar',
      category: 'Online afspraken',
      title: 'Een praktijk waarvan de agenda zichzelf vult',
      problem: 'Een fysiotherapiepraktijk met drie ruimtes plant per telefoon.',
      elevation: {
        title: 'Daarna: ruimte 2, dinsdagochtend',
        before: {
          title: 'Eerst: per telefoon',
          items: [
            '8.34: de telefoon gaat tijdens een behandeling',
            '12.05: twee therapeuten rekenen op ruimte 2',
            '19.20: een cliënt krijgt de voicemail',
          ],
        },
        parts: [
          {
            rows: [
              ['8.30', 'Eva, vervolg', 'per telefoon'],
              ['9.10', 'Eva, eerste bezoek', 'online, gisteravond'],
              ['10.10', 'Vrij'],
              ['10.50', 'Tom, vervolg', 'online, zondag'],
            ],
          },
        ],
      },
      approach: [
        'Eerst de regels: wie behandelt wat, in welke ruimte, met hoeveel tijd tussen twee cliënten.',
        'De herinnering gaat zo vroeg uit dat de praktijk het uur nog aan een ander kan geven.',
      ],
      measures: ['Afspraken die zonder telefoontje zijn gemaakt', 'Uren die leeg bleven doordat iemand niet kwam'],
      link: 'Zo werken online afspraken',
    },
  ],
  callToAction: {
    title: 'Welk voorbeeld lijkt op uw week?',
    text: `Vertel over uw eigen werk in een gratis sessie van ${minutes(consultationMinutes)}. ${facts.freeSession}`,
    link: 'Plan een gratis sessie',
  },
  tour: {
    category: 'AI-assistent en dashboard',
    title: 'Achter deze site: onze eigen assistent, ons eigen dashboard',
    introduction:
      'De assistent staat op elke pagina, en op het dashboard antwoorden we u. Beide hebben we zelf gebouwd. Het AI-model is van een ander bedrijf.',
    note: 'Een programma maakte deze afbeeldingen van de werkende site. De mensen, bedrijven en berichten erop zijn verzonnen, en de antwoorden komen van de assistent waarmee we testen.',
    pictures: {
      'desk-opened': {
        title: 'Eén aanvraag, met alles wat we ervan weten',
        text: 'Wat iemand wil oplossen, wat er eerder in de chat is gevraagd, en hoeveel uur er nog is om te antwoorden.',
        alt: 'Eén aanvraag op het dashboard: wie er schreef en wat, hoelang die wacht, en de gegevens.',
      },
      'desk-today': {
        title: 'Wie er wacht, en hoelang al',
        text: 'Hier begint onze dag. Wie het langst wacht, staat bovenaan, en een kleur zegt wie vandaag nog antwoord moet krijgen.',
        alt: 'Het dashboard: hoeveel aanvragen wachten en hoelang, de nieuwe met hun eerste woorden, en de getallen van deze week naast die van de vorige.',
      },
      'desk-lead': {
        title: 'Antwoorden waar we de aanvraag lezen',
        text: 'We kiezen een sjabloon, passen het aan en versturen het, ook vanaf een telefoon. De e-mail gaat pas na enkele seconden weg, zodat we hem nog kunnen terughalen.',
        alt: 'Eén aanvraag op het dashboard, op een telefoon: een antwoord met sjabloon, onderwerp en bericht. Onderaan knoppen voor status, antwoord, notitie en kopie.',
      },
      'desk-conversation': {
        title: 'Wat iemand eerst al vroeg',
        text: 'Wie zijn chat met ons deelt, hoeft niets twee keer te vertellen. We lezen er ook in wat de assistent beter had moeten beantwoorden.',
        alt: 'Een gesprek op het dashboard, op een telefoon: vragen van een bezoeker met de antwoorden van de assistent.',
      },
    },
  },
} satisfies typeof english;
