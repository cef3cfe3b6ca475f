import { hasCompanyDetails, site } from '#shared/site.ts';
import type { privacy as english } from '../en/privacy.ts';
import { deskIdleMinutes, lastChanged, retention } from '../figures.ts';
import type { ProseSection } from '../types.ts';
import { date, days, hours, minutes, months } from './format.ts';

const row = { what: 'Wat', why: 'Waarvoor', basis: 'Grondslag', period: 'Hoe lang', when: 'Wanneer' };

const sections: ProseSection[] = [
  {
    id: 'who',
    title: 'Wie verantwoordelijk is',
    body: [
      [
        `${site.name} bepaalt wat er met de hier beschreven gegevens gebeurt. `,
        ...(hasCompanyDetails
          ? [
              'Onze bedrijfsgegevens staan in de voettekst en onder ',
              { text: 'voorwaarden', page: 'terms' as const },
              '. ',
            ]
          : []),
        'Voor alles op deze pagina mailt u naar ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'stored',
    title: 'Wat wij bewaren',
    body: [
      'U kunt de hele site lezen zonder iets achter te laten. Wij slaan gegevens op als u het contactformulier verstuurt of in de chat schrijft, en tellen beide om misbruik te stoppen.',
      {
        records: [
          {
            id: 'request',
            title: 'Een contactaanvraag',
            rows: [
              {
                label: row.what,
                text: 'Uw naam, e-mailadres, bedrijf, de gekozen dienst, uw omschrijving, wat u daaraan toevoegt en hoe u contact wilt. Daarbij: de taal van de pagina, de knop die u naar het formulier bracht, een willekeurig nummer dat uw browser maakt zodat een dubbel verzonden aanvraag één keer wordt opgeslagen, de stand van onze opvolging en het tijdstip.',
              },
              { label: row.why, text: 'Om u te antwoorden en, als u dat wilt, een offerte te maken.' },
              { label: row.basis, text: 'Maatregelen op uw verzoek voordat er een overeenkomst is.' },
              {
                label: row.period,
                text: `${months(retention.submissionMonths)}, daarna wordt de aanvraag automatisch verwijderd.`,
              },
            ],
          },
          {
            id: 'chat',
            title: 'Een gesprek in de chat',
            rows: [
              {
                label: row.what,
                text: 'Elke vraag met het antwoord of de fout, de taal van de pagina, het nummer dat de chatdienst aan het gesprek gaf, hoe lang het antwoord duurde en het tijdstip. Geen naam en geen adres, tenzij u die zelf typt.',
              },
              { label: row.why, text: 'Om foute antwoorden te vinden en vragen waar de assistent niet uitkomt.' },
              { label: row.basis, text: 'Ons gerechtvaardigd belang bij een assistent die juiste antwoorden geeft.' },
              {
                label: row.period,
                text: `${days(retention.chatLogDays)}, daarna wordt het gesprek automatisch verwijderd.`,
              },
            ],
          },
          {
            id: 'counts',
            title: 'Tellingen tegen misbruik',
            rows: [
              {
                label: row.what,
                text: 'Een gezouten hash van uw IP-adres (van een IPv6-adres alleen het netwerkdeel), met de tijdstippen van uw aanvragen of het aantal berichten van die dag. Het adres zelf wordt niet opgeslagen en de hash wordt niet bewaard bij wat u verstuurt.',
              },
              { label: row.why, text: 'Om te voorkomen dat één bezoeker honderden aanvragen of berichten verstuurt.' },
              {
                label: row.basis,
                text: 'Ons gerechtvaardigd belang bij een formulier en een chat die blijven werken.',
              },
              {
                label: row.period,
                text: `Hoogstens ${hours(retention.visitorHashHours)}; bij het contactformulier ongeveer een uur.`,
              },
            ],
          },
        ],
      },
      'Is de database onbereikbaar, dan wacht het verslag van een chat bij onze hostingdienst tot het kan worden weggeschreven; de termijn hierboven telt vanaf het gesprek. Van een nieuwe aanvraag krijgen wij automatisch bericht: via een koppeling die alleen de dienst, de taal, de knop en het tijdstip doorgeeft, of per e-mail, met alles wat u hebt ingevuld. Wie van ons een aanvraag leest, kan er een notitie bij maken; die wordt samen met de aanvraag verwijderd. Exporteert of wist een van ons gegevens, dan bewaren we wie dat deed, wanneer en om hoeveel rijen het ging, en niets van wat erin stond.',
    ],
  },
  {
    id: 'browser',
    title: 'Wat in uw browser blijft',
    body: [
      'Wij plaatsen geen cookies. Een paar dingen bewaart uw eigen browser, zodat de site een keuze onthoudt en u geen tekst kwijtraakt. In de instellingen van deze site, onder Beveiliging, ziet u ze en wist u ze een voor een.',
      {
        records: [
          {
            id: 'local-storage',
            title: 'Tot u het wist (localStorage)',
            rows: [
              { label: 'theme', text: 'Licht of donker, zodra u hebt gekozen.' },
              { label: 'language', text: 'Nederlands of Engels, zodra u hebt gekozen.' },
              { label: 'motion', text: 'Alleen als u beweging uitschakelt.' },
              { label: 'announcements', text: 'Wat schermlezers te horen krijgen, zodra u dat wijzigt.' },
              {
                label: 'failedChatLogs',
                text: 'Chatberichten die ons niet konden bereiken. Ze worden overgedragen zodra er weer verbinding is, en dan verwijderd.',
              },
              {
                label: 'deskSession',
                text: `Alleen bij wie hier werkt: dat iemand op het dashboard is ingelogd, tot het uitloggen of na ${minutes(deskIdleMinutes)} zonder activiteit.`,
              },
              {
                label: 'deskSession-code-verifier',
                text: 'Een willekeurige waarde die een inlogpoging op het dashboard aan deze browser bindt. Voor elke poging die nog loopt is er nog een, met een naam die begint met deskSession-flow. Ze verdwijnen bij het uitloggen, of als u ze wist.',
              },
              { label: 'deskActivity', text: 'Wanneer er op het dashboard het laatst iets is gedaan.' },
              { label: 'deskShortcuts', text: 'Alleen als de losse toetsen van het dashboard zijn uitgezet.' },
            ],
          },
          {
            id: 'session-storage',
            title: 'Tot u het tabblad sluit (sessionStorage)',
            rows: [
              { label: 'chat', text: 'Het gesprek, zodat u het niet kwijtraakt als u naar een andere pagina gaat.' },
              { label: 'chatDraft', text: 'Wat u in de chat hebt getypt en nog niet hebt verstuurd.' },
              {
                label: 'contactDraft',
                text: 'Wat u in het contactformulier hebt getypt en nog niet hebt verstuurd.',
              },
              { label: 'deskDrafts', text: 'Notities die op het dashboard worden geschreven.' },
              { label: 'scrollPositions', text: 'Hoe ver u op elke pagina was, zodat Terug naar dezelfde plek leidt.' },
              {
                label: 'reloadedFor',
                text: 'Het adres van een pagina die opnieuw geladen moest worden, zodat dat één keer gebeurt.',
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'third-parties',
    title: 'Wie er nog meer gegevens krijgt',
    body: [
      'Wij werken met een paar diensten. Elke dienst krijgt wat voor zijn taak nodig is. Wilt u weten welke bedrijven dat op dit moment zijn en in welk land zij gegevens verwerken, mail ons dan.',
      {
        records: [
          {
            id: 'hosting',
            title: 'Hosting',
            rows: [
              {
                label: row.what,
                text: 'Uw IP-adres en wat uw browser bij elk verzoek meestuurt. De dienst kan verzoeken korte tijd technisch vastleggen om zijn netwerk veilig te houden. Ook bewaart hij de tellingen van de chat, en tot wanneer het contactformulier na enkele aanvragen gesloten is. Zolang ze onderweg zijn, bewaart hij elk gesprek en het nummer waaronder een nieuwe aanvraag is opgeslagen.',
              },
              {
                label: row.when,
                text: 'Op elke pagina. Zonder adres kan er niets bij u worden bezorgd. Het overige: als u een bericht of het formulier verstuurt.',
              },
            ],
          },
          {
            id: 'database',
            title: 'Database',
            rows: [
              { label: row.what, text: 'Contactaanvragen, gesprekken en de tellingen van het contactformulier.' },
              {
                label: row.when,
                text: 'Als u het formulier of een bericht verstuurt. Uw browser spreekt de database nooit rechtstreeks aan.',
              },
            ],
          },
          {
            id: 'ai-service',
            title: 'AI-chatdienst',
            rows: [
              {
                label: row.what,
                text: 'Uw bericht en de laatste berichten daarvoor. Onze server geeft ze door, dus de dienst ziet uw IP-adres niet.',
              },
              {
                label: row.when,
                text: 'Als u in de chat een bericht verstuurt. Laat vertrouwelijke details er alstublieft uit.',
              },
            ],
          },
          {
            id: 'booking',
            title: 'Boekingsdienst',
            rows: [
              {
                label: row.what,
                text: 'Uw IP-adres, wat u daar invult en het label van de knop die de agenda opende. Na het contactformulier ook uw naam, uw e-mailadres en het nummer van uw aanvraag, zodat u ze niet opnieuw hoeft te typen. De privacyverklaring van die dienst is van toepassing.',
              },
              {
                label: row.when,
                text: 'Als de boekingsagenda opent: u vraagt erom, kiest in het formulier voor een gesprek, of een antwoord in de chat opent hem. Niet eerder.',
              },
            ],
          },
          {
            id: 'challenge',
            title: 'Controle op robots',
            rows: [
              {
                label: row.what,
                text: 'Uw IP-adres en eigenschappen van uw browser. Bij uw aanvraag bewaren wij dan of de controle is doorstaan of niet kon worden uitgevoerd.',
              },
              {
                label: row.when,
                text: "Zodra u het contactformulier invult, en alleen zolang zo'n controle aanstaat.",
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'not-done',
    title: 'Wat wij niet doen',
    body: [
      {
        list: [
          'Geen advertenties, geen tracking over websites heen en geen statistieken die een bezoeker volgen.',
          'Geen verkoop of verhuur van gegevens.',
          'Geen besluiten over u die alleen door software worden genomen.',
          'Geen training van een eigen model met wat u schrijft.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Uw rechten',
    body: [
      'U mag de gegevens die wij van u hebben inzien, laten verbeteren of laten wissen, een kopie krijgen in een gangbaar formaat, en bezwaar maken tegen het gebruik of dat laten beperken.',
      [
        'Mail naar ',
        { address: site.email },
        '. Wij antwoorden binnen een maand en kunnen om één bewijs vragen dat de gegevens van u zijn, zoals een antwoord vanaf hetzelfde e-mailadres.',
      ],
      {
        list: [
          'Een contactaanvraag: noem het e-mailadres dat u hebt gebruikt. Wij wissen dan elke aanvraag met dat adres.',
          'Een gesprek: er staat geen naam bij, dus noem de dag, ongeveer de tijd en een paar woorden die u hebt getypt. Wij wissen dan alles wat wij ervan vinden.',
        ],
      },
      'Vindt u dat wij verkeerd met gegevens omgaan, dan kunt u ook een klacht indienen bij de toezichthouder in uw land. In Nederland is dat de Autoriteit Persoonsgegevens.',
    ],
  },
  {
    id: 'safety',
    title: 'Hoe wij gegevens beschermen',
    body: [
      [
        'Wat wij doen om deze gegevens veilig te houden, leest u onder ',
        { text: 'beveiliging', page: 'security' },
        '.',
      ],
    ],
  },
];

export const privacy = {
  meta: {
    title: `Privacy: wat wij bewaren en hoe lang | ${site.name}`,
    description: `Welke gegevens deze website bewaart, waarom en hoe lang: aanvragen ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, geen cookies. En hoe u ze laat wissen.`,
  },
  heading: 'Privacy',
  introduction:
    'Wat deze website van u bewaart, waarvoor, hoe lang en wie het nog meer te zien krijgt. Hier staat wat de site werkelijk doet, zodat u het kunt nagaan.',
  periods: {
    title: 'In het kort',
    items: [
      { label: 'bewaren wij een contactaanvraag', value: months(retention.submissionMonths) },
      { label: 'bewaren wij een chatgesprek', value: days(retention.chatLogDays) },
      { label: 'bewaren wij een hash van uw IP-adres', value: `Hoogstens ${hours(retention.visitorHashHours)}` },
      { label: 'plaatst deze website', value: 'Geen cookies' },
    ],
  },
  sections,
  lastChanged: `Laatst gewijzigd op ${date(lastChanged.privacy)}.`,
} satisfies typeof english;
