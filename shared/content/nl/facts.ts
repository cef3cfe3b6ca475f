import type { facts as english } from '../en/facts.ts';
import { growthCheckIns, launchTest } from '../figures.ts';

export const facts = {
  agreement: 'Er is pas een overeenkomst als u en wij de offerte hebben getekend.',
  prices: 'Alle prijzen zijn in euro’s, exclusief btw.',
  clock: 'We tellen de weken vanaf de dag dat we toegang hebben tot de systemen die nodig zijn.',
  stop: 'U betaalt wat tot dan is afgesproken. Wat betaald is, is van u.',
  ownership:
    'Uw gegevens en de accounts zijn vanaf de eerste dag van u. De code en de documentatie zijn van u zodra ze betaald zijn.',
  training:
    'Bij elk pakket en elke dienst horen training en een handleiding voor wie ermee gaat werken. Alleen bij een bedrijfsanalyse niet: daar krijgt u een rapport.',
  workflow:
    'Eén aanleiding, de stappen die volgen en één resultaat. Een formulier dat binnenkomt, bijvoorbeeld, en de offerte die daarna de deur uitgaat.',
  officeTools: 'e-mail, formulieren, spreadsheets en gedeelde mappen',
  freeSession: 'U hoort wat wij zouden automatiseren, hoe lang dat ongeveer duurt en wat u beter zo kunt laten.',
  checkIns: `${growthCheckIns} voortgangsgesprekken na de livegang, elke maand één`,
  launchTest: `We testen de assistent met ${launchTest.questions} vragen die uw klanten echt hebben gesteld. Hij slaagt zodra er van de ${launchTest.everyday} alledaagse ${launchTest.everydayRight} goed zijn. De andere laten zien wat hij navraagt, weigert en doorgeeft.`,
} satisfies typeof english;
