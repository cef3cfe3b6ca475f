// What the view 'What works' shows, made of what the database answers: figures, whose rows have ids for names, and their words.
import { toCsv } from '#client/csv.ts';
import type { Compared, TotalledEvent, Works } from '#shared/desk-records.ts';
import type { PressBucket } from '#shared/events.ts';
import { defaultLanguage } from '#shared/languages.ts';
import { pathOf, type RouteId, routes } from '#shared/routes.ts';
import type { DeskTexts } from './desk-context.ts';

/** A record, so that none is forgotten; its numbers come first and in their order. */
const pressTimes = Object.keys({ 50: 1, 100: 1, 200: 1, 500: 1, more: 1 } satisfies Record<PressBucket, 1>);

/** Below this the smaller of two counts says nothing. */
const fewest = 30;

export type FigureRow = {
  name: string;
  now: number;
  /** Null where the period before was not counted from its first day on. Absent where it is not compared. */
  before?: number | null;
};

export type FigureId = keyof ReturnType<typeof figuresOf>;

/** By how much the later count is above the other, as a share of that; null where they are too few to tell. */
export function changeOf(now: number, before: number): number | null {
  const share = shareOf(now, before);
  return share === null ? null : share - 1;
}

/** Null where they are too few to tell. */
export function shareOf(part: number, whole: number): number | null {
  return Math.min(part, whole) < fewest ? null : part / whole;
}

export function countLeads({ leads }: Works): Compared {
  return sumOf(leads.filter(({ kind }) => kind === 'language'));
}

/** Whether any day of the period was counted. */
export function isCounted({ counted_since, until }: Works): boolean {
  return counted_since !== null && counted_since <= until;
}

/** The largest row first, but steps and limits in their order. What was not counted at all has no rows, and so no 0. */
export function figuresOf(works: Works) {
  const { leads, counts, counted_since } = works;
  const wasCounted = counted_since !== null && counted_since <= works.before;
  const of = (event: TotalledEvent, label?: string) =>
    counts.filter((count) => count.event === event && (label === undefined || count.label === label));
  const row = (name: string, chosen: readonly Compared[]): FigureRow => {
    const { now, before } = sumOf(chosen);
    return { name, now, before: wasCounted ? before : null };
  };
  const steps = (chosen: Record<string, readonly Compared[]>) =>
    isCounted(works) ? Object.entries(chosen).map(([name, group]) => row(name, group)) : [];
  const by = (key: 'page' | 'label', chosen: readonly Works['counts'][number][]) =>
    [...Map.groupBy(chosen, (count) => count[key])]
      .map(([name, group]) => row(name, group))
      .sort((one, other) => other.now - one.now);
  // Kept also where visits are not counted.
  const leadsBy = Object.groupBy(leads, ({ kind }) => kind);
  const asked = (name: string, label?: string) => ({ name, ...sumOf(of('question_asked', label)) });

  const stored = of('form_sent', 'stored');
  const seen = [...of('modal_opened', 'contact'), ...of('page_seen').filter(({ page }) => page === 'contact')];
  const origins = of('page_seen').filter(({ label }) => label !== '');
  const limits = pressTimes.map((limit) => [limit, of('press_answered', limit)]);
  return {
    leadsByPage: by('page', stored),
    leadsByLabel: leadsBy.label ?? [],
    leadsByLanguage: leadsBy.language ?? [],
    leadsByService: leadsBy.service ?? [],
    form: steps({ seen, begun: of('form_begun'), sent: of('form_sent'), stored }),
    refusals: by('label', of('field_refused')),
    chat: [
      ...steps({ chat_opened: of('chat_opened'), first_message: of('first_message') }),
      asked('asked'),
      asked('answered', 'answered'),
      asked('failed', 'failed'),
      ...steps({
        helpful: of('answer_rated', 'helpful'),
        not_helpful: of('answer_rated', 'not_helpful'),
        handed_over: of('handed_over'),
      }),
    ],
    unanswered: works.unanswered.map(({ question, times }): FigureRow => ({ name: question, now: times })),
    posts: by('page', of('post_read')),
    origins: by('label', origins),
    calls: by('label', of('call_pressed')),
    speed: steps(Object.fromEntries(limits)),
    others: steps(Object.fromEntries(otherEvents.map((event) => [event, of(event)]))),
  } satisfies Record<string, FigureRow[]>;
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
  const none = { now: 0, before: 0 };
  return counts.reduce((sum, { now, before }) => ({ now: sum.now + now, before: sum.before + before }), none);
}

type Words = { content: DeskTexts };

/** A row's name in words, or as it is where there are none. */
export function nameOf(figure: FigureId, name: string, { content: { works, language, services } }: Words): string {
  if (figure === 'unanswered') return name;
  if (name === 'other' || name === '') return works.other;
  if (figure === 'leadsByPage' || figure === 'posts') {
    // A page is counted in both languages together.
    const [page = '', postId] = name.split('/');
    return Object.hasOwn(routes, page) ? pathOf(page as RouteId, defaultLanguage, postId ? { postId } : {}) : name;
  }
  if (figure === 'origins') {
    const [kind, value = name] = name.split(/:(.*)/);
    return kind === 'campaign' ? works.campaign(value) : value;
  }
  if (figure === 'speed') return name === 'more' ? works.slower : works.upTo(name);
  const words = { leadsByLanguage: language, leadsByService: services, refusals: works.fields };
  const known = Object.entries<string>(words[figure as keyof typeof words] ?? works.steps);
  return new Map(known).get(name) ?? name;
}

/** Null where there is nothing to tell. */
export function sentenceOf(figure: FigureId, rows: readonly FigureRow[], desk: Words): string | null {
  const { sentences, ...texts } = desk.content.works;
  const count = (name: string) => rows.find((row) => row.name === name)?.now ?? 0;
  const all = rows.reduce((sum, { now }) => sum + now, 0);
  if (all === 0) return null;
  if (figure === 'form') {
    const share = shareOf(count('stored'), count('seen'));
    const told = share === null ? texts.fewSentence : texts.formShare(share);
    return `${sentences.form(count('seen'), count('stored'))} ${told}`;
  }
  if (figure === 'unanswered') return rows[0] ? sentences.unanswered(rows[0].name, rows[0].now) : null;
  if (figure === 'chat') return sentences.chat(count('asked'), count('failed'));
  if (figure === 'others') return sentences.others(count('page_seen'));
  if (figure === 'speed') {
    const share = shareOf(count('50') + count('100'), all);
    return share === null ? texts.speedFew(all) : sentences.speed(share, all);
  }
  const top = rows.find(({ name, now }) => now > 0 && name !== 'other');
  return top ? sentences[figure](nameOf(figure, top.name, desk), top.now, all) : null;
}

/** How a count stands to that of the period before. */
export function compare(now: number, before: number, days: number, texts: DeskTexts['works']): string {
  const change = changeOf(now, before);
  return change === null ? texts.compareFew(before, days) : texts.compare(change, before, days);
}

/** Every figure of the view, under names that stay the same in both languages, which programs can rely on. */
export function worksAsCsv(works: Works): string {
  const rows = Object.entries(figuresOf(works)).flatMap(([figure, rows]) =>
    rows.map(({ name, now, before = null }) => [works.since, works.until, works.before, figure, name, now, before]),
  );
  return toCsv([['since', 'until', 'before_since', 'figure', 'name', 'count', 'count_before'], ...rows]);
}
