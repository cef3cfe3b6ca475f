import { expect, onTestFinished, test } from 'vitest';
import { about } from '#shared/content/en/about.ts';
import { blogPost } from '#shared/content/en/blog-post.ts';
import { contact } from '#shared/content/en/contact.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';
import { load, loadOnce } from '#test/support/worker/pages.ts';

const postId = 'which-process-to-automate-first';
const postPath = pathOf('blogPost', 'en', { postId });

test('pages leave neither a title nor a gap for people and an address that are not filled in', async () => {
  for (const path of [pathOf('about', 'en'), pathOf('contact', 'en'), postPath]) {
    const { html } = await loadOnce(path);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const words of [
      about.people.title,
      about.people.place,
      contact.people.title,
      '<address',
      contact.phone.text,
    ]) {
      expect(main).not.toContain(words);
    }
    expect(main).not.toMatch(/<(section|aside|ul|address)[^>]*><\/\1>/);
  }
});

test('a post that no person signs is by the company, also for search engines', async () => {
  const { html } = await loadOnce(postPath);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main.replace(/<[^>]+>/g, '')).toContain(`${blogPost.writtenBy} ${site.name}`);
  expect(main).toMatch(new RegExp(`<a [^>]*href="${pathOf('about', 'en')}"`));
  expect(html).toMatch(new RegExp(`"author":\\{"@type":"Organization",[^}]*"name":"${site.name}"`));
});

test('people, the office and the phone number are shown on about, contact and their posts, and described to search engines', async () => {
  const { office } = site;
  onTestFinished(() => {
    site.people = [];
    site.office = office;
    site.phone = '';
  });
  site.people = [
    {
      name: 'Ada van Lovelace',
      role: { en: 'Founder', nl: 'Oprichter' },
      portrait: '/people/ada.webp',
      posts: [postId],
    },
    { name: 'Grace Hopper', role: { en: 'Engineer', nl: 'Ontwikkelaar' } },
  ];
  site.office = { street: 'Voorbeeldstraat 1', postalCode: '1000 AA', city: 'Amsterdam', country: 'NL' };
  site.phone = '+31 (0)20 123 45 67';
  // With a query no page is remembered.
  const textOf = async (path: string) => {
    const { html } = await load(`${path}?filled`);
    return html.replace(/<script.*?<\/script>|<[^>]+>/gs, '|').replace(/\|+/g, '|');
  };

  const aboutText = await textOf(pathOf('about', 'nl'));
  expect(aboutText).toContain('|Ada van Lovelace|Oprichter|G|H|Grace Hopper|Ontwikkelaar|');
  expect(aboutText).toContain('|Voorbeeldstraat 1|1000 AA| |Amsterdam|');
  const contactText = await textOf(pathOf('contact', 'en'));
  expect(contactText).toContain(`|${contact.people.title}|Ada van Lovelace|Founder|G|H|Grace Hopper|Engineer|`);
  expect(contactText).toContain(`|${contact.people.place}|Voorbeeldstraat 1|1000 AA| |Amsterdam|`);
  expect(contactText).toContain(`|+31 (0)20 123 45 67|${contact.phone.text}|`);
  expect((await load(`${pathOf('contact', 'en')}?filled`)).html).toContain('href="tel:+31201234567"');
  const postText = await textOf(postPath);
  expect(postText).toContain('|Ada van Lovelace|Founder|');
  expect(postText).not.toContain('Grace Hopper');
  expect(postText).not.toContain(`|${blogPost.writtenBy}`);
  const post = await load(`${postPath}?filled`);
  expect(post.html).toContain('src="/people/ada.webp"');
  expect(post.html).toContain('"author":[{"@type":"Person","name":"Ada van Lovelace","jobTitle":"Founder"');
  const { html } = await load('/?filled');
  expect(html).toContain('"streetAddress":"Voorbeeldstraat 1"');
  expect(html).toContain('"telephone":"+31 (0)20 123 45 67"');
});
