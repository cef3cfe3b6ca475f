import type { chat as english } from '../en/chat.ts';

export const chat = {
  open: 'Chat met AI',
  title: 'AI Assistent',
  close: 'Sluit de chat',
  conversation: 'Gesprek',
  you: 'U',
  assistant: 'Assistent',
  greeting: 'Hallo! Waarmee kan ik u vandaag helpen?',
  inputLabel: 'Uw bericht',
  placeholder: 'Typ uw bericht...',
  send: 'Verstuur bericht',
  typing: 'De assistent is aan het typen',
  retry: 'Probeer opnieuw',
  newMessages: 'Nieuwe berichten',
  poweredBy: (siteName: string) => `Mogelijk gemaakt door ${siteName} AI`,
  notice: {
    before: 'Een externe AI-dienst geeft antwoord en dit gesprek wordt bewaard. Deel niets vertrouwelijks. ',
    link: 'Zo gaan wij om met uw gegevens',
    after: '',
  },
  talkToPerson: 'Praat met een mens',
  scheduleMeeting: 'Plan een gesprek',
  suggestionsLabel: 'Vragen die u kunt stellen',
  suggestions: ['Hoe lang duurt CRM-integratie?', 'Wat kosten de pakketten?', 'Wat is de gratis strategiesessie?'],
  inactivity: {
    title: 'Bent u er nog?',
    text: 'Het is al even stil. Zonder antwoord eindigt dit gesprek en verdwijnen de berichten van dit scherm.',
    countdown: (seconds: number) =>
      seconds === 1 ? 'De sessie eindigt over 1 seconde.' : `De sessie eindigt over ${seconds} seconden.`,
    end: 'Sessie Beëindigen',
    continue: 'Doorgaan met Chatten',
  },
  noScript: 'Voor de chat is JavaScript nodig. U kunt ook het contactformulier gebruiken.',
} satisfies typeof english;
