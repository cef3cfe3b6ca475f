import { retention } from '#shared/retention.ts';
import type { chat as english } from '../en/chat.ts';
import { days } from './format.ts';

const about = (name: string, support = true) => [
  `Wat is de doorlooptijd van ${name}?`,
  `Wat hoort er bij ${name}?`,
  support ? `Hoeveel nazorg hoort er bij ${name}?` : `Voor wie is ${name}?`,
];
const packagePrices = 'Wat kosten de pakketten?';
const session = 'Wat is de gratis strategiesessie?';

export const chat = {
  open: 'Chat met AI',
  title: 'AI Assistent',
  close: 'Sluit de chat',
  conversation: 'Gesprek',
  you: 'U',
  assistant: 'Assistent',
  greeting: 'Hallo! Waarmee kan ik u helpen?',
  inputLabel: 'Uw bericht',
  placeholder: 'Typ uw bericht...',
  send: 'Verstuur bericht',
  stop: 'Stop het antwoord',
  stopped: 'Dit antwoord is hier gestopt.',
  typing: 'De assistent is aan het typen',
  waiting: 'Het is even druk. Uw bericht blijft staan en gaat over een paar seconden vanzelf opnieuw weg.',
  retry: 'Opnieuw',
  newMessages: 'Nieuwe berichten',
  notAnswered: 'Niet beantwoord',
  edit: 'Bewerk',
  resend: 'Verstuur opnieuw',
  charactersLeft: (count: number) => (count === 1 ? 'nog 1 teken' : `nog ${count} tekens`),
  charactersOver: (count: number) => (count === 1 ? '1 teken te veel' : `${count} tekens te veel`),
  offers: 'Genoemd in dit antwoord',
  sources: 'Hier leest u dit',
  transcript: {
    title: (siteName: string) => `Gesprek met de AI-assistent van ${siteName}`,
    fileName: 'gesprek',
    copy: 'Kopieer het gesprek',
    copied: 'Het gesprek is gekopieerd.',
    notCopied: 'Deze browser stond kopiëren niet toe. U kunt het gesprek wel downloaden.',
    download: 'Download het gesprek',
  },
  poweredBy: (siteName: string) => `Mogelijk gemaakt door ${siteName} AI`,
  notice: {
    before: `Een externe AI-dienst antwoordt; wij bewaren het gesprek ${days(retention.chatLogDays)}. `,
    link: 'Privacy',
    after: '',
  },
  talkToPerson: 'Praat met een mens',
  personLoading: 'Het formulier wordt geladen',
  personOffer: { question: 'Liever een van ons?', decline: 'Nee, bedankt' },
  contactForm: 'Contactformulier',
  feedback: { label: 'Dit antwoord was', helpful: 'Nuttig', not_helpful: 'Niet nuttig' },
  scheduleMeeting: 'Plan een gesprek',
  suggestionsLabel: 'Vragen die u kunt stellen',
  suggestions: ['Hoe lang duurt een CRM-integratie?', packagePrices, session],
  suggestionsByPage: {
    services: ['Welke diensten biedt u?', 'Hoe lang duurt een website?', session],
    'ai-customer-support': about('AI-klantenservice'),
    'crm-integration': about('CRM-integratie'),
    'appointment-scheduling': about('online afspraken'),
    'website-development': about('websiteontwikkeling'),
    'custom-ai-solution': about('een AI-oplossing op maat'),
    'business-analysis': about('een bedrijfsanalyse', false),
    pricing: [packagePrices, 'Welk pakket raadt u aan?', 'Wat kost een CRM-integratie?'],
    'build-and-empower': about('Build & Empower'),
    'build-and-elevate': about('Build & Elevate'),
    growth: about('Growth'),
  },
  inactivity: {
    title: 'Bent u er nog?',
    text: 'Het is al even stil. Zonder antwoord eindigt dit gesprek en verdwijnen de berichten van dit scherm.',
    countdown: (seconds: number) =>
      seconds === 1 ? 'De sessie eindigt over 1 seconde.' : `De sessie eindigt over ${seconds} seconden.`,
    end: 'Sessie Beëindigen',
    continue: 'Doorgaan met Chatten',
  },
} satisfies typeof english;
