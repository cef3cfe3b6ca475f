import type { ServiceId } from '../../offers.ts';
import type { catalogue as english } from '../en/catalogue.ts';
import { popularServices, supportDays } from '../figures.ts';
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
        "Assistenten die vragen beantwoorden en agenda's vullen, zodat uw team doet waar een mens voor nodig is.",
      services: [
        {
          ...facts('ai-customer-support'),
          icon: 'headset',
          description:
            'Een assistent die op uw website en in uw mailbox vragen van klanten beantwoordt op basis van uw eigen documenten, en het gesprek aan een collega overdraagt als hij er niet uitkomt.',
          shortDescription: 'Beantwoordt dag en nacht klantvragen vanuit uw eigen documenten.',
          features: [
            "Antwoorden uit uw eigen hulppagina's, handleidingen en voorwaarden",
            'Overdracht aan een collega, met het hele gesprek erbij',
            'Antwoord in het Nederlands, Engels of de taal waarin uw klant schrijft',
            'Een testset met echte vragen waarop elk antwoord vóór livegang moet kloppen',
            'Elke week een overzicht van vragen waarop de assistent geen antwoord had',
          ],
          ideal: 'Webwinkels, softwarebedrijven en servicedesks die elke dag dezelfde vragen krijgen.',
        },
        {
          ...facts('appointment-scheduling'),
          icon: 'calendar-check',
          description:
            'Een online agenda die alleen tijden aanbiedt die echt vrij zijn, uw klant een herinnering stuurt en een afspraak verzet zonder dat iemand hoeft te bellen.',
          shortDescription: 'Klanten boeken, verzetten en annuleren zelf, in uw eigen agenda.',
          features: [
            "Koppeling in twee richtingen met de agenda's die uw team al gebruikt",
            'Regels voor reistijd, pauzes, ruimtes en wie wat doet',
            'Bevestigingen en herinneringen per e-mail of sms',
            'Intakevragen vooraf',
            'Verzetten en annuleren via een link, binnen uw voorwaarden',
          ],
          ideal: 'Praktijken, adviseurs, salons en buitendiensten die nu per telefoon of mail plannen.',
        },
      ],
    },
    {
      id: 'crm-data',
      title: 'CRM en data',
      description: 'Eén plek voor klantgegevens, bijgehouden door uw systemen in plaats van met de hand.',
      services: [
        {
          ...facts('crm-integration'),
          icon: 'database',
          description:
            'Wij koppelen uw CRM aan uw website, mailbox, facturatie en planning, schonen de gegevens op en automatiseren de opvolging. Niemand hoeft nog een lead over te typen.',
          shortDescription: 'Uw CRM gekoppeld aan uw andere systemen, met schone gegevens.',
          features: [
            'Leads uit formulieren, mail en chat één keer opgeslagen, zonder dubbelen',
            'Opschonen en overzetten van bestaande contacten',
            'Koppelingen met facturatie, planning en e-mail',
            'Automatische opvolgtaken bij elke fase van een deal',
            'Een dashboard met de verkoopcijfers waarop uw team stuurt',
          ],
          ideal: 'Verkoopteams met klantgegevens in een CRM, in spreadsheets en in mailboxen.',
        },
      ],
    },
    {
      id: 'digital-presence',
      title: 'Online aanwezigheid',
      description: 'Websites die snel laden, prettig lezen en elke aanvraag naar de juiste plek sturen.',
      services: [
        {
          ...facts('website-development'),
          icon: 'panels-top-left',
          description:
            'Ontwerp, teksten en bouw van een website die snel is op een telefoon, gevonden wordt in zoekmachines en elke aanvraag direct in uw CRM of agenda zet.',
          shortDescription: 'Een snelle website die van bezoekers aanvragen maakt.',
          features: [
            'Ontwerp en paginastructuur op basis van wat uw bezoekers komen doen',
            "Pagina's in één of meer talen, door uw team zelf te bewerken",
            'Gebouwd volgens de toegankelijkheidsrichtlijnen (WCAG\u00A02.2\u00A0AA)',
            'Formulieren, agenda en chat gekoppeld aan uw systemen',
            'De basis voor zoekmachines en privacyvriendelijke statistieken',
          ],
          ideal: 'Startups met hun eerste serieuze website en bedrijven waarvan de site is achtergebleven.',
        },
      ],
    },
    {
      id: 'custom-solutions',
      title: 'Maatwerk',
      description: 'Voor het proces dat in geen standaardpakket past, en voor de vraag waar u het best begint.',
      services: [
        {
          ...facts('custom-ai-solution'),
          icon: 'blocks',
          description:
            'Software rond één van uw processen: documenten lezen, aanvragen sorteren, offertes voorbereiden of vraag voorspellen. U ziet vroeg een werkend prototype en beslist op basis van echte resultaten of u doorgaat.',
          shortDescription: 'Software met AI, gebouwd rond één van uw processen.',
          features: [
            'Een werkend prototype op uw eigen gegevens, nog vóór de bouw',
            'Nauwkeurigheid gemeten aan voorbeelden die u goedkeurt',
            'Een mens die meekijkt waar een fout duur zou zijn',
            'Koppelingen met de systemen die u al hebt',
            'Documentatie en training, zodat uw team ermee verder kan',
          ],
          ideal: 'Scale-ups met een proces dat veel uren kost, om beoordeling vraagt en in geen standaardpakket past.',
        },
        {
          ...facts('business-analysis'),
          icon: 'chart-no-axes-combined',
          description:
            'Wij brengen in kaart hoe het werk door uw bedrijf loopt, meten waar de uren blijven en geven u een plan met prioriteiten: wat u eerst automatiseert, wat dat vraagt en wat u beter laat zoals het is.',
          shortDescription: 'Waar uw uren blijven en wat u het eerst automatiseert, zwart op wit.',
          features: [
            'Gesprekken met de mensen die het werk doen',
            'Een kaart van uw processen, systemen en gegevens',
            'Uren en foutkosten per proces',
            'Een plan met prioriteiten, met inspanning en verwachte opbrengst',
            'Een afsluitende sessie met uw directie',
          ],
          ideal: 'Directies die willen automatiseren maar nog niet weten waar het loont.',
        },
      ],
    },
  ],
} satisfies typeof english;
