import { matchRoutes } from 'react-router';
import { defaultLanguage, isLanguage, type Language, languages } from './languages.ts';
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

/** The name of the files that belong to a page: its id in kebab-case. */
export function fileNameOf(page: PageId): string {
  return page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

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

/** Whether an address is one of the owner's pages, or stands below them. */
export function isDeskPath(pathname: string): boolean {
  const { path } = splitPath(pathname);
  return path === routes.desk.path || path.startsWith(`${routes.desk.path}/`);
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

export type FoundPage = { page: PageId; language: Language; params: PageParams };

/** What a route shows with these parameters; `notFound` where its list of parameters does not have them. */
export function pageOf(page: PageId, language: Language, params: PageParams = {}): FoundPage {
  const known: readonly PageParams[] | undefined = page === 'notFound' ? undefined : (routes[page] as Route).params;
  if (!known) return { page, language, params: {} };
  const own = known.find((each) => Object.entries(each).every(([name, value]) => params[name] === value));
  return own ? { page, language, params: own } : { page: 'notFound', language, params: {} };
}

/** Every route in every language, as react-router takes them. */
const localizedRoutes = languages.flatMap((language) =>
  routeIds.map((page) => ({
    path: localizePath(routes[page].path, language),
    caseSensitive: true,
    handle: { page, language },
  })),
);

/** The page that an address of this site leads to. */
export function findPage(pathname: string): FoundPage {
  const [match] = (isCanonical(pathname) && matchRoutes(localizedRoutes, { pathname })) || [];
  if (!match) return pageOf('notFound', splitPath(pathname).language);
  const { page, language } = match.route.handle;
  return pageOf(page, language, match.params as PageParams);
}

/** The router also matches a slash at the end, and prints a warning of an address that cannot be decoded. */
function isCanonical(pathname: string): boolean {
  return /^\/(.*[^/])?$/.test(pathname) && isDecodable(pathname);
}

/** False for an address with `%` in front of something else than UTF-8, such as `/%E0%A4%A`. It is no page. */
export function isDecodable(pathname: string): boolean {
  return tryDecode(pathname) !== null;
}

/** Decodes percent-encoded characters. What cannot be decoded stays as it is. */
export function decodePath(pathname: string): string {
  return tryDecode(pathname) ?? pathname;
}

/** Returns what it decoded and not whether it could: the bundler leaves a call of `decodeURI` out whose result is not used. */
function tryDecode(pathname: string): string | null {
  try {
    return decodeURI(pathname);
  } catch {
    return null;
  }
}
