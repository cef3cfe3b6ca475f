import type { ComponentType } from 'react';
import type { shell as Shell } from '#shared/content/en/shell.ts';
import type { Language } from '#shared/languages.ts';
import type { Post } from '#shared/posts.ts';
import type { PageId, PageParams } from '#shared/routes.ts';
import type { PageTexts } from '#shared/structured-data.ts';
import { loadPost } from './load-post.ts';
import type { PageProps } from './page-props.ts';

export type LoadedPage = {
  // biome-ignore lint/suspicious/noExplicitAny: the table below checks that a component and its texts belong together
  Page: ComponentType<PageProps<any>>;
  content: PageTexts;
};

export type ShellTexts = typeof Shell;

export type PageDefinition = {
  /** The component's file in `client/pages`, for the list of chunks that the Worker writes into the page. */
  file: string;
  load: (language: Language, params: PageParams) => Promise<LoadedPage>;
};

export const shellTexts: Record<Language, () => Promise<ShellTexts>> = {
  en: () => import('#shared/content/en/shell.ts').then((m) => m.shell),
  nl: () => import('#shared/content/nl/shell.ts').then((m) => m.shell),
};

function definePage<Content extends PageTexts>(
  file: string,
  component: () => Promise<ComponentType<PageProps<NoInfer<Content>>>>,
  contents: Record<Language, (params: PageParams) => Promise<Content>>,
): PageDefinition {
  return {
    file,
    load: async (language, params) => {
      const [Page, content] = await Promise.all([component(), contents[language](params)]);
      return { Page, content };
    },
  };
}

async function withPosts<Texts>(texts: Promise<Texts>, list: Promise<{ posts: Post[] }>) {
  const [content, { posts }] = await Promise.all([texts, list]);
  return { ...content, posts };
}

const solutionPage = () => import('./pages/solution.tsx').then((m) => m.SolutionPage);
const packagePage = () => import('./pages/package.tsx').then((m) => m.PackagePage);

/** A page is a component and its texts, loaded together; a page of `shared/routes.ts` without an entry does not compile. */
export const pages = {
  home: definePage('home', () => import('./pages/home.tsx').then((m) => m.HomePage), {
    en: () => import('#shared/content/en/home.ts').then((m) => m.home),
    nl: () => import('#shared/content/nl/home.ts').then((m) => m.home),
  }),
  contact: definePage('contact', () => import('./pages/contact.tsx').then((m) => m.ContactPage), {
    en: () => import('#shared/content/en/contact.ts').then((m) => m.contact),
    nl: () => import('#shared/content/nl/contact.ts').then((m) => m.contact),
  }),
  contactThanks: definePage(
    'contact-thanks',
    () => import('./pages/contact-thanks.tsx').then((m) => m.ContactThanksPage),
    {
      en: () => import('#shared/content/en/contact-thanks.ts').then((m) => m.contactThanks),
      nl: () => import('#shared/content/nl/contact-thanks.ts').then((m) => m.contactThanks),
    },
  ),
  notFound: definePage('not-found', () => import('./pages/not-found.tsx').then((m) => m.NotFoundPage), {
    en: () => import('#shared/content/en/not-found.ts').then((m) => m.notFound),
    nl: () => import('#shared/content/nl/not-found.ts').then((m) => m.notFound),
  }),
  services: definePage('services', () => import('./pages/services.tsx').then((m) => m.ServicesPage), {
    en: () => import('#shared/content/en/services.ts').then((m) => m.services),
    nl: () => import('#shared/content/nl/services.ts').then((m) => m.services),
  }),
  work: definePage('work', () => import('./pages/work.tsx').then((m) => m.WorkPage), {
    en: () => import('#shared/content/en/work.ts').then((m) => m.work),
    nl: () => import('#shared/content/nl/work.ts').then((m) => m.work),
  }),
  aiCustomerSupport: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/ai-customer-support.ts').then((m) => m.aiCustomerSupport),
    nl: () => import('#shared/content/nl/ai-customer-support.ts').then((m) => m.aiCustomerSupport),
  }),
  crmIntegration: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/crm-integration.ts').then((m) => m.crmIntegration),
    nl: () => import('#shared/content/nl/crm-integration.ts').then((m) => m.crmIntegration),
  }),
  appointmentScheduling: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/appointment-scheduling.ts').then((m) => m.appointmentScheduling),
    nl: () => import('#shared/content/nl/appointment-scheduling.ts').then((m) => m.appointmentScheduling),
  }),
  websiteDevelopment: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/website-development.ts').then((m) => m.websiteDevelopment),
    nl: () => import('#shared/content/nl/website-development.ts').then((m) => m.websiteDevelopment),
  }),
  customAiSolution: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/custom-ai-solution.ts').then((m) => m.customAiSolution),
    nl: () => import('#shared/content/nl/custom-ai-solution.ts').then((m) => m.customAiSolution),
  }),
  businessAnalysis: definePage('solution', solutionPage, {
    en: () => import('#shared/content/en/business-analysis.ts').then((m) => m.businessAnalysis),
    nl: () => import('#shared/content/nl/business-analysis.ts').then((m) => m.businessAnalysis),
  }),
  pricing: definePage('pricing', () => import('./pages/pricing.tsx').then((m) => m.PricingPage), {
    en: () => import('#shared/content/en/pricing.ts').then((m) => m.pricing),
    nl: () => import('#shared/content/nl/pricing.ts').then((m) => m.pricing),
  }),
  about: definePage('about', () => import('./pages/about.tsx').then((m) => m.AboutPage), {
    en: () => import('#shared/content/en/about.ts').then((m) => m.about),
    nl: () => import('#shared/content/nl/about.ts').then((m) => m.about),
  }),
  careers: definePage('careers', () => import('./pages/careers.tsx').then((m) => m.CareersPage), {
    en: () => import('#shared/content/en/careers.ts').then((m) => m.careers),
    nl: () => import('#shared/content/nl/careers.ts').then((m) => m.careers),
  }),
  buildAndEmpower: definePage('package', packagePage, {
    en: () => import('#shared/content/en/build-and-empower.ts').then((m) => m.buildAndEmpower),
    nl: () => import('#shared/content/nl/build-and-empower.ts').then((m) => m.buildAndEmpower),
  }),
  buildAndElevate: definePage('package', packagePage, {
    en: () => import('#shared/content/en/build-and-elevate.ts').then((m) => m.buildAndElevate),
    nl: () => import('#shared/content/nl/build-and-elevate.ts').then((m) => m.buildAndElevate),
  }),
  growth: definePage('package', packagePage, {
    en: () => import('#shared/content/en/growth.ts').then((m) => m.growth),
    nl: () => import('#shared/content/nl/growth.ts').then((m) => m.growth),
  }),
  websiteProposal: definePage(
    'website-proposal',
    () => import('./pages/website-proposal.tsx').then((m) => m.WebsiteProposalPage),
    {
      en: () => import('#shared/content/en/website-proposal.ts').then((m) => m.websiteProposal),
      nl: () => import('#shared/content/nl/website-proposal.ts').then((m) => m.websiteProposal),
    },
  ),
  resources: definePage('resources', () => import('./pages/resources.tsx').then((m) => m.ResourcesPage), {
    en: () =>
      withPosts(
        import('#shared/content/en/resources.ts').then((m) => m.resources),
        import('virtual:posts/en'),
      ),
    nl: () =>
      withPosts(
        import('#shared/content/nl/resources.ts').then((m) => m.resources),
        import('virtual:posts/nl'),
      ),
  }),
  blog: definePage('blog', () => import('./pages/blog.tsx').then((m) => m.BlogPage), {
    en: () =>
      withPosts(
        import('#shared/content/en/blog.ts').then((m) => m.blog),
        import('virtual:posts/en'),
      ),
    nl: () =>
      withPosts(
        import('#shared/content/nl/blog.ts').then((m) => m.blog),
        import('virtual:posts/nl'),
      ),
  }),
  blogPost: definePage('blog-post', () => import('./pages/blog-post.tsx').then((m) => m.BlogPostPage), {
    en: (params: PageParams) => loadPost('en', params),
    nl: (params: PageParams) => loadPost('nl', params),
  }),
  privacy: definePage('privacy', () => import('./pages/privacy.tsx').then((m) => m.PrivacyPage), {
    en: () => import('#shared/content/en/privacy.ts').then((m) => m.privacy),
    nl: () => import('#shared/content/nl/privacy.ts').then((m) => m.privacy),
  }),
  terms: definePage('terms', () => import('./pages/terms.tsx').then((m) => m.TermsPage), {
    en: () => import('#shared/content/en/terms.ts').then((m) => m.terms),
    nl: () => import('#shared/content/nl/terms.ts').then((m) => m.terms),
  }),
  security: definePage('security', () => import('./pages/security.tsx').then((m) => m.SecurityPage), {
    en: () => import('#shared/content/en/security.ts').then((m) => m.security),
    nl: () => import('#shared/content/nl/security.ts').then((m) => m.security),
  }),
  desk: definePage('desk', () => import('./pages/desk.tsx').then((m) => m.DeskPage), {
    en: () => import('#shared/content/en/desk.ts').then((m) => m.desk),
    nl: () => import('#shared/content/nl/desk.ts').then((m) => m.desk),
  }),
  deskCallback: definePage('desk-callback', () => import('./pages/desk-callback.tsx').then((m) => m.DeskCallbackPage), {
    en: () => import('#shared/content/en/desk-callback.ts').then((m) => m.deskCallback),
    nl: () => import('#shared/content/nl/desk-callback.ts').then((m) => m.deskCallback),
  }),
} satisfies Record<PageId, PageDefinition>;
