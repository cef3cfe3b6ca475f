import { describe, expect, test } from 'vitest';
import seed from '#dev/seed.json' with { type: 'json' };
import { answerTo } from '#dev/services/assistant/answer-to.ts';
import { chat as chatEn } from '#shared/content/en/chat.ts';
import { deskViews as deskEn } from '#shared/content/en/desk-views.ts';
import { walkthrough as en } from '#shared/content/en/walkthrough.ts';
import { chat as chatNl } from '#shared/content/nl/chat.ts';
import { deskViews as deskNl } from '#shared/content/nl/desk-views.ts';
import { walkthrough as nl } from '#shared/content/nl/walkthrough.ts';
import { serviceIds } from '#shared/offers.ts';

describe.each([
  { language: 'en', content: en, chat: chatEn, desk: deskEn },
  { language: 'nl', content: nl, chat: chatNl, desk: deskNl },
] as const)('the walkthrough in $language', ({ language, content, chat, desk }) => {
  const { people, problems, questions } = seed;
  const scenes = Object.values(content.scenes);

  test('asks what a seeded visitor asks, and gets what the assistant answers', () => {
    for (const { question, answer } of scenes) {
      expect(Object.values(questions[language]).flat()).toContain(question);
      expect(answerTo([{ role: 'user', content: question }]).message).toBe(answer);
    }
  });

  test('has leads of seeded people, each with the first words of the problem of its service', () => {
    for (const { name, company, service, words } of [...scenes.map(({ lead }) => lead), ...content.leads]) {
      expect(people[language]).toContainEqual(expect.objectContaining({ name, company }));
      const [id] = serviceIds.filter((each) => desk.services[each] === service);
      expect(problems[language][id ?? 'website-development'], service).toContain(words);
    }
    for (const { lead, week } of scenes) expect(week).toContain(lead.name);
  });

  test('calls things as the chat and the dashboard do', () => {
    expect([content.greeting, content.you, content.assistant]).toEqual([chat.greeting, chat.you, chat.assistant]);
    const places = content.steps.map(({ place }) => place);
    expect(places.slice(0, 3)).toEqual([chat.title, chat.title, desk.today.newLeads]);
    for (const { lead } of scenes) expect(lead.age).toBe(desk.age.minutes(1));
  });
});
