import { describe, expect, test } from 'vitest';
import {
  changeOf,
  compare,
  countLeads,
  figuresOf,
  nameOf,
  sentenceOf,
  shareOf,
  worksAsCsv,
} from '#client/features/desk/works-figures.ts';
import { deskViews as english } from '#shared/content/en/desk-views.ts';
import { deskViews as dutch } from '#shared/content/nl/desk-views.ts';
import type { Works } from '#shared/desk-records.ts';

const count = (event: Works['counts'][number]['event'], page: string, label: string, now: number, before = 0) => ({
  event,
  page,
  label,
  now,
  before,
});

const works: Works = {
  since: '2026-11-16',
  until: '2026-11-22',
  before: '2026-11-09',
  counted_since: '2026-11-01',
  leads: [
    { kind: 'label', name: 'blog', now: 40, before: 50 },
    { kind: 'language', name: 'nl', now: 30, before: 50 },
    { kind: 'language', name: 'en', now: 10, before: 0 },
  ],
  unanswered: [{ question: '=1+1', times: 2 }],
  counts: [
    count('form_sent', 'contact', 'network', 5),
    count('form_sent', 'contact', 'stored', 10, 20),
    count('form_sent', 'pricing', 'stored', 30, 1),
    count('modal_opened', '', 'contact', 300),
    count('modal_opened', '', 'scheduling', 77),
    count('page_seen', 'contact', '', 90),
    count('page_seen', 'contact', 'host:example.com', 10),
    count('page_seen', '', 'host:example.com', 5),
    count('page_seen', '', '', 500),
    count('press_answered', '', '50', 80),
    count('press_answered', '', '100', 10),
    count('press_answered', '', 'more', 10),
    count('question_asked', '', 'answered', 60),
    count('question_asked', '', 'failed', 4),
  ],
};
const texts = { en: english, nl: dutch };
const deskIn = (language: 'en' | 'nl') => ({ language, content: texts[language] });

describe('what works', () => {
  test.each([
    [29, 300, null],
    [300, 29, null],
    [0, 0, null],
    [45, 30, 0.5],
    [30, 60, -0.5],
  ])('%i beside %i changed by %s', (now, before, change) => expect(changeOf(now, before)).toBe(change));

  test('a share of few is none', () => {
    expect([shareOf(29, 1000), shareOf(30, 1000)]).toEqual([null, 0.03]);
  });

  test('adds up steps and groups, the largest first', () => {
    const figures = figuresOf(works);
    expect(figures.form.map(({ name, now }) => [name, now])).toEqual([
      ['seen', 400],
      ['begun', 0],
      ['sent', 45],
      ['stored', 40],
    ]);
    expect(figures.leadsByPage).toEqual([
      { name: 'pricing', now: 30, before: 1 },
      { name: 'contact', now: 10, before: 20 },
    ]);
    expect(figures.origins).toEqual([{ name: 'host:example.com', now: 15, before: 0 }]);
    expect(figures.others[0]).toEqual({ name: 'page_seen', now: 605, before: 0 });
    expect(figures.chat.find(({ name }) => name === 'asked')?.now).toBe(64);
    expect(countLeads(works)).toEqual({ now: 40, before: 50 });
  });

  test('says nothing of a period before that was not counted in full, but knows its leads and questions', () => {
    for (const [counted_since, steps] of [
      [null, 0],
      ['2026-11-23', 0],
      ['2026-11-10', 4],
    ] as const) {
      const figures = figuresOf({ ...works, counted_since });
      expect(figures.form.map(({ before }) => before)).toEqual(Array(steps).fill(null));
      expect(figures.leadsByLabel[0]?.before).toBe(50);
      expect(figures.chat.find(({ name }) => name === 'answered')?.before).toBe(0);
    }
  });

  test.each(['en', 'nl'] as const)('speaks in sentences, in %s', (language) => {
    const figures = figuresOf(works);
    const desk = deskIn(language);
    const words = desk.content.works;
    expect(sentenceOf('form', figures.form, desk)).toBe(`${words.sentences.form(400, 40)} ${words.formShare(0.1)}`);
    expect(sentenceOf('speed', figures.speed, desk)).toBe(words.sentences.speed(0.9, 100));
    expect(sentenceOf('posts', figures.posts, desk)).toBe(null);
    expect(compare(40, 50, 7, words)).toBe(words.compare(-0.2, 50, 7));
    expect(compare(40, 29, 7, words)).toBe(words.compareFew(29, 7));
  });

  test.each([
    ['leadsByPage', 'contact', '/contact'],
    ['posts', 'blogPost/which-process-to-automate-first', '/blog/which-process-to-automate-first'],
    ['leadsByPage', 'toString', 'toString'],
    ['origins', 'campaign:google', dutch.works.campaign('google')],
    ['origins', 'other', dutch.works.other],
    ['refusals', 'email', dutch.works.fields.email],
  ] as const)('names %s %s', (figure, name, words) => expect(nameOf(figure, name, deskIn('nl'))).toBe(words));

  test('is exported with an empty cell for what was not counted', () => {
    const lines = worksAsCsv({ ...works, counted_since: '2026-11-10' })
      .slice(1)
      .split('\r\n');
    expect(lines[0]).toBe('since,until,before_since,figure,name,count,count_before');
    expect(lines).toContain('2026-11-16,2026-11-22,2026-11-09,leadsByPage,pricing,30,');
    expect(lines).toContain("2026-11-16,2026-11-22,2026-11-09,unanswered,'=1+1,2,");
  });
});
