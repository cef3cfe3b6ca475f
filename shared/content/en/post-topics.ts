import type { PostTopic } from '../../posts.ts';

export const postTopics: Record<PostTopic, string> = {
  decide: 'Before you decide',
  ai: 'Working with AI',
  systems: 'Systems and\u00a0websites',
};
