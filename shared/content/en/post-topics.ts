import type { PostTopic } from '../../posts.ts';

export const postTopics: Record<PostTopic, string> = {
  crm: 'CRM and data',
  support: 'Customer support',
  scheduling: 'Appointments',
  websites: 'Websites',
  'custom-ai': 'Custom AI',
  process: 'Processes',
};
