// What the view 'What works' shows, made of what the database answers. Names are ids, which the view puts into words.
import { pressLimits } from '#shared/events.ts';
import type { Compared, TotalledEvent, Works } from './records.ts';

/** Below this the smaller of two counts says nothing. */
export const fewest = 30;

export type FigureRow = {
  name: string;
  now: number;
  /** Null where the period before was not counted from its first day on. */
  before: number | null;
};

export const figureIds = [
  'leadsByPage',
  'leadsByLabel',
  'leadsByLanguage',
  'leadsByService',
  'form',
  'refusals',
  'chat',
  'posts',
  'origins',
  'calls',
  'speed',
  'others',
] as const;
export type FigureId = (typeof figureIds)[number];

/** By how much the later count is above the other, as a share of that; null where they are too few to tell. */
export function changeOf(now: number, before: number): number | null {
  return Math.min(now, before) < fewest ? null : now / before - 1;
}

/** Null where they are too few to tell. */
export function shareOf(part: number, whole: number): number | null {
  return Math.min(part, whole) < fewest ? null : part / whole;
}

export function countLeads({ leads }: Works): Compared {
  return sumOf(leads.filter(({ kind }) => kind === 'language'));
}

type Count = Works['counts'][number];

/** Whether any day of the period was counted. */
export function isCounted({ counted_since, until }: Works): boolean {
  return counted_since !== null && counted_since <= until;
}

/** The largest row first, but steps and limits in their order. What was not counted at all has no rows, and so no 0. */
export function figuresOf(works: Works): Record<FigureId, FigureRow[]> {
  const { leads, counts, counted_since, before } = works;
  const leadsBy = (wanted: string): FigureRow[] =>
    leads.filter(({ kind }) => kind === wanted).map(({ kind, ...row }) => row);
  const wasCounted = counted_since !== null && counted_since <= before;
  const known = (row: Compared & { name: string }): FigureRow => ({ ...row, before: wasCounted ? row.before : null });
  const of = (event: TotalledEvent, isMeant: (count: Count) => boolean = () => true) =>
    counts.filter((count) => count.event === event && isMeant(count));
  const step = (name: string, chosen: readonly Count[]) => known({ name, ...sumOf(chosen) });
  const steps = (...rows: FigureRow[]) => (isCounted(works) ? rows : []);
  const by = (key: 'page' | 'label', chosen: readonly Count[]) =>
    [...Map.groupBy(chosen, (count) => count[key])]
      .map(([name, group]) => step(name, group))
      .sort((one, other) => other.now - one.now);

  const sent = of('form_sent');
  const stored = of('form_sent', ({ label }) => label === 'stored');
  const seen = [
    ...of('modal_opened', ({ label }) => label === 'contact'),
    ...of('page_seen', ({ page }) => page === 'contact'),
  ];
  const asked = (label: string) => ({
    name: label,
    ...sumOf(of('question_asked', (count) => label === 'asked' || count.label === label)),
  });
  return {
    leadsByPage: by('page', stored),
    leadsByLabel: leadsBy('label'),
    leadsByLanguage: leadsBy('language'),
    leadsByService: leadsBy('service'),
    form: steps(step('seen', seen), step('begun', of('form_begun')), step('sent', sent), step('stored', stored)),
    refusals: by('label', of('field_refused')),
    chat: [
      ...steps(step('chat_opened', of('chat_opened')), step('first_message', of('first_message'))),
      ...['asked', 'answered', 'failed'].map(asked),
      ...steps(step('handed_over', of('handed_over'))),
    ],
    posts: by('page', of('post_read')),
    origins: by(
      'label',
      of('page_seen', ({ label }) => label !== ''),
    ),
    calls: by('label', of('call_pressed')),
    speed: steps(
      ...[...pressLimits.map(String), 'more'].map((limit) =>
        step(
          limit,
          of('press_answered', ({ label }) => label === limit),
        ),
      ),
    ),
    others: steps(...otherEvents.map((event) => step(event, of(event)))),
  };
}

const otherEvents = [
  'page_seen',
  'calendar_opened',
  'session_booked',
  'language_switched',
  'theme_switched',
  'not_found',
  'dropped',
] as const;

function sumOf(counts: readonly Compared[]): Compared {
  return {
    now: counts.reduce((sum, count) => sum + count.now, 0),
    before: counts.reduce((sum, count) => sum + count.before, 0),
  };
}
