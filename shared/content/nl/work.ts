import { site } from '#shared/site.ts';
import type { work as english } from '../en/work.ts';
import { consultationMinutes, launchTest, timelines } from '../figures.ts';
import { facts } from './facts.ts';
import { date, kilobytes, minutes, weeks } from './format.ts';

export const work = {
  meta: {
    title: `Deze site nagemeten, en vijf voorbeelden | ${site.name}`,
    description:
      'Deze site, nagemeten, en en vijf op\u00a0papier: een huisstijl, een dashboard, een AI-servicedesk, een CRM-koppeling en een agenda.',
  },
  name: 'Werk',
  heading: 'Eén site om na te meten, en vijf op\u00a0papier',
  introduction:
    'Websites en automatisering voor startups en scale-ups. Eerst deze site, met getallen die u zelf kunt controleren. De vijf voorbeelden hebben we bedacht om te laten zien hoe we werken. Het zijn geen klantprojecten.',
  labels: {
    example: 'Voorbeeldproject',
    inUse: 'In gebruik',
    examples: 'Voorbeelden',
    timeline: 'Doorlooptijd',
    approach: 'Aanpak',
    measures: 'Wat we zouden meten',
    more: 'Hoe we het zouden doen en meten',
  },
  thisSite: {
    category: 'Website met chat en agenda, in twee talen',
    title: 'Deze site, die u zelf kunt nameten',
    labels: {
      approach: 'Aanpak',
      checks: 'Controleer het in uw browser',
      tests: 'Bij elke wijziging getest',
    },
    problem:
      'Een bureau dat websites en automatisering verkoopt, moet laten zien dat het die kan maken. Plaatjes van schermen laten niet zien hoe snel een site is, of wat hij doet als er iets uitvalt.',
    approach: [
      'Eerst de woorden: u leest een pagina en verstuurt een formulier voordat er een script is geladen.',
      'Tekeningen in plaats van foto’s, gemaakt bij het bouwen van de site en in de kleuren van de pagina.',
      'Voor elk getal een grens, en bij elke grens wat een bezoeker merkt als we die overschrijden.',
    ],
    checks: [
      'Open de ontwikkelaarstools en laad de pagina opnieuw. Er komt geen cookie, en tot u de agenda opent, gaat elk verzoek naar deze site. Staat er bij het contactformulier een robotcontrole aan, dan wordt die geladen als u in het formulier klikt.',
      'Zet JavaScript uit: pagina’s, taal, vragen en contactformulier blijven werken.',
      'Laat Lighthouse los op een pagina naar keuze, ingesteld als telefoon met een trage verbinding.',
    ],
    tests: [
      'Een aanvraag wordt één keer opgeslagen, ook als het antwoord zoekraakt en de browser hem nog eens stuurt.',
      'Als het bericht over een aanvraag mislukt, krijgen we het later alsnog, en maar één keer.',
      'Een chatbericht dat niet meteen in het logboek kan, wacht en komt er later alsnog in, één keer.',
    ],
    table: {
      caption: 'Door een programma gemeten op de gebouwde site; niemand heeft deze getallen ingetypt.',
      on: (day: string) => `Gemeten op ${date(day)}`,
      size: kilobytes,
      again: 'Zo meet u het zelf na',
      steps: {
        sizes: 'Wat de homepage verstuurt, gecomprimeerd',
        lighthouse: 'Lighthouse: laagste score van zeven pagina’s, op honderd',
        visits: 'Wat een bezoek aan elke pagina achterlaat',
      },
      names: {
        sizes: { html: 'Woorden en opmaak', scripts: 'Scripts, ná de woorden', font: 'Lettertype' },
        lighthouse: {
          performance: 'Snelheid',
          accessibility: 'Toegankelijkheid',
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
      timeline: weeks(timelines['website-development']),
      problem:
        'Een architectenbureau ziet er overal anders uit: op de website, in aanbestedingen, op het bord bij de bouwplaats. Bezoekers zien foto’s, maar niet in welk soort gebouw het bureau goed is.',
      shown: {
        title: 'Projecten, naar type',
        columns: [
          { title: 'Basisschool', lines: ['Hout, 1.800 m²', '2025, hoofdarchitect'] },
          { title: 'Woningen', lines: ['64 woningen', '2024, met een partner'] },
          { title: 'Stationshal', lines: ['Staal, 5.200 m²', '2023, prijsvraag'] },
        ],
      },
      approach: [
        'Een tekenraster wordt de huisstijl voor website, aanbesteding, bouwbord en brief.',
        'Eén lettertype en één accentkleur, vastgelegd op twee pagina’s die een nieuwe collega begrijpt.',
      ],
      measures: [
        'Leads voor de gebouwen waarvan het bureau er meer wil',
        'Uren die een inschrijving op een aanbesteding kost',
        'Bezoekers die een tweede project openen',
      ],
      link: 'Zo bouwen we websites',
    },
    {
      id: 'digital-platform',
      category: 'UX/UI-herontwerp van een dashboard',
      title: 'Een digitaal platform dat u in één oogopslag overziet',
      timeline: weeks(timelines['custom-ai-solution']),
      problem:
        'Een planningsteam begint de dag met twaalf schermen. Alles staat er wel ergens op, maar niemand weet waar hij moet kijken. Elke ochtend zet iemand de spoedgevallen over in een spreadsheet.',
      shown: {
        title: 'Maandagochtend',
        columns: [
          { title: 'Vandaag', value: '3', lines: ['Vergunning, Kade 12', 'Keuring, Noord 4'] },
          { title: 'Wacht', value: '8', lines: ['5 op de klant', '3 op de gemeente'] },
          { title: 'Kosten', value: '6 van 7', lines: ['projecten blijven', 'binnen budget'] },
        ],
      },
      approach: [
        'Een ochtend meekijken en noteren welk cijfer tot welke handeling leidt.',
        'De rest gaat achter een zoekveld en verdwijnt als niemand ernaar vraagt.',
      ],
      measures: [
        'Tijd tussen het openen van het scherm en de eerste handeling',
        'Zaken die pas na hun deadline opvallen',
        'Spreadsheets die naast het platform worden bijgehouden',
      ],
      link: 'Zo bouwen we maatwerk',
    },
    {
      id: 'night-desk',
      category: 'AI-klantenservice',
      title: 'Een servicedesk die na sluitingstijd antwoordt',
      timeline: weeks(timelines['ai-customer-support']),
      problem:
        'Een webwinkel in fietsonderdelen krijgt de meeste vragen ’s\u00A0avonds: past het, wanneer komt het, hoe stuur ik het terug? De antwoorden zijn er wel, in handleidingen en in de hoofden van twee collega’s. Elke dag begint met een volle mailbox.',
      shown: {
        title: 'Dinsdagavond',
        rows: [
          ['Past dit op 11 versnellingen?', 'Ja. Bron: handleiding, pagina 12'],
          ['Wanneer komt het aan?', 'Donderdag. Bron: bestelstatus'],
          ['Mijn frame kwam gescheurd aan', 'Naar een mens, met de foto'],
        ],
      },
      approach: [
        'De twee collega’s controleren de antwoorden één keer; die worden de enige bron van de assistent.',
        `Een test met ${launchTest.questions} vragen die klanten echt stelden. Van de ${launchTest.everyday} alledaagse moeten er voor de livegang minstens ${launchTest.everydayRight} goed gaan; een wekelijkse steekproef vindt wat dan nog fout is.`,
      ],
      measures: [
        'Vragen die zonder collega zijn beantwoord',
        'Foute antwoorden in de steekproef die een mens elke week naleest',
        'Mail die ’s\u00A0ochtends ligt te wachten',
      ],
      link: 'Zo werkt AI-klantenservice',
    },
    {
      id: 'one-record',
      category: 'CRM-integratie',
      title: 'Eén klantkaart voor verkoop, planning en facturen',
      timeline: weeks(timelines['crm-integration']),
      problem:
        'Een installateur van warmtepompen typt elke klant drie keer in: in het CRM, in de planning en in de boekhouding. Namen verschillen, dubbelen stapelen zich op en een nieuw telefoonnummer komt te laat bij de monteur.',
      shown: {
        title: 'Jo Barker, één klantkaart',
        rows: [
          ['Telefoon', 'uit de planning'],
          ['Adres', 'uit de boekhouding'],
          ['Offerte warmtepomp', 'uit het CRM'],
        ],
      },
      approach: [
        'Contacten opschonen en dubbelen samenvoegen, aan de hand van een lijst die verkoop goedkeurt.',
        'Formulier, mailbox, planning en facturen koppelen, zodat een wijziging vanzelf overal aankomt.',
      ],
      measures: [
        'Hoe vaak een klant met de hand wordt ingevoerd',
        'Nieuwe dubbelen per week',
        'Tijd tussen een lead en het eerste telefoontje',
      ],
      link: 'Zo werkt CRM-integratie',
    },
    {
      id: 'full-calendar',
      category: 'Online afspraken',
      title: 'Een praktijk waarvan de agenda zichzelf vult',
      timeline: weeks(timelines['appointment-scheduling']),
      problem:
        'Een fysiotherapiepraktijk met drie ruimtes plant per telefoon. Dat onderbreekt behandelingen, en twee therapeuten rekenen op dezelfde ruimte. Wie ’s\u00A0avonds belt, krijgt de voicemail.',
      shown: {
        title: 'Vrijdag, ruimte 2',
        rows: [
          ['9.00', 'Knie, vervolg'],
          ['9.40', 'Vrij, online te boeken'],
          ['10.20', 'Schouder, eerste keer'],
        ],
      },
      approach: [
        'Eerst de regels: wie behandelt wat, in welke ruimte, met hoeveel tijd tussen twee cliënten.',
        'De herinnering gaat zo vroeg uit dat de praktijk het uur nog aan een ander kan geven.',
      ],
      measures: [
        'Afspraken die zonder telefoontje zijn gemaakt',
        'Uren die leeg bleven doordat iemand niet kwam',
        'Dubbele boekingen, die er niet horen te zijn',
      ],
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
      'De assistent kunt u op elke pagina proberen. Het dashboard ziet u nooit: daar beantwoorden we wat u ons schrijft. We hebben ze allebei zelf ontworpen en gebouwd, en deze site draait erop. Het AI-model achter de antwoorden is van een ander bedrijf.',
    note: 'Een programma maakte deze afbeeldingen van de werkende site. De mensen, bedrijven en berichten erop zijn verzonnen. De antwoorden komen van de assistent waarmee we testen; die zoekt ze op in de teksten van deze site.',
    pictures: {
      'chat-answer': {
        title: 'Een antwoord, en waar het vandaan komt',
        text: 'Een bezoeker stelt in de chat een vraag. Onder het antwoord staat een link naar de pagina waar het te lezen is. Met twee knoppen zegt de bezoeker of het hielp. Elke ‘Niet nuttig’ zien we terug op het dashboard.',
        alt: 'De chat van deze site. Een bezoeker vraagt: ‘Wie is eigenaar van de broncode?’ Het antwoord begint met ‘Van u.’ Eronder staan een link naar de pagina ‘Kennisbank’ en de knoppen ‘Nuttig’ en ‘Niet nuttig’.',
      },
      'desk-today': {
        title: 'Wie er wacht, en hoelang al',
        text: 'Hier begint onze dag. Wie het langst wacht, staat bovenaan, en een kleur zegt wie vandaag nog antwoord moet krijgen. Ernaast staat de week tot nu toe: aanvragen, chatberichten en mislukte antwoorden.',
        alt: 'Het dashboard. Eén grote zin zegt hoeveel aanvragen wachten en hoelang de oudste al. Daaronder een tabel van nieuwe aanvragen met wachttijd, naam, bedrijf en eerste woorden. Rechts vergelijken kleine blokken deze week met de vorige.',
      },
      'desk-lead': {
        title: 'Antwoorden waar we de aanvraag lezen',
        text: 'We kiezen een sjabloon, passen aan wat anders moet en versturen het als e-mail, als het moet vanaf een telefoon. De e-mail gaat pas na enkele seconden de deur uit, zodat we hem nog kunnen terughalen.',
        alt: 'Eén aanvraag op het dashboard, op een telefoon: wat de aanvrager wil oplossen, en een antwoord met sjabloon, onderwerp en bericht. Onderaan vier knoppen voor de status, en drie om te antwoorden, een notitie te maken en te kopiëren.',
      },
      'desk-conversation': {
        title: 'Wat iemand eerst al vroeg',
        text: 'Wie zijn chat met ons deelt, hoeft niets twee keer te vertellen: het gesprek staat één klik van de aanvraag. We lezen er ook in wat de assistent beter had moeten beantwoorden.',
        alt: 'Een gesprek op het dashboard, op een telefoon: vragen van een bezoeker met de antwoorden van de assistent. Boven elke vraag staan het tijdstip en hoeveel seconden het antwoord duurde.',
      },
    },
  },
} satisfies typeof english;
