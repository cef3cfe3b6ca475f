import { toCsv } from '#client/csv.ts';
// What the view 'What works' shows, made of what the database answers. Names are ids, which the view puts into words.
import type { Compared, TotalledEvent, Works } from '#shared/desk-records.ts';
import { pressLimits } from '#shared/events.ts';

/** Below this the smaller of two counts says nothing. */
const fewest = 30;

export type FigureRow = {
  name: string;
  now: number;
  /** Null where the period before was not counted from its first day on. */
  before: number | null;
};

export type FigureId = keyof ReturnType<typeof figuresOf>;

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
export function figuresOf(works: Works) {
  const { leads, counts, counted_since, before } = works;
  const leadsBy = (wanted: string): FigureRow[] =>
    leads.filter(({ kind }) => kind === wanted).map(({ kind, ...row }) => row);
  const wasCounted = counted_since !== null && counted_since <= before;
  const known = (row: Compared & { name: string }): FigureRow => ({ ...row, before: wasCounted ? row.before : null });
  const of = (event: TotalledEvent, key: 'page' | 'label' = 'label', value?: string) =>
    counts.filter((count) => count.event === event && (value === undefined || count[key] === value));
  const step = (name: string, chosen: readonly Count[]) => known({ name, ...sumOf(chosen) });
  const steps = (...rows: FigureRow[]) => (isCounted(works) ? rows : []);
  const by = (key: 'page' | 'label', chosen: readonly Count[]) =>
    [...Map.groupBy(chosen, (count) => count[key])]
      .map(([name, group]) => step(name, group))
      .sort((one, other) => other.now - one.now);

  const stored = of('form_sent', 'label', 'stored');
  const seen = [...of('modal_opened', 'label', 'contact'), ...of('page_seen', 'page', 'contact')];
  // Kept also where visits are not counted.
  const asked = (name: string, label?: string) => ({ name, ...sumOf(of('question_asked', 'label', label)) });
  return {
    leadsByPage: by('page', stored),
    leadsByLabel: leadsBy('label'),
    leadsByLanguage: leadsBy('language'),
    leadsByService: leadsBy('service'),
    form: steps(
      step('seen', seen),
      step('begun', of('form_begun')),
      step('sent', of('form_sent')),
      step('stored', stored),
    ),
    refusals: by('label', of('field_refused')),
    chat: [
      ...steps(step('chat_opened', of('chat_opened')), step('first_message', of('first_message'))),
      asked('asked'),
      asked('answered', 'answered'),
      asked('failed', 'failed'),
      ...steps(step('handed_over', of('handed_over'))),
    ],
    posts: by('page', of('post_read')),
    origins: by(
      'label',
      of('page_seen').filter(({ label }) => label !== ''),
    ),
    calls: by('label', of('call_pressed')),
    speed: steps(...pressTimes.map((time) => step(time, of('press_answered', 'label', time)))),
    others: steps(...otherEvents.map((event) => step(event, of(event)))),
  };
}

const pressTimes = [...pressLimits.map(String), 'more'];
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

/** Every figure of the view, under names that stay the same in both languages, which programs can rely on. */
export function worksAsCsv(works: Works): string {
  const rows = Object.entries(figuresOf(works)).flatMap(([id, figure]) =>
    figure.map(({ name, now, before }) => [id, name, String(now), before === null ? null : String(before)]),
  );
  const questions = works.unanswered.map(({ question, times }) => ['unanswered', question, String(times), null]);
  const period = [works.since, works.until, works.before];
  return toCsv([
    ['since', 'until', 'before_since', 'figure', 'name', 'count', 'count_before'],
    ...[...rows, ...questions].map((row) => [...period, ...row]),
  ]);
}
