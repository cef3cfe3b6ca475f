import type { PackageId, ServiceId } from '../offers.ts';
import type { RouteId } from '../routes.ts';
import type { packageLabels } from './en/package-labels.ts';
import type { solution } from './en/solution.ts';

/** A service; its id, timeline, support days and popularity come from `figures.ts`. */
export type Service = {
  id: ServiceId;
  /** Name of an icon of the site's icon set. */
  icon: string;
  title: string;
  description: string;
  shortDescription: string;
  /** Words, never a number, because services are quoted. */
  priceDisplay: string;
  features: string[];
  timeline: string;
  ideal: string;
  /** Null where no support after launch is listed. */
  supportDays: number | null;
  popular: boolean;
};

export type ServiceGroupId = 'ai-automation' | 'crm-data' | 'digital-presence' | 'custom-solutions';

export type ServiceGroup = {
  id: ServiceGroupId;
  title: string;
  description: string;
  services: Service[];
};

export type Catalogue = { groups: ServiceGroup[] };

export type Package = {
  id: PackageId;
  name: string;
  description: string;
  /** With the language's thousands separator, without a currency symbol. */
  price: string;
  features: string[];
  timeline: string;
  idealFor: string;
  popular: boolean;
};

export type PageMeta = { title: string; description: string };

export type Item = { id: string; title: string; text: string };

/** Parts of a page that sells one offer. Their order here means nothing: each solution page has its own. */
export type OfferSection = 'atWork' | 'situation' | 'parts' | 'plan' | 'bring' | 'faq' | 'others';

/** A chat that answers from a document. Each turn stands beside the articles with its id. */
export type ChatElevation = {
  chat: string;
  customer: string;
  assistant: string;
  turns: { id: string; question: string; answer: string; note: string; isPassedOn: boolean }[];
  document: string;
  articles: { id: string; items: Item[] }[];
};

/** Several entries of the same customer in several systems, and the one record that replaces them. */
export type RecordElevation = {
  /** For screen readers, after a value that the record does not take over. */
  dropped: string;
  sources: { id: string; title: string; fields: { id: string; label: string; value: string; isDropped?: true }[] }[];
  record: {
    title: string;
    fields: { id: string; label: string; value: string; from: string }[];
    task: string;
    approval: string;
  };
};

export type SlotState = 'taken' | 'booked' | 'free' | 'kept';

/** The calendar of a week, and the message that one of its appointments sends. */
export type WeekElevation = {
  states: Record<SlotState, string>;
  days: { id: string; title: string; slots: { time: string; state: SlotState; text: string }[] }[];
  message: { title: string; text: string; link: string; note: string };
};

/** The plan of the page that shows it: the question that each part answers, and its weight. */
export type PageElevation = {
  plan: string;
  questions: Record<OfferSection, string>;
  weight: {
    title: string;
    parts: Record<'html' | 'scripts' | 'font' | 'drawings', string>;
    total: string;
    size: (bytes: number) => string;
    measured: (day: string) => string;
  };
};

/** What is not a plain string is marked. */
export type MarkedText = readonly (string | { mark: string })[];

/** A proposal of the system beside the text it was read from. `decision` is what a person made of a field. */
export type ReviewElevation = {
  source: { title: string; text: MarkedText };
  proposal: string;
  sure: string;
  unsure: string;
  /** `certainty` is 0 to 100. */
  fields: { id: string; label: string; value: string; from: string; certainty: number; decision: string | null }[];
  limit: string;
  log: string;
  steps: { id: string; time: string; text: string }[];
};

/** Processes, the one that pays most first. */
export type RankingElevation = {
  columns: { process: string; hours: string; advice: string };
  rows: { id: string; process: string; hours: number; isAutomated: boolean; advice: string; reason: string }[];
  total: string;
};

export type Elevation =
  | ChatElevation
  | RecordElevation
  | WeekElevation
  | PageElevation
  | ReviewElevation
  | RankingElevation;

/** The texts of one solution page. Its file adds the labels and the catalogue's part. */
export type SolutionTexts<Drawn> = {
  meta: PageMeta;
  name: string;
  heading: string;
  introduction: string;
  /** The button in its introduction. */
  callToAction: string;
  /** The link beside the button; the list of all services if absent. */
  next?: { page: RouteId; text: string };
  /** What the drawing shows. */
  drawing: string;
  /** Of its blocks, where they have names. */
  drawingNames?: string[];
  /** The product at work, drawn flat. The people in it are examples, as the caption says. */
  elevation: { title: string; introduction: string; caption: string } & Drawn;
  problem: { title: string; paragraphs: string[]; signs: string[] };
  build: { title: string; introduction: string; parts: Item[]; shown: SpecimenTexts };
  /** One step for each phase of `phasesOf`. The note says what makes the timeline shorter or longer. */
  plan: { note: string; steps: Item[] };
  bring: { introduction: string; items: Item[] };
  faq: FaqItem[];
};

/** What stands in a specimen. The note says where a value comes from, or what becomes of it. */
export type SpecimenRow = [label: string, value: string, note?: string];

export type SpecimenTexts = { title: string; rows: SpecimenRow[] };

/** A piece of what a service makes, and what it is made of. */
export type ServiceShown = SpecimenTexts & {
  before?: { title: string; text: MarkedText; note?: string }[];
};

/** A result that a client may want, and the page of the service that brings it. */
export type SolutionCard = {
  id: string;
  description: string;
  page: ServiceId;
  /** Where it is a part of the service: its own title, and words for what it belongs to. */
  part?: { title: string; of: string };
};

export type Solution<Drawn = Elevation> = SolutionTexts<Drawn> & {
  labels: typeof solution;
  service: Service;
  related: Service[];
};

export type WorkflowStep = { title: string; lines: (string | [label: string, value: string])[] };

/** The workflows of a package in an example: a lane for each, and what they all stand on. */
export type PackageAtWork = {
  title: string;
  introduction: string;
  /** Of each lane: what starts the workflow, the workflow, and what comes out. */
  lanes: { id: string; title?: string; steps: [WorkflowStep, WorkflowStep, WorkflowStep] }[];
  base: string;
  caption: string;
  /** Other workflows that fit. */
  examples: string[];
};

/** A page of what the client of a package gets, filled in with an example. */
export type PackageSample = {
  title: string;
  totals?: [label: string, value: string][];
  /** `hours` is what the process saves in a week, drawn as a bar. */
  rows: { title: string; text: string; state?: 'passed' | 'failed'; hours?: number }[];
  /** What comes after. */
  next: string;
};

/** The texts of one package page. */
export type PackageTexts = {
  meta: PageMeta;
  name: string;
  heading: string;
  introduction: string;
  callToAction: string;
  drawing: string;
  atWork: PackageAtWork;
  contents: { parts: Item[]; sample: PackageSample };
  plan: { note: string; steps: Item[] };
  bring: { items: Item[] };
  faq: FaqItem[];
};

/** A row of the comparison. For each package it has a value, or whether the package includes it. */
export type ComparisonRow = { id: string; title: string; values: (string | boolean)[] };

export type PackagePage = PackageTexts & {
  labels: typeof packageLabels;
  package: Package;
  others: Package[];
};

/** `value` is the short answer, where there is one. */
export type FaqItem = { id: string; question: string; answer: string; value?: string };

/** A condition of our work, which always has one. */
export type Term = FaqItem & { value: string };

export type ChallengeId = 'budget' | 'expertise' | 'speed';

export type Challenge = {
  id: ChallengeId;
  icon: string;
  problem: string;
  solution: string;
  metric: number;
  metricSuffix: string;
  metricLabel: string;
  description: string;
  benefits: string[];
};

export type ChallengeDetail = {
  title: string;
  description: string;
  impacts: string[];
  solution: string;
  stats: { value: string; label: string }[];
};

/** Running text; a link in it leads to a page of the site or to another website, or is an e-mail address. */
export type Prose =
  | string
  | (string | { text: string; page: RouteId } | { text: string; url: string } | { address: string })[];

/** A thing with a list of facts about it. `value`: the one that is asked for most, beside the title. */
export type ProseRecord = {
  id: string;
  title: string;
  /** Shown below its title, also while it is closed. */
  purpose?: string;
  value?: string;
  rows: { label: string; text: string | string[] }[];
};

export type ProseBlock = Prose | { list: Prose[] } | { records: ProseRecord[] };

/** A part of a long text; its id is its anchor. */
export type ProseSection = { id: string; title: string; body: ProseBlock[] };

/** A list to tick off; its id is its anchor. */
export type Checklist = {
  id: string;
  /** In one or two words, to choose it by. */
  name: string;
  title: string;
  introduction: string;
  groups: { id: string; title: string; items: string[] }[];
};

/** What each step of a project yields for one job. */
export type JobExample = {
  /** How the time adds up; the values of the rows are parts of the whole. */
  measure: SpecimenTexts & { whole: number; sum: string };
  draw: { title: string; reader: WorkflowStep; ways: WorkflowStep[] };
  /** Of the agreed cases so many passed. */
  build: { title: string; rounds: { label: string; passed: number; text: string; note?: string }[] };
  'hand-over': { title: string; saved: string; text: string };
};
