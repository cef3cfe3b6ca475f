import type { facts as english } from '../en/facts.ts';
import { growthCheckIns, launchTest, replyHours } from '../figures.ts';
import { hours } from './format.ts';

export const facts = {
  agreement: 'Er is pas een overeenkomst als u en wij de offerte hebben getekend.',
  prices: 'Alle prijzen zijn in euro’s, exclusief btw.',
  aroundTheClock: `De AI-assistent antwoordt op elk moment van de dag. Van een medewerker krijgt u binnen ${hours(replyHours)} antwoord. Na livegang krijgt u het aantal dagen ondersteuning dat bij uw dienst of pakket hoort.`,
  checkIns: `${growthCheckIns} voortgangsgesprekken: elke maand één, vanaf de livegang`,
  launchTest: `We testen de assistent met ${launchTest.questions} vragen die uw klanten echt hebben gesteld. Van de ${launchTest.everyday} alledaagse vragen moet hij er minstens ${launchTest.everydayRight} goed beantwoorden voordat hij live gaat.`,
} satisfies typeof english;
