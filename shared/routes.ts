import { defaultLanguage, isLanguage, type Language } from './languages.ts';

type Route = {
  /** Literals and `:param` only, so that Hono and React Router read it alike; without the language prefix. */
  path: string;
  /** Left out of the sitemap and marked `noindex`. */
  hidden?: true;
};

/** Every page of the site, once: registration, links, navigation, sitemap, hreflang and tests come from here. */
export const routes = {
  home: { path: '/' },
  services: { path: '/services' },
  work: { path: '/work' },
  aiCustomerSupport: { path: '/solutions/ai-customer-support' },
  crmIntegration: { path: '/solutions/crm-integration' },
  appointmentScheduling: { path: '/solutions/appointment-scheduling' },
  websiteDevelopment: { path: '/solutions/website-development' },
  customAiSolution: { path: '/solutions/custom-ai-solution' },
  businessAnalysis: { path: '/solutions/business-analysis' },
  pricing: { path: '/pricing' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  contactThanks: { path: '/contact/thanks', hidden: true },
  careers: { path: '/careers' },
  buildAndEmpower: { path: '/packages/build-and-empower' },
  websiteProposal: { path: '/website-proposal' },
  resources: { path: '/resources' },
  blog: { path: '/blog' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  security: { path: '/security' },
} satisfies Record<string, Route>;

export type RouteId = keyof typeof routes;
/** `notFound` has no address of its own: it is what every other path shows. */
export type PageId = RouteId | 'notFound';
export type PageParams = Readonly<Record<string, string>>;

export const routeIds = Object.keys(routes) as RouteId[];

/** `/services` is English, `/nl/services` is Dutch. */
export function localizePath(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  const isPrefix = first !== defaultLanguage && isLanguage(first);
  const path = isPrefix ? `/${rest.join('/')}` : pathname;
  // A link to `//host` would leave the site.
  return { language: isPrefix ? first : defaultLanguage, path: path.replace(/^\/{2,}/, '/') };
}

/** The same address in the other language. */
export function twinPath(pathname: string, language: Language): string {
  return localizePath(splitPath(pathname).path, language);
}

export function pathOf(page: RouteId, language: Language, params: PageParams = {}): string {
  const path = routes[page].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return localizePath(path, language);
}

/** The address of one of the two contact pages with the label of the control that led there. */
export function contactPath(language: Language, source: string): string {
  return `${pathOf('contact', language)}?source=${source}`;
}

export function isHidden(page: PageId): boolean {
  return page === 'notFound' || 'hidden' in routes[page];
}

const pagesByPath = new Map<string, RouteId>(routeIds.map((id) => [routes[id].path, id]));
const patterns = routeIds
  .filter((id) => routes[id].path.includes(':'))
  .map((id) => ({ id, pattern: new RegExp(`^${routes[id].path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }));

/** The page at an address of this site; `notFound` where there is none. */
export function findPage(pathname: string): { page: PageId; language: Language; params: PageParams } {
  const { language, path } = splitPath(pathname);
  const page = pagesByPath.get(path);
  if (page) return { page, language, params: {} };
  for (const { id, pattern } of patterns) {
    const match = pattern.exec(path);
    if (match) return { page: id, language, params: { ...match.groups } };
  }
  return { page: 'notFound', language, params: {} };
}
