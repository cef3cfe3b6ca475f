import type { postTopics as english } from '../en/post-topics.ts';

export const postTopics = {
  decide: 'Voordat u kiest',
  ai: 'Werken met AI',
  systems: 'Systemen en websites',
} satisfies typeof english;
