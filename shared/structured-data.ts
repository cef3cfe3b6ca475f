// Describes a page to search engines: one JSON-LD graph in the vocabulary of schema.org.
import type { shell as Shell } from './content/en/shell.ts';
import type { FaqItem } from './content/types.ts';
import { packageIds, serviceIds } from './offers.ts';
import { authorsOf, hasOffice } from './people.ts';
import type { Post } from './posts.ts';
import { type FoundPage, type PageId, pathOf, type RouteId } from './routes.ts';
import { site } from './site.ts';

/** The part of a page's content that its head needs. */
export type PageTexts = {
  meta: { title: string; description: string };
  heading: string;
  /** The page's name, shown above its heading and in lists when the heading is a claim. */
  name?: string;
  /** The questions that the page answers. */
  faq?: readonly FaqItem[];
  /** The post that the page shows. */
  post?: Post;
};

type Subject = {
  found: FoundPage & { page: RouteId };
  content: PageTexts;
  shell: typeof Shell;
  siteUrl: string;
  image: string;
};

const solutions: readonly PageId[] = serviceIds;
const packages: readonly PageId[] = packageIds;

export function structuredDataOf(subject: Subject): object {
  const { found, content, shell, siteUrl, image } = subject;
  const { page, language, params } = found;
  const { heading, name = heading, meta, faq, post } = content;
  const url = siteUrl + pathOf(page, language, params);
  const authors = post ? authorsOf(post.id) : [];
  const organization = { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: site.name, url: siteUrl };
  const about = { name, description: meta.description, url };
  const graph: object[] = [];
  if (page === 'home') {
    graph.push(
      {
        ...organization,
        ...(site.legal.name && { legalName: site.legal.name }),
        ...(site.legal.vatNumber && { vatID: site.legal.vatNumber }),
        slogan: shell.tagline,
        logo: `${siteUrl}/icon-512.png`,
        email: site.email,
        ...(site.phone && { telephone: site.phone }),
        ...(hasOffice() && { address: postalAddress() }),
        sameAs: Object.values(site.social).filter(Boolean),
      },
      {
        '@type': 'WebSite',
        '@id': `${siteUrl}/#website`,
        name: site.name,
        description: meta.description,
        url: siteUrl,
        inLanguage: language,
        publisher: { '@id': organization['@id'] },
      },
    );
  } else {
    graph.push(breadcrumbs(subject, url));
  }
  if (solutions.includes(page) || packages.includes(page)) {
    graph.push({ '@type': 'Service', ...about, serviceType: name, provider: organization });
  }
  if (post) {
    graph.push({
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      url,
      mainEntityOfPage: url,
      image,
      datePublished: post.date,
      dateModified: (post.updated ?? post).date,
      inLanguage: language,
      timeRequired: `PT${post.minutes}M`,
      author: authors.length
        ? authors.map(({ name, role }) => ({
            '@type': 'Person',
            name,
            jobTitle: role[language],
            worksFor: { '@id': organization['@id'] },
          }))
        : organization,
      publisher: organization,
    });
  }
  if (faq?.length) {
    graph.push({
      '@type': 'FAQPage',
      url,
      inLanguage: language,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}

function postalAddress() {
  const { street, postalCode, city, country } = site.office;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode,
    addressLocality: city,
    ...(country && { addressCountry: country }),
  };
}

function breadcrumbs({ found: { page, language }, content, shell, siteUrl }: Subject, url: string): object {
  const names = { ...shell.navigation, blog: shell.footer.links.blog };
  const parent = parentOf(page);
  const above = (['home', ...(parent ? [parent] : [])] as const).map((each) => ({
    name: names[each],
    item: siteUrl + pathOf(each, language),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name: content.name ?? content.heading, item: url }].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

function parentOf(page: RouteId): 'services' | 'pricing' | 'blog' | null {
  if (solutions.includes(page)) return 'services';
  if (packages.includes(page)) return 'pricing';
  return page === 'blogPost' ? 'blog' : null;
}
