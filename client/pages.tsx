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

/** A page is a component and its texts, loaded together. */
function definePage<Content extends PageTexts>(
  component: () => Promise<ComponentType<PageProps<NoInfer<Content>>>>,
  contents: Record<Language, (params: PageParams) => Promise<Content>>,
): LoadPage {
  return async (language, params) => {
    const [Page, content] = await Promise.all([component(), contents[language](params)]);
    return { Page, content };
  };
}

/** What a module exports that exports one thing. */
async function only<Value>(module: Promise<Record<string, Value>>): Promise<Value> {
  const [value] = Object.values(await module);
  return value as Value;
}

async function withPosts<Texts>(texts: Promise<Texts>, list: Promise<{ posts: Post[] }>) {
  return { ...(await texts), ...(await list) };
}

/** Its list of all posts is needed on the pages of posts alone. */
async function loadPost(language: Language, params: PageParams) {
  const posts = await import('./load-post.ts');
  return posts.loadPost(language, params);
}

/** The name of a component's file in `client/pages`, for the list of chunks that the Worker writes into a page. */
export function componentFileOf(page: PageId): string {
  return (packageIds as readonly PageId[]).includes(page) ? 'package' : fileNameOf(page);
}

const packagePage = () => only(import('./pages/package.tsx'));

/** How each page is loaded; a page of `shared/routes.ts` without an entry does not compile. */
export const pageLoaders = {
  home: definePage(() => only(import('./pages/home.tsx')), {
    en: () => only(import('#shared/content/en/home.ts')),
    nl: () => only(import('#shared/content/nl/home.ts')),
  }),
  contact: definePage(() => only(import('./pages/contact.tsx')), {
    en: () => only(import('#shared/content/en/contact.ts')),
    nl: () => only(import('#shared/content/nl/contact.ts')),
  }),
  contactThanks: definePage(() => only(import('./pages/contact-thanks.tsx')), {
    en: () => only(import('#shared/content/en/contact-thanks.ts')),
    nl: () => only(import('#shared/content/nl/contact-thanks.ts')),
  }),
  notFound: definePage(() => only(import('./pages/not-found.tsx')), {
    en: () => only(import('#shared/content/en/not-found.ts')),
    nl: () => only(import('#shared/content/nl/not-found.ts')),
  }),
  services: definePage(() => only(import('./pages/services.tsx')), {
    en: () => only(import('#shared/content/en/services.ts')),
    nl: () => only(import('#shared/content/nl/services.ts')),
  }),
  work: definePage(() => only(import('./pages/work.tsx')), {
    en: () => only(import('#shared/content/en/work.ts')),
    nl: () => only(import('#shared/content/nl/work.ts')),
  }),
  'ai-customer-support': definePage(() => only(import('./pages/ai-customer-support.tsx')), {
    en: () => only(import('#shared/content/en/ai-customer-support.ts')),
    nl: () => only(import('#shared/content/nl/ai-customer-support.ts')),
  }),
  'crm-integration': definePage(() => only(import('./pages/crm-integration.tsx')), {
    en: () => only(import('#shared/content/en/crm-integration.ts')),
    nl: () => only(import('#shared/content/nl/crm-integration.ts')),
  }),
  'appointment-scheduling': definePage(() => only(import('./pages/appointment-scheduling.tsx')), {
    en: () => only(import('#shared/content/en/appointment-scheduling.ts')),
    nl: () => only(import('#shared/content/nl/appointment-scheduling.ts')),
  }),
  'website-development': definePage(() => only(import('./pages/website-development.tsx')), {
    en: () => only(import('#shared/content/en/website-development.ts')),
    nl: () => only(import('#shared/content/nl/website-development.ts')),
  }),
  'custom-ai-solution': definePage(() => only(import('./pages/custom-ai-solution.tsx')), {
    en: () => only(import('#shared/content/en/custom-ai-solution.ts')),
    nl: () => only(import('#shared/content/nl/custom-ai-solution.ts')),
  }),
  'business-analysis': definePage(() => only(import('./pages/business-analysis.tsx')), {
    en: () => only(import('#shared/content/en/business-analysis.ts')),
    nl: () => only(import('#shared/content/nl/business-analysis.ts')),
  }),
  pricing: definePage(() => only(import('./pages/pricing.tsx')), {
    en: () => only(import('#shared/content/en/pricing.ts')),
    nl: () => only(import('#shared/content/nl/pricing.ts')),
  }),
  about: definePage(() => only(import('./pages/about.tsx')), {
    en: () => only(import('#shared/content/en/about.ts')),
    nl: () => only(import('#shared/content/nl/about.ts')),
  }),
  careers: definePage(() => only(import('./pages/careers.tsx')), {
    en: () => only(import('#shared/content/en/careers.ts')),
    nl: () => only(import('#shared/content/nl/careers.ts')),
  }),
  'build-and-empower': definePage(packagePage, {
    en: () => only(import('#shared/content/en/build-and-empower.ts')),
    nl: () => only(import('#shared/content/nl/build-and-empower.ts')),
  }),
  'build-and-elevate': definePage(packagePage, {
    en: () => only(import('#shared/content/en/build-and-elevate.ts')),
    nl: () => only(import('#shared/content/nl/build-and-elevate.ts')),
  }),
  growth: definePage(packagePage, {
    en: () => only(import('#shared/content/en/growth.ts')),
    nl: () => only(import('#shared/content/nl/growth.ts')),
  }),
  websiteProposal: definePage(() => only(import('./pages/website-proposal.tsx')), {
    en: () => only(import('#shared/content/en/website-proposal.ts')),
    nl: () => only(import('#shared/content/nl/website-proposal.ts')),
  }),
  resources: definePage(() => only(import('./pages/resources.tsx')), {
    en: () => withPosts(only(import('#shared/content/en/resources.ts')), import('virtual:posts/en')),
    nl: () => withPosts(only(import('#shared/content/nl/resources.ts')), import('virtual:posts/nl')),
  }),
  blog: definePage(() => only(import('./pages/blog.tsx')), {
    en: () => withPosts(only(import('#shared/content/en/blog.ts')), import('virtual:posts/en')),
    nl: () => withPosts(only(import('#shared/content/nl/blog.ts')), import('virtual:posts/nl')),
  }),
  blogPost: definePage(() => only(import('./pages/blog-post.tsx')), {
    en: (params: PageParams) => loadPost('en', params),
    nl: (params: PageParams) => loadPost('nl', params),
  }),
  privacy: definePage(() => only(import('./pages/privacy.tsx')), {
    en: () => only(import('#shared/content/en/privacy.ts')),
    nl: () => only(import('#shared/content/nl/privacy.ts')),
  }),
  terms: definePage(() => only(import('./pages/terms.tsx')), {
    en: () => only(import('#shared/content/en/terms.ts')),
    nl: () => only(import('#shared/content/nl/terms.ts')),
  }),
  security: definePage(() => only(import('./pages/security.tsx')), {
    en: () => only(import('#shared/content/en/security.ts')),
    nl: () => only(import('#shared/content/nl/security.ts')),
  }),
  desk: definePage(() => only(import('./pages/desk.tsx')), {
    en: () => only(import('#shared/content/en/desk.ts')),
    nl: () => only(import('#shared/content/nl/desk.ts')),
  }),
  deskCallback: definePage(() => only(import('./pages/desk-callback.tsx')), {
    en: () => only(import('#shared/content/en/desk-callback.ts')),
    nl: () => only(import('#shared/content/nl/desk-callback.ts')),
  }),
} satisfies Record<PageId, LoadPage>;
