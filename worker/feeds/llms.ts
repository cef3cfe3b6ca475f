import { posts as englishPosts } from 'virtual:posts/en';
import { posts as dutchPosts } from 'virtual:posts/nl';
import { catalogue as enCatalogue } from '#shared/content/en/catalogue.ts';
import { faq as enFaq } from '#shared/content/en/faq.ts';
import { home as enHome } from '#shared/content/en/home.ts';
import { packages as enPackages } from '#shared/content/en/packages.ts';
import { resources as enResources } from '#shared/content/en/resources.ts';
import { shell as enShell } from '#shared/content/en/shell.ts';
import { catalogue as nlCatalogue } from '#shared/content/nl/catalogue.ts';
import { faq as nlFaq } from '#shared/content/nl/faq.ts';
import { home as nlHome } from '#shared/content/nl/home.ts';
import { packages as nlPackages } from '#shared/content/nl/packages.ts';
import { resources as nlResources } from '#shared/content/nl/resources.ts';
import { shell as nlShell } from '#shared/content/nl/shell.ts';
import { servicesOf } from '#shared/content/pick.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf, type RouteId } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const texts = {
  en: {
    shell: enShell,
    home: enHome,
    catalogue: enCatalogue,
    packages: enPackages,
    posts: englishPosts,
    resources: enResources,
    faq: enFaq,
  },
  nl: {
    shell: nlShell,
    home: nlHome,
    catalogue: nlCatalogue,
    packages: nlPackages,
    posts: dutchPosts,
    resources: nlResources,
    faq: nlFaq,
  },
};

type Link = { name: string; address: string; text?: string };

/** The site for language models, in the format of llmstxt.org: what the company does, with links to more. */
export function llms(siteUrl: string, language: Language): string {
  const { shell, home, catalogue, packages, posts, resources, faq } = texts[language];
  const addressOf = (page: RouteId) => siteUrl + pathOf(page, language);
  const { navigation, footer } = shell;
  const services = servicesOf(catalogue);
  return `# ${site.name}

> ${shell.tagline}. ${home.meta.description}

${section(
  navigation.services,
  services.map(({ id, title, shortDescription, timeline }) => ({
    name: title,
    address: addressOf(id),
    text: `${shortDescription} (${timeline})`,
  })),
)}
${section(
  navigation.pricing,
  packages.map(({ id, name, description, price, timeline }) => ({
    name,
    address: addressOf(id),
    text: `${description} (${price}, ${timeline})`,
  })),
)}
${section(
  footer.company,
  (['work', 'about', 'contact'] as const).map((page) => ({ name: navigation[page], address: addressOf(page) })),
)}
${section(
  footer.links.blog,
  posts.map(({ id, title, description }) => ({
    name: title,
    address: siteUrl + pathOf('blogPost', language, { postId: id }),
    text: description,
  })),
)}
## ${resources.faqTitle}

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}\n`).join('\n')}
${section(
  footer.legal,
  (['privacy', 'terms', 'security'] as const).map((page) => ({ name: footer.links[page], address: addressOf(page) })),
)}`;
}

function section(title: string, links: Link[]): string {
  const lines = links.map(({ name, address, text }) => `- [${name}](${address})${text ? `: ${text}` : ''}`);
  return `## ${title}\n\n${lines.join('\n')}\n`;
}
