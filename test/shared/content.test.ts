import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue as enCatalogue } from '#shared/content/en/catalogue.ts';
import { challengeDetails as enChallengeDetails } from '#shared/content/en/challenge-details.ts';
import { chat as enChat } from '#shared/content/en/chat.ts';
import { contactErrors } from '#shared/content/en/contact-errors.ts';
import { contactForm as enForm } from '#shared/content/en/contact-form.ts';
import { finalCall as enFinalCall } from '#shared/content/en/final-call.ts';
import { home as enHome } from '#shared/content/en/home.ts';
import { packages as enPackages } from '#shared/content/en/packages.ts';
import { showcase as enShowcase } from '#shared/content/en/showcase.ts';
import {
  challengeFigures,
  claims,
  consultationMinutes,
  replyHours,
  returnOnInvestmentMonths,
  timelines,
} from '#shared/content/figures.ts';
import { catalogue as nlCatalogue } from '#shared/content/nl/catalogue.ts';
import { challengeDetails as nlChallengeDetails } from '#shared/content/nl/challenge-details.ts';
import { chat as nlChat } from '#shared/content/nl/chat.ts';
import { contactForm as nlForm } from '#shared/content/nl/contact-form.ts';
import { home as nlHome } from '#shared/content/nl/home.ts';
import { packages as nlPackages } from '#shared/content/nl/packages.ts';
import { packageFigures, supportDays } from '#shared/content/offer-figures.ts';
import { serviceIds } from '#shared/offers.ts';
import { retention } from '#shared/retention.ts';
import { fileNameOf, routeIds } from '#shared/routes.ts';

const folder = join(import.meta.dirname, '../../shared/content');
const files = readdirSync(join(folder, 'en')).filter((file) => file.endsWith('.ts'));

type Leaf = { path: string; value: unknown };
/** Every text, number and function of a value, with its path. Functions are called with plain numbers. */
function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'function') return [{ path: `${path}()`, value: value(7, 7, 7) }];
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

const load = async (language: string, file: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ join(folder, language, file));
const nameOf = (file: string) => file.replace('.ts', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const texts = await Promise.all(
  files
    .filter((file) => file !== 'format.ts')
    .map(async (file) => {
      const name = nameOf(file);
      const [en, nl] = await Promise.all([load('en', file), load('nl', file)]);
      return { file, name, en: leavesOf(en[name], name), nl: leavesOf(nl[name], name) };
    }),
);
const leaves = texts.flatMap(({ en, nl }) => en.map((leaf, index) => ({ ...leaf, dutch: nl[index] })));

/** Values that are not words, and words that both languages show on each side. */
const sameByPath = [
  /\.(id|icon|state|value|suffix|metricSuffix|address|page)$/,
  /^shell\.language\.(names|short|switchTo)\./,
  // Names of tables and entries: a test compares them with the code.
  /^privacy\.sections\.[23]\.body\.\d\.records\.\d\.rows\.\d+\.label$/,
  /^shell\.footer\.social\.\w+\.name$/,
  // Texts that several pages show: weeks, the names of packages, and the line that is Dutch in both languages.
  /\.(weeks|shortWeeks)\(\)$/,
  /(^|\.)(package|packages\.\d|others\.\d)\.name$/,
  /(^|\.)finalCall\.trust$/,
  /(^|\.)(labels|packageLabels)\.training$/,
  /(^|\.)calculator\.ownHours\(\)$/,
  // Minutes.
  /^about\.steps\.examples\.measure\.rows\.\d\.1$/,
];
/** Names, and words that both languages have. */
const sameInBoth = [
  'blog.name: Blog',
  'buildAndElevate.name: Build & Elevate',
  'buildAndElevate.atWork.lanes.0.steps.1.title: Software',
  'buildAndElevate.atWork.lanes.0.steps.2.title: Service',
  'buildAndElevate.atWork.lanes.1.steps.0.title: Service',
  'buildAndElevate.atWork.lanes.1.steps.1.title: Software',
  'buildAndEmpower.name: Build & Empower',
  'chat.notice.link: Privacy',
  'contact.name: Contact',
  'crmIntegration.drawingNames.1: Website',
  'crmIntegration.drawingNames.2: CRM',
  'customAiSolution.plan.steps.1.title: Prototype',
  'deskViews.signIn.code: Code',
  'deskViews.navigation.label: Dashboard',
  'deskViews.navigation.today: Dashboard',
  'deskViews.leads.columns.status: Status',
  'deskViews.lead.statusLabel: Status',
  'desk.meta.title: Dashboard | Plinth',
  'desk.heading: Dashboard',
  'growth.name: Growth',
  'growth.atWork.lanes.0.steps.0.title: CRM',
  'home.footerMark: Plinth',
  'privacy.name: Privacy',
  // Technical terms.
  'privacy.sections.4.body.1.records.0.title: Hosting',
  'privacy.sections.4.body.1.records.1.title: Database',
  'privacy.sections.8.body.0.1.text: Autoriteit Persoonsgegevens',
  'resources.checklists.0.name: CRM',
  'resources.checklists.2.name: Website',
  'security.sections.2.body.1.1.text: privacy',
  'services.drawing.4: CRM',
  'services.drawing.5: Website',
  'settings.security.items.checklists.title: Checklists',
  'shell.navigation.menu: Menu',
  'shell.navigation.home: Home',
  'shell.navigation.contact: Contact',
  'shell.navigation.blog: Blog',
  'shell.navigation.dashboard: Dashboard',
  'shell.footer.links.contact: Contact',
  'shell.footer.links.blog: Blog',
  'shell.footer.links.privacy: Privacy',
  'terms.sections.7.body.0.1.text: privacy',
  // As Lighthouse names it.
  'work.thisSite.table.names.lighthouse.bestPractices: Best practices',
];

describe('both languages', () => {
  test('the same files, each with one export named after it', async () => {
    expect(readdirSync(join(folder, 'nl')).toSorted()).toEqual(readdirSync(join(folder, 'en')).toSorted());
    for (const file of files.filter((name) => name !== 'format.ts')) {
      for (const language of ['en', 'nl']) expect(Object.keys(await load(language, file))).toEqual([nameOf(file)]);
    }
    expect(Object.keys(await load('nl', 'format.ts'))).toEqual(Object.keys(await load('en', 'format.ts')));
  });

  test.each(texts)('$file has the same shape', ({ en, nl }) => {
    expect(nl.map(({ path }) => path)).toEqual(en.map(({ path }) => path));
    for (const [index, { value }] of en.entries()) expect(typeof nl[index]?.value).toBe(typeof value);
  });

  test('no text is the same but for those that may be', () => {
    const same = leaves.filter(
      ({ path, value, dutch }) =>
        typeof value === 'string' &&
        value === dutch?.value &&
        /[a-z]/i.test(value) &&
        !sameByPath.some((pattern) => pattern.test(path)),
    );
    expect(same.map(({ path, value }) => `${path}: ${value}`)).toEqual(sameInBoth);
  });

  test('no text is empty, unfinished or carries markup', () => {
    const mayBeEmpty = /\.(hint|placeholder|before|after|metricSuffix)$/;
    for (const { path, value, dutch } of leaves) {
      for (const text of [value, dutch?.value]) {
        if (typeof text !== 'string') continue;
        if (!mayBeEmpty.test(path)) expect(text.trim(), path).not.toBe('');
        expect(text, path).not.toMatch(/\b(TODO|TBD|undefined|NaN|Lorem)\b|\[object|<\/?[a-z]/);
      }
    }
  });

  test.each(routeIds)(
    '%s has a title, a description, a heading and an introduction in both languages',
    async (page) => {
      const file = `${fileNameOf(page)}.ts`;
      for (const language of ['en', 'nl']) {
        const [content] = Object.values(await load(language, file)) as (typeof enHome)[];
        expect(content?.meta.title.length).toBeLessThanOrEqual(70);
        expect(content?.meta.description.length).toBeLessThanOrEqual(170);
        expect(content?.heading).toMatch(/\S/);
        expect(content?.introduction).toMatch(/\S/);
      }
    },
  );
});

describe('figures', () => {
  test('are those of the product', () => {
    const shown = Object.fromEntries(
      Object.entries(claims).map(([name, { value, suffix }]) => [name, `${value}${suffix}`]),
    );
    expect(shown).toEqual({
      support: '24/7',
      clientSatisfaction: '98%',
      efficiency: '3x',
      costSavings: '70%',
      speed: '10x',
      onTimeDelivery: '95%',
    });
    expect({ returnOnInvestmentMonths, consultationMinutes, replyHours }).toEqual({
      returnOnInvestmentMonths: 3,
      consultationMinutes: 30,
      replyHours: 24,
    });
    expect(retention).toMatchObject({ chatLogDays: 180, submissionMonths: 24 });
    expect(Object.values(timelines).map(({ min, max }) => `${min}-${max}`)).toEqual([
      '2-3',
      '2-3',
      '3-4',
      '4-6',
      '6-10',
      '3-4',
    ]);
    expect(Object.values(supportDays)).toEqual([30, 30, 45, 60, 60, null]);
    expect(
      Object.values(packageFigures).map(({ price, timeline, trainingHours, supportDays: days, workflows, popular }) =>
        [price, timeline.min, timeline.max, trainingHours, days, workflows, popular].join(' '),
      ),
    ).toEqual(['1999 2 3 2 14 1 false', '3499 3 4 4 30 2 true', '5999 4 6 6 45 3 false']);
  });

  test('prices are grouped as each language does it', () => {
    expect(enPackages.map(({ price }) => price)).toEqual(['1,999', '3,499', '5,999']);
    expect(nlPackages.map(({ price }) => price)).toEqual(['1.999', '3.499', '5.999']);
  });

  test('the statistics of the challenges are those of the product', () => {
    expect(enHome.challenges.items.map(({ metric, metricSuffix }) => `${metric}${metricSuffix}`)).toEqual([
      '70%',
      '3',
      '10x',
    ]);
    const details = Object.values(enChallengeDetails.items);
    expect(details.flatMap(({ stats }) => stats.map(({ value, label }) => `${value} ${label}`))).toEqual([
      '70% cost savings',
      '3x faster implementation',
      '90% less manual work',
      '2-3 weeks setup',
      '100% team training',
      '24/7 support',
      '10x faster',
      '2-4 weeks implementation',
      '95% on-time delivery',
    ]);
    expect(Object.keys(challengeFigures)).toEqual(enHome.challenges.items.map(({ id }) => id));
    for (const { items } of [enHome.challenges, nlHome.challenges]) {
      for (const { benefits } of items) expect(benefits).toHaveLength(4);
    }
    for (const { items } of [enChallengeDetails, nlChallengeDetails]) {
      expect(Object.keys(items)).toEqual(enHome.challenges.items.map(({ id }) => id));
      for (const { impacts, stats } of Object.values(items)) {
        expect(impacts).toHaveLength(5);
        expect(stats).toHaveLength(3);
      }
    }
  });
});

describe('services', () => {
  const servicesOf = (catalogue: typeof enCatalogue) => catalogue.groups.flatMap(({ services }) => services);

  test.each([
    ['English', enCatalogue, enForm],
    ['Dutch', nlCatalogue, nlForm],
  ])('the options of the form are the catalogue, in %s', (_, catalogue, { serviceOptions }) => {
    const inCatalogue = servicesOf(catalogue).map(({ id, title }) => ({ value: id, label: title }));
    expect(serviceOptions.toSorted((a, b) => a.value.localeCompare(b.value))).toEqual(
      inCatalogue.toSorted((a, b) => a.value.localeCompare(b.value)),
    );
    expect(serviceOptions.map(({ value }) => value)).toEqual([...serviceIds]);
  });

  test('groups, ids and popularity are those of the product', () => {
    for (const catalogue of [enCatalogue, nlCatalogue]) {
      expect(catalogue.groups.map(({ id }) => id)).toEqual([
        'ai-automation',
        'crm-data',
        'digital-presence',
        'custom-solutions',
      ]);
      expect(
        servicesOf(catalogue)
          .filter(({ popular }) => popular)
          .map(({ id }) => id),
      ).toEqual(['crm-integration']);
      for (const { priceDisplay } of servicesOf(catalogue)) expect(priceDisplay).not.toMatch(/\d/);
    }
    expect(servicesOf(enCatalogue).map(({ priceDisplay }) => priceDisplay)).toEqual([
      'Custom Quote',
      'Tailored Pricing',
      'Enterprise Quote',
      'Project-Based Quote',
      'Consultation Required',
      'Strategic Investment',
    ]);
  });
});

describe('words of the product, to the letter', () => {
  test('the contact form', () => {
    expect(contactErrors.outcomes).toMatchObject({
      rate_limited: "You've submitted several forms recently. Please wait 30 minutes before trying again.",
      duplicate: "You have already submitted a form in the last 24 hours. We'll be in touch soon!",
      duplicate_recent: 'You have already submitted a form recently. Please wait 24 hours before submitting again.',
      network: 'Connection problem. Please check your internet connection and try again.',
      timeout: 'The request took too long. Please try again.',
      busy: 'Too many submissions. Please wait a moment before trying again.',
      rejected: 'Please check your information and try again.',
      unavailable: 'Unable to submit your form right now. Please try again or contact us directly.',
    });
    expect(enForm.subtitle).toBe('Tell us about your AI automation needs');
    expect(enForm.modalTitle('Plinth')).toBe('Contact Plinth');
    expect(enForm.submit).toBe('Send Message');
    expect(enForm.submitting).toBe('Sending...');
    expect(Object.values(enForm.privacyNote).join('')).toBe('By submitting this form, you agree to our Privacy Policy');
    expect(`${enForm.thankYou.title} ${enForm.thankYou.text}`).toBe(
      "Thank You! We've received your message and will contact you via email within 24 hours.",
    );
    expect(enForm.failureTitle).toBe('Unable to submit form');
    expect(enForm.successToast).toBe("Thank you! We've received your message and will be in touch soon.");
  });

  test('the chat', () => {
    const wordsOf = (chat: typeof enChat) => [
      chat.open,
      chat.title,
      chat.placeholder,
      chat.inactivity.title,
      chat.inactivity.end,
      chat.inactivity.continue,
    ];
    expect(wordsOf(enChat)).toEqual([
      'Chat with AI',
      'AI Assistant',
      'Type your message...',
      'Are you still there?',
      'End Session',
      'Continue Chatting',
    ]);
    expect(wordsOf(nlChat)).toEqual([
      'Chat met AI',
      'AI Assistent',
      'Typ uw bericht...',
      'Bent u er nog?',
      'Sessie Beëindigen',
      'Doorgaan met Chatten',
    ]);
    expect(enChat.greeting).toBe('Hi! How can I help you today?');
    expect(enChat.poweredBy('Plinth')).toBe('Powered by Plinth AI');
  });

  test('the home page', () => {
    expect(enHome.heading).toBe('Building Brands with Architectural Precision');
    expect(enHome.hero).toMatchObject({
      tag: 'Brand & Digital Architecture',
      explore: 'Explore Our Work',
      start: 'Start Your Project',
    });
    expect(enShowcase.philosophy.title).toBe('Our Design Philosophy');
    expect(enShowcase.philosophy.pillars.map(({ title }) => title)).toEqual([
      'Structural Integrity',
      'Minimalist Precision',
      'Functional Beauty',
      'Systematic Thinking',
    ]);
    expect(enShowcase.architect.title).toBe('What We Architect');
    expect(enShowcase.architect.cards.map(({ title }) => title)).toEqual([
      'Brand Architecture',
      'Digital Structures',
      'System Design',
    ]);
    expect(enShowcase.projects).toMatchObject({ title: 'Featured Projects', viewAll: 'View All Projects' });
    expect(enHome.challenges).toMatchObject({
      badge: 'Startup Challenges',
      title: 'From Challenge To Opportunity',
      delayLink: 'Delays development by months',
    });
    expect(nlHome.challenges.title).toBe('Van Uitdaging Naar Kans');
    expect(enHome.challenges.callToAction).toMatchObject({
      title: 'Ready to tackle these challenges?',
      link: 'Start your transformation',
    });
    expect(enFinalCall.trust).toBe('Vertrouwd door startups en scale-ups');
  });
});
