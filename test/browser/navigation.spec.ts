import type { Locator, Page } from '@playwright/test';
import { about } from '#shared/content/en/about.ts';
import { contactForm } from '#shared/content/en/contact-form.ts';
import { home } from '#shared/content/en/home.ts';
import { services } from '#shared/content/en/services.ts';
import { shell as en } from '#shared/content/en/shell.ts';
import { work } from '#shared/content/en/work.ts';
import { shell as nl } from '#shared/content/nl/shell.ts';
import { postIds } from '#shared/posts.ts';
import { pathOf } from '#shared/routes.ts';
import { expect, test } from '#test/support/browser.ts';
import type { TestSite } from '#test/support/site.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const mainLink = (page: Page, name: string) => page.locator('header').getByRole('link', { name, exact: true });

/** Marks the document, so that a full load shows. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The chunk of that page is gone, as after a deploy. */
const loseWork = (page: Page, site: TestSite) =>
  page.route(`${site.url}/assets/work-*`, (route) => route.fulfill({ status: 404 }));

test('a link shows the next page at its top, with focus on its heading and its title announced', async ({
  page,
  open,
}) => {
  await open(pathOf('home', 'en'));
  await mark(page);
  await page.evaluate(() => scrollTo(0, 900));
  await page.locator('#architect a').first().click();
  await expect(page).toHaveURL(pathOf('services', 'en'));
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await expect(page).toHaveTitle(services.meta.title);
  await expect(page.locator('#root > [role="status"]')).toHaveText(services.meta.title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${pathOf('services', 'en')}$`),
  );
  expect(await isMarked(page)).toBe(true);
});

test('Back and Forward lead to the very place, also when the chunk of the page comes late', async ({
  page,
  open,
  site,
}) => {
  await open(pathOf('home', 'en'));
  await page.evaluate(() => scrollTo(0, 1500));
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(() => scrollTo(0, 200));
  await page.goBack();
  await expect(page).toHaveURL(pathOf('home', 'en'));
  await expect.poll(() => scrollY(page)).toBe(1500);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(200);
  // A full load in between: the page of the entry before it has to be fetched again, slowly.
  await page.reload();
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => scrollY(page)).toBe(200);
  await page.route(`${site.url}/assets/home-*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goBack();
  await expect(page.locator('main').getByText(en.loading)).toBeAttached();
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('Back before the next page is there stays on the page that is shown', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const heading = await page.locator('h1').textContent();
  await page.evaluate(
    (path) => {
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
      history.back();
    },
    pathOf('services', 'en'),
  );
  // As long as a page may take before its spinner shows, and more.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL(pathOf('home', 'en'));
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});

test('anchors lead to their place, on the page and from another page, and Back leads home from them', async ({
  page,
  open,
}) => {
  await open(pathOf('home', 'en'));
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#challenges', id: 'jump', textContent: 'jump' });
    document.querySelector('main h1')?.append(link);
  });
  await page.locator('#jump').click();
  await expect(page.locator('#challenges')).toBeInViewport();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('h1')).toBeFocused();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/#projects', id: 'far', textContent: 'far' });
    document.querySelector('main h1')?.append(link);
  });
  await page.locator('#far').click();
  await expect(page.locator('#projects-title')).toBeInViewport();
  await expect
    .poll(() => page.locator('#projects').evaluate((element) => Math.abs(element.getBoundingClientRect().top) < 120))
    .toBe(true);
});

test('the spinner of a slow page keeps the footer below the view', async ({ page, open, site }) => {
  await open(pathOf('home', 'en'));
  await page.route(`${site.url}/assets/work-*`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('main').getByText(en.loading)).toBeAttached();
  await expect(page.locator('footer')).not.toBeInViewport();
  await expect(page.locator('h1')).toHaveText(work.heading);
  await expect(page.locator('h1')).toBeFocused();
});

test('the next page is fetched as soon as a link is pointed at or focused', async ({ page, open }) => {
  await open(pathOf('home', 'en'));
  const asked = (name: string) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`));
  await Promise.all([asked('work'), mainLink(page, en.navigation.work).hover()]);
  await Promise.all([asked('about'), mainLink(page, en.navigation.about).focus()]);
});

test('a page whose chunk is gone is loaded in full, once', async ({ page, open, site, complaints }) => {
  await open(pathOf('home', 'en'));
  await mark(page);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await loseWork(page, site);
  await page.evaluate(() => scrollTo(0, 900));
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('h1')).toHaveText(work.heading);
  await expect(page).toHaveURL(pathOf('work', 'en'));
  expect(await isMarked(page)).toBe(false);
  await page.waitForTimeout(500);
  expect(loads).toBe(1);
  expect(await scrollY(page)).toBe(0);
  complaints.splice(0);
});

test('a page whose chunk is gone once more, after another deploy, is loaded in full once more', async ({
  page,
  open,
  site,
  complaints,
}) => {
  await open(pathOf('home', 'en'));
  for (const _ of ['first', 'second']) {
    await loseWork(page, site);
    await mark(page);
    await mainLink(page, en.navigation.work).click();
    await expect(page.locator('h1')).toHaveText(work.heading);
    await expect.poll(() => isMarked(page)).toBe(false);
    await page.unrouteAll();
    // As after a deploy: the page that comes has all of its chunks.
    await open(pathOf('work', 'en'));
    await open(pathOf('home', 'en'));
  }
  await expect(page.locator('h1')).not.toHaveText(en.errorPage.title);
  complaints.splice(0);
});

test.describe('where the browser keeps nothing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    });
  });

  test('Back leads to the page in the other language', async ({ page, open }) => {
    await open(pathOf('home', 'en'));
    await mainLink(page, en.navigation.work).click();
    await expect(page.locator('h1')).toHaveText(work.heading);
    await page.locator('header [data-language="nl"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await page.goBack();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect(page.locator('h1')).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('a page whose chunk is gone says so, rather than loading itself for ever', async ({
    page,
    open,
    site,
    complaints,
  }) => {
    await open(pathOf('home', 'en'));
    await mark(page);
    await loseWork(page, site);
    await mainLink(page, en.navigation.work).click();
    await expect(page.locator('h1')).toHaveText(en.errorPage.title);
    expect(await isMarked(page)).toBe(true);
    complaints.splice(0);
  });
});

test('offline a click keeps the page and says so, and what was loaded still opens', async ({
  page,
  open,
  context,
  complaints,
}) => {
  await open(pathOf('home', 'en'));
  const fetched = page.waitForResponse(/\/assets\/about-/);
  await mainLink(page, en.navigation.about).hover();
  await (await fetched).finished();
  await page.waitForTimeout(500);
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: en.offline });
  for (const press of [
    () => mainLink(page, en.navigation.work).click(),
    () => page.locator('header a[data-source="navigation"]').click(),
    () => page.getByRole('button', { name: en.chatButton }).click(),
  ]) {
    await press();
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect(notice).toHaveCount(0);
  }
  await mainLink(page, en.navigation.about).click();
  await expect(page.locator('h1')).toHaveText(about.heading);
  await context.setOffline(false);
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('h1')).toHaveText(work.heading);
  for (const line of complaints.splice(0)) expect(line).toMatch(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
});

test('a link in a post with an anchor that can be no address leads to the top of its page', async ({ page, open }) => {
  await open(pathOf('blogPost', 'en', { postId: postIds[0] }));
  await page.evaluate(
    (href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'all of it';
      document.querySelector('.prose')?.prepend(link);
    },
    `${pathOf('work', 'en')}#100%`,
  );
  await page.getByRole('link', { name: 'all of it' }).click();
  await expect(page.locator('h1')).toHaveText(work.heading);
  await expect(page.locator('h1')).toBeFocused();
  expect(await scrollY(page)).toBe(0);
});

test('the menu of a phone fills its sheet, switches language and theme, and closes once a page was chosen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(pathOf('home', 'en'));
  await page.getByRole('button', { name: en.navigation.menu }).click();
  const menu = page.locator('#menu');
  const { height = 0 } = (await menu.boundingBox()) ?? {};
  expect(height).toBe(740 - 65);
  for (const name of [...Object.values(en.services), en.navigation.pricing, en.navigation.blog, en.schedulePrompt]) {
    await expect(menu.getByRole('link', { name })).toBeInViewport();
  }
  await expect(menu.locator('a[href^="mailto:"]')).toBeInViewport();
  await menu.getByRole('button', { name: en.theme.dark }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await menu.getByRole('button', { name: en.language.names.nl }).click();
  await expect(page).toHaveURL(pathOf('home', 'nl'));
  await menu.getByRole('link', { name: nl.navigation.services, exact: true }).click();
  await expect(page).toHaveURL(pathOf('services', 'nl'));
  await expect(page.locator('#menu')).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
});

test('with letters twice as large the way to the chat is in view', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(pathOf('home', 'nl'));
  await page.locator('html').evaluate((root) => {
    root.style.fontSize = '200%';
  });
  await expect(page.getByRole('button', { name: nl.chatButton })).toBeInViewport({ ratio: 1 });
});

test('the menu of a phone closes when focus goes on behind it', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(pathOf('home', 'en'));
  const opener = page.getByRole('button', { name: en.navigation.menu });
  await opener.press('Enter');
  const menu = page.locator('#menu');
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(menu).toBeVisible();
  }
  while (await menu.evaluate((element) => element.contains(document.activeElement))) await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(opener).toBeFocused();
  await expect(menu).toBeVisible();
});

test('a page that breaks says so, and is shown once it no longer does', async ({ page, open, site, complaints }) => {
  await open(pathOf('home', 'en'));
  await page.route(`${site.url}/assets/about-*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  );
  await page.locator(`footer a[href="${pathOf('about', 'en')}"]`).click();
  await expect(page.locator('h1')).toHaveText(en.errorPage.title);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toBeInViewport();
  await expect(page).toHaveTitle(en.errorPage.title);
  await expect(page).toHaveURL(pathOf('about', 'en'));
  await page.unrouteAll();
  await page.getByRole('button', { name: en.errorPage.retry }).click();
  await expect(page.locator('h1')).toHaveText(about.heading);
  complaints.splice(0);
});

/** Points at a link until its page could be shown at once: only such pages change in a view transition. */
async function fetchAhead(page: Page, link: Locator, chunk: string) {
  const fetched = page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
  await link.hover();
  await (await fetched).finished();
  await page.waitForTimeout(500);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Back while the view transition begins stays on the page that is shown', async ({ page, open }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const left = new Promise((resolve) => addEventListener('popstate', resolve));
        history.back();
        return start(async () => {
          await left;
          if (typeof update === 'function') await update();
          document.documentElement.dataset.updated = '';
        });
      };
    });
    await open(pathOf('home', 'en'));
    const heading = await page.locator('h1').textContent();
    await fetchAhead(page, mainLink(page, en.navigation.services), 'services');
    await mainLink(page, en.navigation.services).click();
    await expect(page.locator('html')).toHaveAttribute('data-updated', '');
    await expect(page).toHaveURL(pathOf('home', 'en'));
    await expect(page.locator('h1')).toHaveText(heading ?? '');
  });

  test('pages and the selected challenge change in a view transition of 0.45 s', async ({ page, open }) => {
    await page.addInitScript(() => {
      const seen: number[] = [];
      const grown: string[] = [];
      Object.assign(window, { seen, grown });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        transition.ready.then(() => {
          const running = document
            .getAnimations()
            .filter(
              ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
            );
          seen.push(Math.max(...running.map(({ effect }) => Number(effect?.getComputedTiming().duration))));
          for (const { effect } of running) {
            const [{ transform = '' } = {}] = (effect as KeyframeEffect).getKeyframes() as { transform?: string }[];
            if (/matrix\((?!1, 0, 0, 1,)/.test(transform)) grown.push(transform);
          }
        });
        return transition;
      };
    });
    await open(pathOf('home', 'en'));
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    const row = page.locator('#challenges li.group:not([data-selected])').first();
    await row.hover();
    await expect(row).toHaveCSS('scale', '1.01');
    await row.getByRole('button').first().click();
    await expect.poll(seen).toEqual([450]);
    // A row that grew under the pointer would be seen twice, in two sizes.
    expect(await page.evaluate(() => Reflect.get(window, 'grown'))).toEqual([]);
    await fetchAhead(page, mainLink(page, en.navigation.work), 'work');
    await mainLink(page, en.navigation.work).click();
    await expect(page.locator('h1')).toHaveText(work.heading);
    await expect.poll(seen).toEqual([450, 450]);
  });

  test('a click in a view that moves goes to what stands there', async ({ page, open }) => {
    // The first field of the contact page is in view.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(pathOf('home', 'en'));
    await fetchAhead(page, mainLink(page, en.navigation.work), 'work');
    const [first, second, third] = home.challenges.items.map(({ problem }) =>
      page.getByRole('button', { name: home.challenges.select(problem) }),
    ) as [Locator, Locator, Locator];
    await first.scrollIntoViewIfNeeded();
    const press = async (target: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await press(second);
    await page.waitForTimeout(150);
    await press(third);
    await expect(third).toHaveAttribute('aria-pressed', 'true');
    await press(mainLink(page, en.navigation.work));
    await expect(page).toHaveURL(pathOf('work', 'en'));
    await page.waitForTimeout(150);
    await press(mainLink(page, en.navigation.about));
    await expect(page).toHaveURL(pathOf('about', 'en'));
    await expect(page.locator('h1')).toHaveText(about.heading);
    await press(mainLink(page, en.navigation.contact));
    await expect(page).toHaveURL(pathOf('contact', 'en'));
    await page.waitForTimeout(150);
    await press(page.getByLabel(contactForm.fields.fullName.label));
    await expect(page.getByLabel(contactForm.fields.fullName.label)).toBeFocused();
  });
});

test('where motion is not wanted nothing is a transition', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = () => {
      Object.assign(window, { transitions: 1 });
      throw new Error('A view transition was started');
    };
  });
  await open(pathOf('home', 'en'));
  await page.locator('#challenges [aria-pressed="false"]').first().click();
  await mainLink(page, en.navigation.work).click();
  await expect(page.locator('h1')).toHaveText(work.heading);
  expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(0);
});
