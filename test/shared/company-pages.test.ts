import { describe, expect, test } from 'vitest';
import { privacy as enPrivacy } from '#shared/content/en/privacy.ts';
import { resources as enResources } from '#shared/content/en/resources.ts';
import { security as enSecurity } from '#shared/content/en/security.ts';
import { showcase as enShowcase } from '#shared/content/en/showcase.ts';
import { terms as enTerms } from '#shared/content/en/terms.ts';
import { work as enWork } from '#shared/content/en/work.ts';
import { showcase as nlShowcase } from '#shared/content/nl/showcase.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import type { ProseSection } from '#shared/content/types.ts';

describe('the privacy page', () => {
  const recordsOf = (sections: readonly ProseSection[]) =>
    sections.flatMap(({ body }) =>
      body.flatMap((block) => (typeof block === 'object' && 'records' in block ? block.records : [])),
    );

  test('names every column of a contact request and of a chat log by what it is', () => {
    const [request, chat] = recordsOf(enPrivacy.sections).map(({ rows }) => String(rows[0]?.text).toLowerCase());
    for (const word of [
      'name',
      'email',
      'company',
      'service',
      'description',
      'contacted',
      'button',
      'language',
      'number',
      'status',
      'time',
    ]) {
      expect(request).toContain(word);
    }
    for (const word of ['question', 'answer', 'error', 'number', 'how long', 'time']) expect(chat).toContain(word);
  });
});

test.each([
  ['privacy', enPrivacy.sections],
  ['terms', enTerms.sections],
  ['security', enSecurity.sections],
  ['the checklists', enResources.checklists],
])('the anchors of %s are words for an address, and each leads to one place', (_, parts) => {
  const ids = parts.map(({ id }) => id);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z-]*$/);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['English', enShowcase, enWork, /examples/],
  ['Dutch', nlShowcase, nlWork, /voorbeelden/],
])(
  'the featured projects of the home page are examples of the work page, and called so, in %s',
  (_, { projects }, work, calledExamples) => {
    const titles = projects.items.map(({ id, category, title }) => [id, { category, title }]);
    expect(work.projects).toMatchObject(Object.fromEntries(titles));
    expect(Object.keys(work.projects)).toHaveLength(titles.length);
    expect(projects.introduction).toMatch(calledExamples);
  },
);
