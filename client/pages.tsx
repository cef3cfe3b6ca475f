import type { ComponentType } from 'react';
import type { shell as Shell } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import { packageIds } from '#shared/offers.ts';
import type { Post } from '#shared/posts.ts';
import { fileNameOf, type PageId, type PageParams } from '#shared/routes.ts';
import type { PageTexts } from '#shared/structured-data.ts';
import type { PageProps } from './page-props.ts';

export type LoadedPage = {
  // oxlint-disable-next-line typescript/no-explicit-any -- the table below checks that a component and its texts belong together
  Page: ComponentType<PageProps<any>>;
  content: PageTexts;
};

export type ShellTexts = typeof Shell;

type LoadPage = (language: Language, params: PageParams) => Promise<LoadedPage>;

export const shellTexts: Record<Language, () => Promise<ShellTexts>> = {
  en: () => import('#shared/content/en/shell.ts').then((m) => m.shell),
  nl: () => import('#shared/content/nl/shell.ts').then((m) => m.shell),
};

/** A module that exports one thing, whatever its name. */
type ModuleOf<Value> = Promise<Record<string, Value>>;

/** A page is a component and its texts, loaded together. */
function definePage<Content extends PageTexts>(
  component: () => ModuleOf<ComponentType<PageProps<NoInfer<Content>>>>,
  contents: Record<Language, (params: PageParams) => ModuleOf<Content>>,
): LoadPage {
  return async (language, params) => {
    const [Page, content] = await Promise.all([only(component()), only(contents[language](params))]);
    return { Page, content };
  };
}

async function only<Value>(module: ModuleOf<Value>): Promise<Value> {
  const [value] = Object.values(await module);
  return value as Value;
}

async function withPosts<Texts>(texts: ModuleOf<Texts>, list: Promise<{ posts: Post[] }>) {
  return { content: { ...(await only(texts)), ...(await list) } };
}

/** Its list of all posts is needed on the pages of posts alone. */
async function loadPost(language: Language, params: PageParams) {
  const posts = await import('./load-post.ts');
  return { content: await posts.loadPost(language, params) };
}

/** The name of a component's file in `client/pages`, for the list of chunks that the Worker writes into a page. */
export function componentFileOf(page: PageId): string {
  return (packageIds as readonly PageId[]).includes(page) ? 'package' : fileNameOf(page);
}

const packagePage = () => import('./pages/package.tsx');

/** How each page is loaded; a page of `shared/routes.ts` without an entry does not compile. */
export const pageLoaders = {
  home: definePage(() => import('./pages/home.tsx'), {
    en: () => import('#shared/content/en/home.ts'),
    nl: () => import('#shared/content/nl/home.ts'),
  }),
  contact: definePage(() => import('./pages/contact.tsx'), {
    en: () => import('#shared/content/en/contact.ts'),
    nl: () => import('#shared/content/nl/contact.ts'),
  }),
  contactThanks: definePage(() => import('./pages/contact-thanks.tsx'), {
    en: () => import('#shared/content/en/contact-thanks.ts'),
    nl: () => import('#shared/content/nl/contact-thanks.ts'),
  }),
  notFound: definePage(() => import('./pages/not-found.tsx'), {
    en: () => import('#shared/content/en/not-found.ts'),
    nl: () => import('#shared/content/nl/not-found.ts'),
  }),
  services: definePage(() => import('./pages/services.tsx'), {
    en: () => import('#shared/content/en/services.ts'),
    nl: () => import('#shared/content/nl/services.ts'),
  }),
  work: definePage(() => import('./pages/work.tsx'), {
    en: () => import('#shared/content/en/work.ts'),
    nl: () => import('#shared/content/nl/work.ts'),
  }),
  'ai-customer-support': definePage(() => import('./pages/ai-customer-support.tsx'), {
    en: () => import('#shared/content/en/ai-customer-support.ts'),
    nl: () => import('#shared/content/nl/ai-customer-support.ts'),
  }),
  'crm-integration': definePage(() => import('./pages/crm-integration.tsx'), {
    en: () => import('#shared/content/en/crm-integration.ts'),
    nl: () => import('#shared/content/nl/crm-integration.ts'),
  }),
  'appointment-scheduling': definePage(() => import('./pages/appointment-scheduling.tsx'), {
    en: () => import('#shared/content/en/appointment-scheduling.ts'),
    nl: () => import('#shared/content/nl/appointment-scheduling.ts'),
  }),
  'website-development': definePage(() => import('./pages/website-development.tsx'), {
    en: () => import('#shared/content/en/website-development.ts'),
    nl: () => import('#shared/content/nl/website-development.ts'),
  }),
  'custom-ai-solution': definePage(() => import('./pages/custom-ai-solution.tsx'), {
    en: () => import('#shared/content/en/custom-ai-solution.ts'),
    nl: () => import('#shared/content/nl/custom-ai-solution.ts'),
  }),
  'business-analysis': definePage(() => import('./pages/business-analysis.tsx'), {
    en: () => import('#shared/content/en/business-analysis.ts'),
    nl: () => import('#shared/content/nl/business-analysis.ts'),
  }),
  pricing: definePage(() => import('./pages/pricing.tsx'), {
    en: () => import('#shared/content/en/pricing.ts'),
    nl: () => import('#shared/content/nl/pricing.ts'),
  }),
  about: definePage(() => import('./pages/about.tsx'), {
    en: () => import('#shared/content/en/about.ts'),
    nl: () => import('#shared/content/nl/about.ts'),
  }),
  careers: definePage(() => import('./pages/careers.tsx'), {
    en: () => import('#shared/content/en/careers.ts'),
    nl: () => import('#shared/content/nl/careers.ts'),
  }),
  'build-and-empower': definePage(packagePage, {
    en: () => import('#shared/content/en/build-and-empower.ts'),
    nl: () => import('#shared/content/nl/build-and-empower.ts'),
  }),
  'build-and-elevate': definePage(packagePage, {
    en: () => import('#shared/content/en/build-and-elevate.ts'),
    nl: () => import('#shared/content/nl/build-and-elevate.ts'),
  }),
  growth: definePage(packagePage, {
    en: () => import('#shared/content/en/growth.ts'),
    nl: () => import('#shared/content/nl/growth.ts'),
  }),
  websiteProposal: definePage(() => import('./pages/website-proposal.tsx'), {
    en: () => import('#shared/content/en/website-proposal.ts'),
    nl: () => import('#shared/content/nl/website-proposal.ts'),
  }),
  resources: definePage(() => import('./pages/resources.tsx'), {
    en: () => import('#shared/content/en/resources.ts'),
    nl: () => import('#shared/content/nl/resources.ts'),
  }),
  blog: definePage(() => import('./pages/blog.tsx'), {
    en: () => withPosts(import('#shared/content/en/blog.ts'), import('virtual:posts/en')),
    nl: () => withPosts(import('#shared/content/nl/blog.ts'), import('virtual:posts/nl')),
  }),
  blogPost: definePage(() => import('./pages/blog-post.tsx'), {
    en: (params: PageParams) => loadPost('en', params),
    nl: (params: PageParams) => loadPost('nl', params),
  }),
  privacy: definePage(() => import('./pages/privacy.tsx'), {
    en: () => import('#shared/content/en/privacy.ts'),
    nl: () => import('#shared/content/nl/privacy.ts'),
  }),
  terms: definePage(() => import('./pages/terms.tsx'), {
    en: () => import('#shared/content/en/terms.ts'),
    nl: () => import('#shared/content/nl/terms.ts'),
  }),
  security: definePage(() => import('./pages/security.tsx'), {
    en: () => import('#shared/content/en/security.ts'),
    nl: () => import('#shared/content/nl/security.ts'),
  }),
  desk: definePage(() => import('./pages/desk.tsx'), {
    en: () => import('#shared/content/en/desk.ts'),
    nl: () => import('#shared/content/nl/desk.ts'),
  }),
  deskCallback: definePage(() => import('./pages/desk-callback.tsx'), {
    en: () => import('#shared/content/en/desk-callback.ts'),
    nl: () => import('#shared/content/nl/desk-callback.ts'),
  }),
} satisfies Record<PageId, LoadPage>;
