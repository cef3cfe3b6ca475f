import { defaultLanguage, isLanguage, type Language } from './languages.ts';
import { packageIds, serviceIds } from './offers.ts';
import { postIds } from './posts.ts';

export type PageParams = Readonly<Record<string, string>>;

type Route = {
  /** Literals and `:param` only; without the language prefix. */
  path: string;
  /** Left out of the sitemap and marked `noindex`. */
  hidden?: true;
  /** Every set of parameters that there is a page for; any other address is not found. */
  params?: readonly PageParams[];
};

/** Every page of the site, once: registration, links, navigation, sitemap, hreflang and tests come from here. */
export const routes = {
  home: { path: '/' },
  services: { path: '/services' },
  work: { path: '/work' },
  ...routesBelow('/solutions', serviceIds),
  pricing: { path: '/pricing' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  contactThanks: { path: '/contact/thanks', hidden: true },
  careers: { path: '/careers' },
  ...routesBelow('/packages', packageIds),
  websiteProposal: { path: '/website-proposal' },
  resources: { path: '/resources' },
  blog: { path: '/blog' },
  blogPost: { path: '/blog/:postId', params: postIds.map((postId) => ({ postId })) },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  security: { path: '/security' },
  desk: { path: '/desk', hidden: true },
  deskCallback: { path: '/desk/callback', hidden: true },
} satisfies Record<string, Route>;

/** A page for each id, under that id. */
function routesBelow<Id extends string>(folder: string, ids: readonly Id[]): Record<Id, Route> {
  return Object.fromEntries(ids.map((id) => [id, { path: `${folder}/${id}` }])) as Record<Id, Route>;
}

export type RouteId = keyof typeof routes;
/** `notFound` is shown at every path that is no route. */
export type PageId = RouteId | 'notFound';

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

/** @throws when a parameter of the path is not given */
export function pathOf(page: RouteId, language: Language, params: PageParams = {}): string {
  return localizePath(fillIn(page, params), language);
}

function fillIn(page: RouteId, params: PageParams): string {
  return routes[page].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`An address of "${page}" needs "${name}"`);
    return encodeURIComponent(value);
  });
}

/**
 * The address of one of the two contact pages with the label of the control that led there. With `prefersMeeting` a meeting is chosen in
 * the form: the control promises one.
 */
export function contactPath(language: Language, source: string, prefersMeeting = false): string {
  return `${pathOf('contact', language)}?source=${source}${prefersMeeting ? '&prefer=meeting' : ''}`;
}

/** Whether an address made by `contactPath` asks for a meeting. */
export function prefersMeeting(search: string): boolean {
  return new URLSearchParams(search).get('prefer') === 'meeting';
}

export function isHidden(page: PageId): boolean {
  return page === 'notFound' || 'hidden' in routes[page];
}

/** The owner's pages. They have a content policy of their own, and nothing there is for visitors. */
export function isOfDesk(page: PageId): boolean {
  return page === 'desk' || page === 'deskCallback';
}

/** Files for programs, made by the Worker. */
const feeds = {
  rss: '/rss.xml',
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
  manifest: '/manifest.webmanifest',
};

/** Some feeds exist in each language, the others only without a language prefix. */
export function feedPath(feed: keyof typeof feeds, language: Language = defaultLanguage): string {
  return localizePath(feeds[feed], language);
}

export type Address = {
  page: RouteId;
  params: PageParams;
  /** Without the language prefix. */
  path: string;
};

/** Every address of the site, each once for both languages. */
export const addresses: readonly Address[] = routeIds.flatMap((page) => {
  const { params = [{}] }: Route = routes[page];
  return params.map((each) => ({ page, params: each, path: fillIn(page, each) }));
});

const addressesByPath = new Map(addresses.map((address) => [address.path, address]));

export type FoundPage = { page: PageId; language: Language; params: PageParams };

/** The page at an address of this site; `notFound` where there is none. */
export function findPage(pathname: string): FoundPage {
  const { language, path } = splitPath(pathname.includes('%') ? decodePath(pathname) : pathname);
  const { page, params } = addressesByPath.get(path) ?? { page: 'notFound', params: {} };
  return { page, language, params };
}

/** Decodes percent-encoded characters. What cannot be decoded stays as it is, and is no page. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
