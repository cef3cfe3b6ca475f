import { expect, test } from 'vitest';
import { wantsPerson } from '#shared/wants-person.ts';

test.each([
  'Can I talk to a person?',
  'I’d like to speak with a real human.',
  'human please',
  'HUMAN',
  'I want a human, not a bot',
  'Let me talk to someone from your team',
  'Could somebody call me?',
  'connect me to an agent',
  'Is there a real person here?',
  'Kan ik een mens spreken?',
  'Ik wil graag iemand spreken.',
  'Mag ik een medewerker?',
  'medewerker',
  'Kan ik met een medewerker praten?',
  'Verbind me door met een echt mens',
  'Ik praat liever met een mens',
  'Kan iemand van jullie mij bellen? Ik wil iemand van jullie spreken.',
])('%j asks for a person', (text) => expect(wantsPerson(text)).toBe(true));

test.each([
  'How long does CRM integration take?',
  'How many people work at Plinth?',
  'Do you have human resources software?',
  'Our agents answer 200 mails a day.',
  'The person who does this types everything twice.',
  'Which package fits a team of five persons?',
  'Wat kost een chatbot?',
  'Onze medewerkers typen alles over.',
  'Hoeveel mensen werken er bij jullie?',
  'Een van onze medewerkers is ziek.',
  'Kan de assistent afspraken inplannen?',
  'Graag een offerte voor een website.',
  'Komt er een persoonlijk gesprek?',
])('%j does not', (text) => expect(wantsPerson(text)).toBe(false));
