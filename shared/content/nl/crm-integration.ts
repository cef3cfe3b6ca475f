import { site } from '#shared/site.ts';
import type { crmIntegration as english } from '../en/crm-integration.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const crmIntegration = {
  meta: {
    title: `CRM-integratie: voer klantdata één keer in | ${site.name}`,
    description: `Uw CRM gekoppeld aan website, mailbox, facturatie en planning, met schone gegevens en automatische opvolging. Live in ${weeks(timelines['crm-integration'])}, met nazorg.`,
  },
  heading: 'CRM-integratie',
  introduction: `Een CRM is zoveel waard als de gegevens die erin staan. Wij koppelen het uwe aan de systemen waar klanten hun gegevens achterlaten, halen dubbelen eruit en laten het de opvolging plannen. Het werk duurt ${weeks(timelines['crm-integration'])}; ${days(supportDays['crm-integration'] ?? 0)} ondersteuning na livegang is inbegrepen.`,
} satisfies typeof english;
