import * as enPosts from 'virtual:posts/en';
import * as nlPosts from 'virtual:posts/nl';
import * as enCatalogue from '#shared/content/en/catalogue.ts';
import * as enFaq from '#shared/content/en/faq.ts';
import * as enHome from '#shared/content/en/home.ts';
import * as enPackages from '#shared/content/en/packages.ts';
import * as enResources from '#shared/content/en/resources.ts';
import * as enShell from '#shared/content/en/shell.ts';
import * as nlCatalogue from '#shared/content/nl/catalogue.ts';
import * as nlFaq from '#shared/content/nl/faq.ts';
import * as nlHome from '#shared/content/nl/home.ts';
import * as nlPackages from '#shared/content/nl/packages.ts';
import * as nlResources from '#shared/content/nl/resources.ts';
import * as nlShell from '#shared/content/nl/shell.ts';
import { servicesOf } from '#shared/content/pick.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf, type RouteId } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const texts = {
  en: { ...enShell, ...enHome, ...enCatalogue, ...enPackages, ...enPosts, ...enResources, ...enFaq },
  nl: { ...nlShell, ...nlHome, ...nlCatalogue, ...nlPackages, ...nlPosts, ...nlResources, ...nlFaq },
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
