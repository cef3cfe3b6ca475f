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
  /** Wording, never a number: services are quoted. */
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
  /** Grouped as the language does it, without a currency symbol. */
  price: string;
  features: string[];
  timeline: string;
  idealFor: string;
  popular: boolean;
};

export type PageMeta = { title: string; description: string };

export type Item = { id: string; title: string; text: string };

/** What a solution page says of its own; the labels and the catalogue's part are added by its file. */
export type SolutionTexts = {
  meta: PageMeta;
  heading: string;
  introduction: string;
  /** The button in its introduction. */
  callToAction: string;
  /** Beside the button; the list of all services where nothing is given. */
  next?: { page: RouteId; text: string };
  /** What the drawing shows. */
  drawing: string;
  problem: { title: string; paragraphs: string[]; signs: string[] };
  build: { title: string; introduction: string; parts: Item[] };
  /** One step for each phase of `phasesOf`; the note says what makes it the shorter or the longer timeline. */
  plan: { note: string; steps: Item[] };
  bring: { introduction: string; items: Item[] };
  faq: FaqItem[];
};

/** A result to start from, and the page of the service that brings it. */
export type SolutionCard = { id: string; title: string; description: string; page: RouteId; link: string };

export type Solution = SolutionTexts & {
  labels: typeof solution;
  service: Service;
  related: Service[];
};

/** What a package page says of its own. */
export type PackageTexts = {
  meta: PageMeta;
  heading: string;
  introduction: string;
  callToAction: string;
  drawing: string;
  fit: { title: string; paragraphs: string[]; examples: string[] };
  contents: { introduction: string; parts: Item[] };
  plan: { note: string; steps: Item[] };
  bring: { introduction: string; items: Item[] };
  faq: FaqItem[];
};

/** A row of the comparison: a value for each package, or whether it is part of it. */
export type ComparisonRow = { id: string; title: string; values: (string | boolean)[] };

export type PackagePage = PackageTexts & {
  /** Leads to the other two packages. */
  othersText: string;
  labels: typeof packageLabels;
  package: Package;
  others: Package[];
};

export type FaqItem = { id: string; question: string; answer: string };

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

/** Running text; a link in it leads to a page of the site or is an e-mail address. */
export type Prose = string | (string | { text: string; page: RouteId } | { address: string })[];

/** A thing and what there is to say about it, point by point. */
export type ProseRecord = { id: string; title: string; rows: { label: string; text: string }[] };

export type ProseBlock = Prose | { list: Prose[] } | { records: ProseRecord[] };

/** A part of a long text; its id is its anchor. */
export type ProseSection = { id: string; title: string; body: ProseBlock[] };

/** A list to tick off; its id is its anchor. */
export type Checklist = {
  id: string;
  title: string;
  introduction: string;
  groups: { id: string; title: string; items: string[] }[];
};
