import type { ServiceId } from '../../offers.ts';
import type { catalogue as english } from '../en/catalogue.ts';
import { popularServices, supportDays } from '../offer-figures.ts';
import { serviceOffers } from './service-offers.ts';

const facts = (id: ServiceId) => ({
  id,
  ...serviceOffers[id],
  supportDays: supportDays[id],
  popular: popularServices.includes(id),
});

export const catalogue = {
  groups: [
    {
      id: 'ai-automation',
      title: 'AI-automatisering',
      description:
        'Assistenten die vragen beantwoorden en agenda’s vullen. Uw team doet het werk waar een mens voor nodig is.',
      services: [
        {
          ...facts('ai-customer-support'),
          icon: 'headset',
          description:
            'Een assistent die op uw website en in uw mailbox klantvragen beantwoordt op basis van uw eigen documenten. Komt hij er niet uit, dan draagt hij het gesprek over aan een collega.',
          shortDescription: 'Beantwoordt klantvragen dag en nacht, op basis van uw eigen documenten.',
          features: [
            'Antwoorden uit uw eigen hulppagina’s, handleidingen en voorwaarden',
            'Overdracht aan een collega, met het hele gesprek erbij',
            'Antwoord in het Nederlands, het Engels of de taal van uw klant',
            'Een test met echte vragen van uw klanten, vóór de livegang',
            'Elke week een overzicht van vragen zonder antwoord',
          ],
          ideal: 'Webwinkels, softwarebedrijven en servicedesks.',
        },
        {
          ...facts('appointment-scheduling'),
          icon: 'calendar-check',
          description:
            'Een online agenda die alleen tijden aanbiedt die echt vrij zijn. Uw klant krijgt een herinnering en verzet een afspraak zelf, zonder te bellen.',
          shortDescription: 'Klanten boeken, verzetten en annuleren zelf, in uw eigen agenda.',
          features: [
            'Koppeling in twee richtingen met de agenda’s van uw team',
            'Regels voor reistijd, pauzes, ruimtes en wie wat doet',
            'Bevestigingen en herinneringen per e-mail of sms',
            'Intakevragen vooraf',
            'Verzetten en annuleren via een link, binnen uw voorwaarden',
          ],
          ideal: 'Praktijken, adviseurs, salons en buitendiensten.',
        },
      ],
    },
    {
      id: 'crm-data',
      title: 'CRM en data',
      description: 'Klantgegevens op één plek. Ons advies als een klant in meer dan één systeem staat.',
      services: [
        {
          ...facts('crm-integration'),
          icon: 'database',
          description:
            'We koppelen uw CRM aan uw website, mailbox, facturatie en planning. We schonen de gegevens op en automatiseren de opvolging. Niemand hoeft nog een lead over te typen.',
          shortDescription: 'Uw CRM gekoppeld aan uw andere systemen, met schone gegevens.',
          features: [
            'Leads uit formulieren, mail en chat één keer opgeslagen, zonder dubbelen',
            'Opschonen en overzetten van bestaande contacten',
            'Koppelingen met facturatie, planning en e-mail',
            'Automatische opvolgtaken bij elke fase van een deal',
            'Een dashboard met de cijfers waarop uw verkoopteam stuurt',
          ],
          ideal: 'Verkoopteams met klantgegevens op meer dan één plek.',
        },
      ],
    },
    {
      id: 'digital-presence',
      title: 'Online zichtbaarheid',
      description: 'Websites die snel laden, prettig lezen en elke lead op de juiste plek afleveren.',
      services: [
        {
          ...facts('website-development'),
          icon: 'panels-top-left',
          description:
            'Ontwerp, teksten en bouw van een website die snel is op een telefoon en vindbaar in zoekmachines. Elke lead staat direct in uw CRM of agenda.',
          shortDescription: 'Een snelle website die van bezoekers leads maakt.',
          features: [
            'Ontwerp en paginastructuur op basis van wat bezoekers komen doen',
            'Pagina’s in één of meer talen, die uw team zelf kan bewerken',
            'Gebouwd volgens de toegankelijkheidsrichtlijnen (WCAG\u00A02.2\u00A0AA)',
            'Formulieren, agenda en chat gekoppeld aan uw systemen',
            'De basis voor zoekmachines en privacyvriendelijke statistieken',
          ],
          ideal: 'Startups met een eerste serieuze site, en bedrijven met een site die achterloopt.',
        },
      ],
    },
    {
      id: 'custom-solutions',
      title: 'Maatwerk',
      description: 'Voor het proces dat in geen standaardpakket past, en voor de vraag waar u het best kunt beginnen.',
      services: [
        {
          ...facts('custom-ai-solution'),
          icon: 'blocks',
          description:
            'Software die we rond een van uw processen bouwen: documenten lezen, e-mail sorteren, offertes voorbereiden of de afzet voorspellen. U ziet al vroeg een werkend prototype en beslist op basis van echte resultaten of u doorgaat.',
          shortDescription: 'Software met AI voor een van uw processen.',
          features: [
            'Een werkend prototype met uw eigen gegevens, nog vóór de bouw',
            'Nauwkeurigheid, gemeten met voorbeelden die u hebt goedgekeurd',
            'Een mens die meekijkt waar een fout duur zou zijn',
            'Koppelingen met de systemen die u al hebt',
            'Training en een handleiding, zodat uw team ermee verder kan',
          ],
          ideal: 'Scale-ups met een proces dat in geen standaardpakket past.',
        },
        {
          ...facts('business-analysis'),
          icon: 'chart-no-axes-combined',
          description:
            'We brengen in kaart hoe het werk door uw bedrijf loopt en meten waar de uren blijven. U krijgt een plan met prioriteiten: wat u eerst automatiseert, wat dat vraagt en wat u beter zo laat.',
          shortDescription: 'Waar uw uren blijven en wat u het eerst automatiseert, zwart op wit.',
          features: [
            'Gesprekken met de mensen die het werk doen',
            'Een kaart van uw processen, systemen en gegevens',
            'Uren en faalkosten per proces',
            'Een plan met prioriteiten, en bij elke stap wat die kost en oplevert',
            'Een afsluitende sessie met uw directie',
          ],
          ideal: 'Directies die nog niet weten waar automatiseren loont.',
        },
      ],
    },
  ],
} satisfies typeof english;
