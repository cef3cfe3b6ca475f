import { site } from '#shared/site.ts';
import type { buildAndEmpower as english } from '../en/build-and-empower.ts';
import { packageFigures } from '../offer-figures.ts';
import { getPackage } from '../pick.ts';
import { days, hours, price, weeks, workflows } from './format.ts';
import { packageLabels } from './package-labels.ts';
import { packages } from './packages.ts';

const empower = packageFigures['build-and-empower'];

export const buildAndEmpower = {
  meta: {
    title: `Build & Empower: uw eerste automatisering | ${site.name}`,
    description: `Eén proces geautomatiseerd in ${weeks(empower.timeline)} voor ${price(empower.price)}, met ${hours(empower.trainingHours)} training en ${days(empower.supportDays)} ondersteuning. Voor kleine bedrijven en startups.`,
  },
  name: 'Build & Empower',
  heading: 'Eén proces waar u vanaf bent',
  introduction: `Voor een kleine onderneming of startup die voor het eerst automatiseert. In ${weeks(empower.timeline)} automatiseren we ${workflows(empower.workflows)} van begin tot eind. In ${hours(empower.trainingHours)} training leert uw team ermee werken. De prijs is ${price(empower.price)}, met ${days(empower.supportDays)} ondersteuning na livegang.`,
  callToAction: 'Begin met Build & Empower',
  drawing: 'Eén toren op een eigen sokkel: het ene werkproces waar uw team zonder ons mee verder kan.',
  fit: {
    title: 'Voor het eerste proces dat u kwijt wilt',
    paragraphs: [
      'U weet welke taak elke week terugkomt en te lang duurt. Daar wilt u van af, zonder een project dat het kwartaal opslokt en zonder daarna op ons te moeten leunen.',
      'Daarom bouwen we één werkproces en leren we uw team om het te gebruiken en aan te passen. Dat komt bij het volgende weer van pas.',
    ],
    examples: [
      'Een aanvraag op de website wordt een contact, een taak en een eerste antwoord',
      'Facturen in een mailbox worden gelezen, gecontroleerd en klaargezet in de boekhouding',
      'Cijfers uit drie systemen komen elke maandag binnen als één bericht',
      'Een getekende offerte zet de projectmap, de planning en de welkomstmail klaar',
    ],
  },
  contents: {
    introduction: 'Alles om van handwerk een proces te maken waar uw team zelf mee verder kan.',
    parts: [
      {
        id: 'workflow',
        title: 'Het werkproces zelf',
        text: `${workflows(empower.workflows)}, van de aanleiding tot de plek waar het resultaat terechtkomt. Met een bericht als er iets misgaat.`,
      },
      {
        id: 'training',
        title: 'De training',
        text: `${hours(empower.trainingHours)} met de mensen die ermee gaan werken, aan de hand van hun eigen gevallen. Ze leren het proces te gebruiken, het logboek te lezen en zelf iets kleins aan te passen.`,
      },
      {
        id: 'support',
        title: 'Ondersteuning na livegang',
        text: `We herstellen ${days(empower.supportDays)} lang fouten en stellen bij wat in het dagelijks gebruik anders loopt.`,
      },
      {
        id: 'manual',
        title: 'Een handleiding',
        text: 'Hoe het werkt, hoe u het aanpast en wat u doet als het stilvalt. In gewone taal, voor wie ermee werkt.',
      },
    ],
  },
  plan: {
    note: 'Het snelst gaat het als de toegang tot uw systemen vóór de start is geregeld. De laatste twee stappen vallen dan in één week.',
    steps: [
      {
        id: 'choose',
        title: 'Kiezen en uittekenen',
        text: 'We kiezen samen het proces, tekenen het stap voor stap uit en spreken af wanneer het klaar is.',
      },
      {
        id: 'build',
        title: 'Bouwen en testen',
        text: 'Het werkproces draait mee naast uw eigen werkwijze, tot er hetzelfde uitkomt als met de hand.',
      },
      {
        id: 'launch',
        title: 'Training en livegang',
        text: 'Uw team krijgt training en neemt het in gebruik. Vanaf die dag loopt de ondersteuning.',
      },
    ],
  },
  bring: {
    introduction: 'Niet veel, maar wel op tijd. Daar hangt de doorlooptijd van af.',
    items: [
      { id: 'owner', title: 'Eén eigenaar', text: 'Degene die dit werk nu doet en mag beslissen hoe het gaat lopen.' },
      {
        id: 'examples',
        title: 'Eerdere gevallen',
        text: 'Gewone en lastige, zodat de test op de praktijk lijkt.',
      },
      { id: 'access', title: 'Toegang', text: 'Tot de betrokken systemen, via accounts die u weer kunt sluiten.' },
      {
        id: 'time',
        title: 'Tijd voor de training',
        text: 'Een moment waarop iedereen erbij is die ermee gaat werken.',
      },
    ],
  },
  faq: [
    {
      id: 'one-workflow',
      question: 'Wat telt als één werkproces?',
      answer:
        'Eén aanleiding, de stappen die volgen en één resultaat. Een aanvraag die een offerte wordt, bijvoorbeeld, of een factuur die wordt geboekt. Als het er bij u twee blijken te zijn, zeggen we dat vóór de start en niet halverwege.',
    },
    {
      id: 'software',
      question: 'Op welke software draait het?',
      answer:
        'Op wat u al hebt, als het daarmee kan. Anders op een automatiseringsdienst op uw naam. Abonnementen zitten niet in de prijs; we noemen ze vóór de start.',
    },
    {
      id: 'after-support',
      question: 'Wat gebeurt er als de ondersteuning afloopt?',
      answer:
        'Uw team gaat er zelf mee verder; daar zijn de training en de handleiding voor. Wilt u liever dat wij een oogje in het zeil houden? Dan spreken we onderhoud af.',
    },
    {
      id: 'next',
      question: 'Kunnen we verder met een tweede proces?',
      answer:
        'Ja, met hetzelfde pakket of op offerte. Als u dat vooraf al verwacht, is Build & Elevate een beter begin: dat omvat er twee en verbindt ze.',
    },
  ],
  othersText: 'Meer dan één proces? De werkwijze blijft hetzelfde, er komen alleen weken bij.',
  labels: packageLabels,
  package: getPackage(packages, 'build-and-empower'),
  others: [getPackage(packages, 'build-and-elevate'), getPackage(packages, 'growth')],
} satisfies typeof english;
