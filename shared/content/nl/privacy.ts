import { areAllNamed, type Recipient, recipients, type TransferGround } from '#shared/legal.ts';
import { retention, tracedRequests } from '#shared/retention.ts';
import { hasCompanyDetails, site } from '#shared/site.ts';
import type { privacy as english } from '../en/privacy.ts';
import { deskIdleMinutes, lastChanged } from '../legal-figures.ts';
import type { ProseRecord, ProseSection } from '../types.ts';
import { date, days, hours, minutes, months } from './format.ts';

const row = {
  who: 'Wie',
  what: 'Wat',
  basis: 'Grondslag',
  period: 'Hoe lang',
  when: 'Wanneer',
  kept: 'Wat die bewaart',
};
const interest = 'gerechtvaardigd belang (artikel 6 lid 1 onder f AVG)';

const grounds: Record<TransferGround, string> = {
  adequacy: 'De Europese Commissie heeft besloten dat gegevens daar goed zijn beschermd.',
  framework: 'Het bedrijf staat op de lijst van het EU-US Data Privacy Framework.',
  clauses: 'In ons contract staan de modelbepalingen van de Europese Commissie.',
};

const named = ({ name, place, grounds: ofCompany }: Recipient) =>
  [
    `${name}.`,
    place.nl ? `Werkt in: ${place.nl}.` : 'Vraag ons waar het werkt.',
    ...ofCompany.map((ground) => grounds[ground]),
  ].join(' ');

const recipient = (id: string, company: Recipient, title: string, rows: ProseRecord['rows']): ProseRecord => ({
  id,
  title,
  value: company.name ? [company.name, company.place.nl].filter(Boolean).join(', ') : 'Vraag ons',
  rows: company.name ? [{ label: row.who, text: named(company) }, ...rows] : rows,
});

const sections: ProseSection[] = [
  {
    id: 'who',
    title: 'Wie verantwoordelijk is',
    body: [
      [
        `${site.name} is verantwoordelijk: wij bepalen wat er met deze gegevens gebeurt. `,
        ...(hasCompanyDetails ? ['Onze bedrijfsgegevens staan onderaan elke pagina. '] : []),
        'Hebt u een vraag, mail dan naar ',
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'stored',
    title: 'Wat we bewaren, en waarom',
    body: [
      'U kunt de hele site lezen zonder te zeggen wie u bent. U hoeft ons niets te geven, maar zonder de gegevens uit het formulier kunnen we u niet antwoorden.',
      `Onder elke titel staat waarvoor we het nodig hebben. De grondslag is ons ${interest}. Voor het formulier is er een tweede: u vraagt ons iets voordat er een overeenkomst is (artikel 6 lid 1 onder b AVG).`,
      {
        records: [
          {
            id: 'inquiry',
            title: 'Wat u met het contactformulier stuurt',
            value: months(retention.submissionMonths),
            purpose: 'Om u te antwoorden en, als u dat wilt, een offerte te maken.',
            rows: [
              {
                label: row.what,
                text: [
                  'Uw naam, e-mailadres, bedrijf, de gekozen dienst, uw omschrijving, wat u toevoegt en hoe u antwoord wilt krijgen.',
                  'De taal van de pagina, de knop die u naar het formulier bracht, het tijdstip en de uitslag van de botcontrole.',
                  'Een willekeurig nummer dat uw browser maakt. Zo wordt een dubbel verzonden formulier één keer opgeslagen.',
                  'De stand van onze opvolging, onze notities en de antwoorden die we u vanaf deze site sturen.',
                  'Vraagt u in de chat om een mens: uw naam en e-mailadres, wat u daar schreef als omschrijving, en de dienst waar het gesprek over ging. Zet u het vinkje, dan ook het nummer van het gesprek. Zo lezen we het bij uw aanvraag.',
                ],
              },
              {
                label: row.basis,
                text: 'U vraagt ons iets voordat er een overeenkomst is. Schrijft u voor een bedrijf, of hebben we al geantwoord? Dan is het ons gerechtvaardigd belang: antwoorden, en weten wat er is gezegd.',
              },
              {
                label: row.period,
                text: `${months(retention.submissionMonths)}, daarna wordt het automatisch verwijderd. Waarom zo lang? Een opdracht volgt vaak pas maanden na de eerste vraag, en dan willen we weten wat u vroeg. Maakt u later bezwaar, dan kunnen we nakijken hoe het ging. Eerder laten wissen kan altijd.`,
              },
            ],
          },
          {
            id: 'chat',
            title: 'Een gesprek in de chat',
            value: days(retention.chatLogDays),
            purpose:
              'Om u te antwoorden. Daarna om foute antwoorden te vinden, en vragen waar de assistent niet uitkomt.',
            rows: [
              {
                label: row.what,
                text: [
                  'Elke vraag met het antwoord of de fout, de taal van de pagina en het nummer dat de chatdienst aan het gesprek gaf.',
                  'Hoe lang het antwoord duurde, het tijdstip en of u het nuttig vond, als u dat aangeeft.',
                  'Geen naam en geen e-mailadres, tenzij u die zelf typt of het gesprek met een aanvraag meestuurt.',
                ],
              },
              {
                label: row.period,
                text: `${days(retention.chatLogDays)}, daarna wordt het gesprek automatisch verwijderd, ook als u het met een aanvraag meestuurde. In die tijd zien we welke vragen terugkomen.`,
              },
            ],
          },
          {
            id: 'counts',
            title: 'Tellers tegen misbruik',
            value: `Hoogstens ${days(retention.logDays)}`,
            purpose: 'Om te voorkomen dat één bezoeker honderden aanvragen of berichten verstuurt.',
            rows: [
              {
                label: row.what,
                text: [
                  'Een gezouten hash van uw IP-adres (van een IPv6-adres alleen het netwerkdeel). Het IP-adres zelf slaan we niet op, en de hash staat niet bij wat u verstuurt.',
                  'De tijdstippen van uw aanvragen, of het aantal berichten van die dag.',
                ],
              },
              {
                label: row.period,
                text: `Hoogstens ${days(retention.logDays)}, als een verzoek is gemeten (zie hieronder). In de tellers zelf hoogstens ${hours(retention.visitorHashHours)}, bij het contactformulier ongeveer ${minutes(retention.formCountMinutes)}.`,
              },
            ],
          },
          {
            id: 'visits',
            title: 'Getelde bezoeken',
            value: months(retention.countMonths),
            purpose: 'Om te zien welke pagina’s helpen, waar het formulier in de weg zit en wat traag is.',
            rows: [
              {
                label: row.what,
                text: [
                  'Hoe vaak iets op een dag gebeurde, en niets over wie het deed.',
                  'Pagina’s: of ze bekeken, uitgelezen of niet gevonden zijn, en hoe snel ze reageerden.',
                  'Knoppen die naar ons leiden: dat iemand erop drukte.',
                  'Het formulier: of het begonnen, geweigerd of verstuurd is, en welke velden geweigerd zijn, maar niet wat erin stond.',
                  'De agenda en de chat: of ze geopend zijn, of een gesprek geboekt of begonnen is, en of een antwoord mislukte, nuttig was of niet.',
                  'Een andere taal en een ander thema.',
                  'Bij elk aantal: de pagina, de taal en of het venster klein, middelgroot of groot was. Bij de eerste pagina van een bezoek ook de site waar u vandaan kwam, zoals example.com, of de campagne in de link.',
                ],
              },
              {
                label: 'Hoe we tellen',
                text: [
                  'Zonder cookies, zonder uw IP-adres en zonder nummer voor u of uw bezoek. We kunnen dus niet zien welke tellingen bij elkaar horen.',
                  'Uw browser stuurt telkens een paar gebeurtenissen en bewaart er niets voor.',
                  'Hij stuurt niets als hij vraagt om u niet te volgen (Do Not Track of Global Privacy Control). In de instellingen van deze site, onder Beveiliging, kunt u het tellen zelf uitzetten.',
                ],
              },
              {
                label: row.period,
                text: `De aantallen ${months(retention.countMonths)}, zodat we twee jaren kunnen vergelijken. Losse gebeurtenissen bewaren we niet.`,
              },
            ],
          },
          {
            id: 'faults',
            title: 'Fouten en snelheid',
            value: `Hoogstens ${days(retention.logDays)}`,
            purpose: 'Om te vinden wat stuk of traag is, en dat te herstellen.',
            rows: [
              {
                label: row.what,
                text: [
                  'Als ons programma op een pagina vastloopt, kan uw browser dat melden: wat er misging en in welke regel van het programma, op welke pagina, in welke taal, en de naam en versie van de browser. Hij kan ook melden dat hij iets op een pagina heeft geweigerd.',
                  `Van een op de ${tracedRequests} verzoeken legt onze hostingdienst vast hoe lang elke stap duurde. Daarbij staan het adres van de pagina, uw browser en de talen ervan, uw internetaanbieder, uw stad en tijdzone, en de hash waaronder we tellen.`,
                  'Uw IP-adres staat er niet bij, en ook niet wat u typt of wat in een adres na een vraagteken komt.',
                ],
              },
              { label: row.period, text: `Hoogstens ${days(retention.logDays)}.` },
            ],
          },
          {
            id: 'team',
            title: 'Notities en antwoorden van ons team',
            value: months(retention.auditMonths),
            purpose: 'Om elke aanvraag één keer te beantwoorden, en om later te zien wat er is gedaan.',
            rows: [
              {
                label: row.what,
                text: [
                  'Wie van ons de stand van een aanvraag wijzigde, een notitie schreef of antwoordde, en wanneer.',
                  'Wie van ons gegevens exporteerde of wiste of een antwoord verstuurde of terughaalde, wanneer en om hoeveel rijen het ging. Niet wat erin stond.',
                ],
              },
              {
                label: row.period,
                text: `Standen, notities en antwoorden verdwijnen met de aanvraag. De regels over exporteren, wissen en antwoorden verdwijnen na ${months(retention.auditMonths)}.`,
              },
            ],
          },
        ],
      },
      'Zo komt uw aanvraag bij ons, en ons antwoord bij u:',
      {
        list: [
          'Van een nieuwe aanvraag horen we per e-mail, met alles wat u hebt ingevuld, of door een melding. In die melding staan alleen het nummer, de dienst, de taal, de knop en het tijdstip.',
          'Antwoorden we vanaf deze site, dan verstuurt de maildienst van onze hostingpartij ons antwoord.',
          'Een verstuurde e-mail kan de site niet wissen. Dat doen we zelf in onze eigen mailbox, binnen een maand nadat de aanvraag is verwijderd of zodra u het vraagt.',
        ],
      },
    ],
  },
  {
    id: 'places',
    title: 'Waar het staat',
    body: [
      `Buiten uw browser staan uw gegevens alleen hier, onder de namen uit ons systeem. Een programma kijkt om de paar minuten wat weg moet, en wist dat. In reservekopieën van de database kan het daarna nog hoogstens ${days(retention.backupDays)} staan.`,
      {
        records: [
          {
            id: 'tables',
            title: 'In de database',
            rows: [
              {
                label: 'contact_submissions',
                text: `Wat u met het contactformulier of vanuit de chat stuurde, en het nummer van het gesprek als u dat meestuurde, ${months(retention.submissionMonths)} lang.`,
              },
              { label: 'lead_events', text: 'De standen en notities ervan. Die verdwijnen met de aanvraag.' },
              {
                label: 'lead_notices',
                text: `Of en wanneer wij bericht kregen van de aanvraag. We proberen dat bericht hoogstens ${days(retention.noticeDays)} te bezorgen. De regel verdwijnt met de aanvraag.`,
              },
              {
                label: 'lead_replies',
                text: 'Onze antwoorden erop: onderwerp, tekst, wie van ons het schreef, wanneer het verstuurd is of waarom dat niet lukte, en het nummer dat de maildienst eraan gaf. Ook een antwoord dat we terughaalden, blijft staan. Ze verdwijnen met de aanvraag.',
              },
              {
                label: 'contact_visitors',
                text: `Een hash van uw IP-adres en het tijdstip van het formulier, ongeveer ${minutes(retention.formCountMinutes)}.`,
              },
              {
                label: 'chat_logs',
                text: `Vragen en antwoorden van de chat, en welke u nuttig vond, tot ${days(retention.chatLogDays)} na het gesprek.`,
              },
              {
                label: 'chat_feedback',
                text: `Uw oordeel over een antwoord dat nog niet in chat_logs staat, met de nummers van antwoord en gesprek. Het verhuist met het antwoord mee, en wordt anders na ${days(retention.chatLogDays)} verwijderd.`,
              },
              {
                label: 'desk_audit',
                text: `Wie van ons hoeveel rijen heeft geëxporteerd of gewist, of een antwoord verstuurde of terughaalde, ${months(retention.auditMonths)} lang.`,
              },
              {
                label: 'daily_counts',
                text: `Hoe vaak iets op een dag gebeurde, zonder wie het deed, ${months(retention.countMonths)} lang.`,
              },
              {
                label: 'daily_totals',
                text: `Die aantallen per dag opgeteld, en hoeveel vragen de chat heeft beantwoord, ${months(retention.countMonths)} lang.`,
              },
              {
                label: 'event_batches',
                text: `Een willekeurig nummer voor elke bezorging van zulke gebeurtenissen, zodat we niets dubbel tellen, ${hours(retention.eventBatchHours)} lang.`,
              },
              {
                label: 'erased_conversations',
                text: `Een hash waaraan te zien is dat een gesprek is gewist, zodat er niets van terugkomt, ${days(retention.chatLogDays)} lang.`,
              },
              { label: 'owners', text: 'Wie van ons mag inloggen, tot we het account verwijderen.' },
            ],
          },
          {
            id: 'kv',
            title: 'In snelle opslag (key-value store)',
            rows: [
              {
                label: 'chat',
                text: `Een hash van uw IP-adres, met het aantal berichten van die dag. Tot middernacht (UTC), dus hoogstens ${hours(retention.visitorHashHours)}.`,
              },
              {
                label: 'desk',
                text: `Als u probeert in te loggen waar ons team dat doet: een hash van uw IP-adres met het getypte e-mailadres, en het aantal pogingen. Tot middernacht (UTC), dus hoogstens ${hours(retention.visitorHashHours)}.`,
              },
              {
                label: 'blocked',
                text: `Een hash van uw IP-adres na te veel aanvragen, hoogstens ${minutes(retention.formBlockMinutes)}.`,
              },
              {
                label: 'failedChatLogs',
                text: `Een bericht uit de chat dat de database niet kon opslaan. Het wacht tot dat weer kan, of tot ${days(retention.chatLogDays)} na het gesprek.`,
              },
            ],
          },
          {
            id: 'queues',
            title: 'Onderweg daarheen (wachtrijen)',
            rows: [
              {
                label: 'chat-logs',
                text: `Een bericht uit de chat op weg naar de database, hoogstens ${hours(retention.queueHours)}.`,
              },
              {
                label: 'chat-logs-failed',
                text: `Hetzelfde bericht als de database het niet aannam, hoogstens ${hours(retention.queueHours)}.`,
              },
              {
                label: 'leads',
                text: `Het nummer van een nieuwe aanvraag, zodat wij ervan horen, of van een antwoord dat zo verstuurd wordt, hoogstens ${hours(retention.queueHours)}.`,
              },
              {
                label: 'leads-failed',
                text: `Hetzelfde nummer als het melden of versturen niet lukte, hoogstens ${hours(retention.queueHours)}.`,
              },
              {
                label: 'events',
                text: `Wat nog geteld moet worden, zonder wie het deed, hoogstens ${hours(retention.queueHours)}.`,
              },
            ],
          },
          {
            id: 'short',
            title: 'In tellers, logboeken en metingen',
            rows: [
              {
                label: 'CHAT_BURST',
                text: `Een telling van berichten, en een van uw oordelen over antwoorden, onder een hash van uw IP-adres, ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'DESK_BURST',
                text: `Een telling van inlogpogingen onder de hash die hierboven staat, ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'REPORT_BURST',
                text: `Een telling van de fouten die uw browser meldt, onder een hash van uw IP-adres, ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'LOG_BURST',
                text: `Een telling van de onbeantwoorde berichten die uw browser doorgeeft, onder dezelfde hash, ${minutes(retention.burstMinutes)}.`,
              },
              {
                label: 'EVENT_BURST',
                text: `Een telling van de gebeurtenissen die uw browser stuurt, onder een hash van uw IP-adres, ${minutes(retention.burstMinutes)}. De hash staat niet bij de gebeurtenissen.`,
              },
              {
                label: 'observability',
                text: `Regels over wat lukte en wat misging: dat een aanvraag is opgeslagen of geweigerd, hoe lang een antwoord in de chat duurde, wat er is gewist, en de fouten hierboven. Bij elke regel staat het adres van de pagina. Er kan het nummer van een aanvraag in staan, maar niet wat u typt en niet uw IP-adres. Hoogstens ${days(retention.logDays)}.`,
              },
              {
                label: 'traces',
                text: `Hoe lang elke stap van een op de ${tracedRequests} verzoeken duurde, met wat hierboven bij fouten en snelheid staat. Er kan ook een naam uit de key-value-opslag in staan: bij chat, desk en blocked hoort daar een hash van uw IP-adres bij, bij failedChatLogs het nummer van een bericht en van het gesprek. Hoogstens ${days(retention.logDays)}.`,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'browser',
    title: 'Wat in uw browser blijft',
    body: [
      'We plaatsen geen cookies. Een paar dingen bewaart uw eigen browser. Zo onthoudt de site een keuze en raakt u geen tekst kwijt. In de instellingen van deze site, onder Beveiliging, ziet u ze en wist u ze een voor een.',
      'De boekingsagenda is een pagina van een ander bedrijf. Zodra die opengaat, kan dat bedrijf eigen cookies plaatsen. Dat geldt ook voor de botcontrole, als die aanstaat.',
      {
        records: [
          {
            id: 'local-storage',
            title: 'Tot u het wist (localStorage)',
            rows: [
              { label: 'theme', text: 'Licht of donker, zodra u hebt gekozen.' },
              { label: 'language', text: 'Nederlands of Engels, zodra u hebt gekozen.' },
              { label: 'motion', text: 'Alleen als u beweging uitschakelt.' },
              { label: 'checklists', text: 'Wat u op de checklists hebt afgevinkt.' },
              { label: 'announcements', text: 'Wat schermlezers voorlezen, zodra u dat wijzigt.' },
              { label: 'counting', text: 'Alleen als u het tellen uitzet. Verder wordt er niets voor bewaard.' },
              {
                label: 'failedChatLogs',
                text: 'Chatberichten die ons niet konden bereiken. Ze worden overgedragen zodra er weer verbinding is, en dan verwijderd.',
              },
              {
                label: 'deskSession',
                text: `Alleen bij wie hier werkt: dat iemand op het dashboard is ingelogd. Tot het uitloggen, of tot er ${minutes(deskIdleMinutes)} niets is gedaan.`,
              },
              {
                label: 'deskSession-code-verifier',
                text: 'Een willekeurige waarde die een inlogpoging op het dashboard aan deze browser bindt. Voor elke poging die nog loopt, is er nog een, met een naam die begint met deskSession-flow. Ze verdwijnen bij het uitloggen, of als u ze wist.',
              },
              { label: 'deskActivity', text: 'Wanneer er op het dashboard het laatst iets is gedaan.' },
              { label: 'deskShortcuts', text: 'Alleen als de losse toetsen van het dashboard zijn uitgezet.' },
            ],
          },
          {
            id: 'session-storage',
            title: 'Tot u het tabblad sluit (sessionStorage)',
            rows: [
              {
                label: 'chat',
                text: 'Het gesprek, zodat u het niet kwijtraakt als u naar een andere pagina gaat, en wat u daar typte om een mens te bereiken.',
              },
              { label: 'chatDraft', text: 'Wat u in de chat hebt getypt en nog niet hebt verstuurd.' },
              {
                label: 'contactDraft',
                text: 'Wat u in het contactformulier hebt getypt en nog niet hebt verstuurd.',
              },
              { label: 'deskDrafts', text: 'Notities en antwoorden die op het dashboard worden geschreven.' },
              { label: 'scrollPositions', text: 'Hoe ver u op elke pagina was, zodat Terug naar dezelfde plek leidt.' },
              {
                label: 'reloadedFor',
                text: 'Het adres van een pagina die opnieuw geladen moest worden, zodat dat maar één keer gebeurt.',
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
      `We werken met een paar diensten. Elke dienst krijgt wat voor zijn taak nodig is, en niet meer.${areAllNamed ? '' : ' Wilt u een naam of land weten? Mail ons.'}`,
      {
        records: [
          recipient('hosting', recipients.hosting, 'Hosting', [
            {
              label: row.what,
              text: [
                'Uw IP-adres en wat uw browser meestuurt als hij een pagina opvraagt. Onze server draait daar, op machines over de hele wereld, dus alles wat u verstuurt, gaat erdoorheen.',
                'De key-value-opslag, de wachtrijen, de tellers, de logboeken en de metingen.',
                'Antwoorden we u vanaf deze site, dan verstuurt deze dienst die e-mail en kent hij dus uw e-mailadres en ons antwoord.',
                'De dienst kan zelf korte tijd iets vastleggen om zijn netwerk veilig te houden.',
              ],
            },
            { label: row.when, text: 'Op elke pagina.' },
            { label: row.basis, text: `Ons ${interest}: een site die werkt en veilig is.` },
          ]),
          recipient('database', recipients.database, 'Database', [
            { label: row.what, text: 'Wat er in de tabellen hierboven staat.' },
            {
              label: row.when,
              text: 'Als u het formulier of een bericht verstuurt. Uw browser spreekt de database nooit rechtstreeks aan.',
            },
            { label: row.basis, text: 'Dezelfde als voor wat u verstuurt.' },
          ]),
          recipient('ai-service', recipients['ai-service'], 'AI-chatdienst', [
            {
              label: row.what,
              text: 'Uw bericht, de laatste berichten daarvoor en een nummer voor het gesprek. Onze server geeft ze door, dus de dienst ziet uw IP-adres niet.',
            },
            {
              label: row.when,
              text: 'Als u in de chat een bericht verstuurt.',
            },
            { label: row.basis, text: `Ons ${interest}: een antwoord op elk uur van de dag.` },
            {
              label: row.kept,
              text: 'Dat staat in de voorwaarden van die dienst. De site kan niet zien wat de dienst bewaart of hoe lang, en kan het daar niet wissen. Laat u een gesprek wissen, dan vragen we de dienst hetzelfde te doen.',
            },
          ]),
          recipient('booking', recipients.booking, 'Boekingsdienst', [
            {
              label: row.what,
              text: [
                'Uw IP-adres, wat u daar invult en het label van de knop die de agenda opende.',
                'Na het contactformulier ook uw naam, uw e-mailadres en het nummer van uw aanvraag. Dan hoeft u ze niet opnieuw te typen.',
                'De privacyverklaring van die dienst geldt, ook voor zijn cookies.',
              ],
            },
            {
              label: row.when,
              text: 'Als de boekingsagenda opent: u vraagt erom, kiest in het formulier voor een gesprek, of een antwoord in de chat opent hem. Niet eerder.',
            },
            {
              label: row.basis,
              text: `U vraagt om een gesprek (artikel 6 lid 1 onder b AVG). Opent een antwoord in de chat de agenda, dan is het ons ${interest}: u een gesprek aanbieden.`,
            },
          ]),
          recipient('mail', recipients.mail, 'E-mail', [
            {
              label: row.what,
              text: [
                'Wat u ons mailt, en de e-mail die ons een nieuwe aanvraag meldt, met alles wat u hebt ingevuld.',
                'Ons antwoord aan u, met uw e-mailadres, zodat het aankomt.',
              ],
            },
            {
              label: row.when,
              text: 'Als u ons mailt. Als u het formulier verstuurt of wij u vanaf deze site antwoorden, en dat bij ons aanstaat.',
            },
            { label: row.basis, text: 'Dezelfde als voor wat u verstuurt.' },
          ]),
          recipient('webhook', recipients.webhook, 'Meldingen van aanvragen', [
            {
              label: row.what,
              text: 'Het nummer van de aanvraag, de dienst, de taal, de knop en het tijdstip. Geen naam en geen e-mailadres.',
            },
            {
              label: row.when,
              text: 'Als u het formulier verstuurt en zulke meldingen aanstaan. En nog eens als ons antwoord uitblijft.',
            },
            { label: row.basis, text: `Ons ${interest}: op tijd antwoorden.` },
          ]),
          recipient('challenge', recipients.hosting, 'Botcontrole', [
            { label: row.what, text: 'Uw IP-adres en eigenschappen van uw browser.' },
            {
              label: row.when,
              text: 'Zodra u het contactformulier invult, en alleen zolang die controle aanstaat.',
            },
            { label: row.basis, text: `Ons ${interest}: een formulier dat mensen invullen, en geen programma’s.` },
          ]),
        ],
      },
    ],
  },
  {
    id: 'transfers',
    title: 'Buiten Europa',
    body: [
      'Sommige van deze diensten werken buiten de Europese Economische Ruimte, of horen bij een bedrijf daarbuiten. De AVG staat dat op bepaalde gronden toe. Eén grond is een besluit van de Europese Commissie dat gegevens in een land goed zijn beschermd. Voor de Verenigde Staten geldt dat besluit voor bedrijven op de lijst van het EU-US Data Privacy Framework. Een andere grond is een contract met de modelbepalingen van de Commissie.',
      [
        `${areAllNamed ? 'Open hierboven de regel van een dienst om te zien op welke grond dat mag. Voor' : 'Weten we welke grond voor een dienst geldt, dan staat die hierboven in de regel van die dienst. Voor de andere diensten, en voor'} een kopie van de bepalingen mailt u naar `,
        { address: site.email },
        '.',
      ],
    ],
  },
  {
    id: 'not-done',
    title: 'Wat we niet doen',
    body: [
      {
        list: [
          'Geen advertenties, geen tracking over websites heen en geen statistieken die een bezoeker volgen.',
          'Geen verkoop of verhuur van gegevens.',
          'Geen besluiten over u die alleen door software worden genomen. Wel weigert de software een aanvraag of bericht als er te veel van één IP-adres komen.',
          'Geen training van een eigen AI-model met wat u schrijft, en geen AI-dienst waarvan de voorwaarden dat toestaan.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Uw rechten',
    body: [
      {
        list: [
          'U mag de gegevens die we van u hebben inzien, en laten verbeteren of wissen.',
          'U kunt het gebruik tijdelijk laten stopzetten, zolang we iets uitzoeken.',
          'Wat u ons hebt gestuurd, kunt u terugkrijgen in een gangbaar formaat.',
          'Is de grondslag ons gerechtvaardigd belang? Dan mag u altijd bezwaar maken. Vertel ons wat er in uw geval anders is. We stoppen dan, tenzij we een dwingende reden hebben om door te gaan.',
        ],
      },
      [
        'Mail naar ',
        { address: site.email },
        '. We antwoorden binnen een maand. We kunnen om een bewijs vragen dat de gegevens van u zijn, zoals een antwoord vanaf hetzelfde e-mailadres.',
      ],
      {
        list: [
          'Van het contactformulier: noem het e-mailadres dat u hebt gebruikt. We wissen dan alles wat vanaf dat adres kwam.',
          'Van een gesprek: er staat geen naam bij, tenzij u het met een aanvraag meestuurde. Noem dus de dag, ongeveer de tijd en een paar woorden die u hebt getypt. We wissen dan alles wat we ervan vinden.',
        ],
      },
    ],
  },
  {
    id: 'complaints',
    title: 'Hoe u een klacht indient',
    body: [
      [
        'Vindt u dat we verkeerd met uw gegevens omgaan? Vertel het ons dan eerst. U kunt ook een klacht indienen bij de ',
        {
          text: 'Autoriteit Persoonsgegevens',
          url: 'https://autoriteitpersoonsgegevens.nl/een-tip-of-klacht-indienen-bij-de-ap',
        },
        '. Dat gaat met het formulier op de website, of per brief naar Postbus 93374, 2509 AJ Den Haag. Woont of werkt u in een ander land van de Europese Economische Ruimte? Dan kunt u ook naar de toezichthouder daar.',
      ],
    ],
  },
  {
    id: 'safety',
    title: 'Hoe we gegevens beschermen',
    body: [
      ['Wat we doen om deze gegevens veilig te houden, leest u onder ', { text: 'beveiliging', page: 'security' }, '.'],
    ],
  },
];

export const privacy = {
  meta: {
    title: `Privacy: wat we bewaren en hoe lang | ${site.name}`,
    description: `Welke gegevens deze website bewaart, waarom en hoe lang: aanvragen ${months(retention.submissionMonths)}, chats ${days(retention.chatLogDays)}, geen cookies. En hoe u ze laat wissen.`,
  },
  name: 'Privacy',
  heading: 'Wat we bewaren, en tot wanneer',
  caption: 'Lang blok: aanvragen. Kort blok: chats. Kopieën kunnen een maand langer blijven.',
  introduction: 'Wat deze website van u bewaart, waarvoor, hoe lang en wie het nog meer te zien krijgt.',
  drawing: [months(retention.submissionMonths), days(retention.chatLogDays)],
  inShort: {
    title: 'In het kort',
    items: [
      { label: 'Een aanvraag', value: months(retention.submissionMonths) },
      { label: 'Een chatgesprek', value: days(retention.chatLogDays) },
      { label: 'Een hash van uw IP-adres', value: `Hoogstens ${days(retention.logDays)}` },
      { label: 'Bezoekcijfers', value: months(retention.countMonths) },
    ],
  },
  sections,
  lastChanged: `Laatst gewijzigd op ${date(lastChanged.privacy)}.`,
} satisfies typeof english;
