import { site } from '#shared/site.ts';
import { supportDays, timelines } from '../figures.ts';
import { days, weeks } from './format.ts';

export const crmIntegration = {
  meta: {
    title: `CRM Integration: Enter Customer Data Once | ${site.name}`,
    description: `Your CRM connected to website, mailbox, invoicing and planning, with clean data and automatic follow-up. Live in ${weeks(timelines['crm-integration'])}, support included.`,
  },
  heading: 'CRM Integration',
  introduction: `A CRM is worth as much as the data in it. We connect yours to the systems where customers leave their details, remove the duplicates and let it plan the follow-up. The work takes ${weeks(timelines['crm-integration'])}, and ${days(supportDays['crm-integration'] ?? 0)} of support after launch are included.`,
};
