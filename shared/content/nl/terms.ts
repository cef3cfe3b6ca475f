import { site } from '#shared/site.ts';
import type { terms as english } from '../en/terms.ts';

export const terms = {
  meta: {
    title: `Gebruiksvoorwaarden van deze website en chat | ${site.name}`,
    description:
      'Wat geldt als u deze website, het contactformulier en de AI-chat gebruikt: wat u van ons mag verwachten, wat wij van u vragen en wat een offerte toevoegt.',
  },
  heading: 'Voorwaarden',
  introduction:
    'Deze voorwaarden gelden voor het gebruik van deze website, het contactformulier en de AI-chat. Teksten, doorlooptijden en prijzen beschrijven wat wij aanbieden; pas een offerte die beide partijen hebben ondertekend, is een overeenkomst. Antwoorden in de chat komen van software en kunnen fout zijn; er zijn geen rechten aan te ontlenen.',
} satisfies typeof english;
