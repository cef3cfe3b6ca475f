import type { postTopics as english } from '../en/post-topics.ts';

export const postTopics = {
  crm: 'CRM en data',
  support: 'Klantenservice',
  scheduling: 'Afspraken',
  websites: 'Websites',
  'custom-ai': 'AI op maat',
  process: 'Processen',
} satisfies typeof english;
