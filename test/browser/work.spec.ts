import { shell } from '#shared/content/en/shell.ts';
import { work } from '#shared/content/en/work.ts';
import { work as nlWork } from '#shared/content/nl/work.ts';
import { languages } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import type { PictureForm, PictureId } from '#shared/pictures.ts';
import { pathOf } from '#shared/routes.ts';
import { findViolations } from '#test/support/axe.ts';
import { expect, test } from '#test/support/browser.ts';
import { panelOf } from '#test/support/chat.ts';

/** The pictures of a wide screen, in the order of the page. */
const shownOnPage: [PictureId, PictureForm][] = [
  ['chat-answer', 'phone'],
  ['desk-lead', 'whole'],
  ['site-home', 'reduced'],
];

for (const language of languages) {
  test(`in ${language} /work shows every picture in the theme of the page, loads no other, and moves nothing`, async ({
    page,
    open,
  }) => {
    const asked: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/pictures/')) asked.push(`${response.status()} ${pathname}`);
    });
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'light');
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(pathOf('work', language));
    const shown = page.locator('img[src^="/pictures/"]').filter({ visible: true });
    await expect(shown).toHaveCount(shownOnPage.length);
    for (const [index, [id, form]] of shownOnPage.entries()) {
      const image = shown.nth(index);
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty('complete', true);
      const { width, height } = pictureSizes[form];
      await expect(image).toHaveAttribute('src', picturePath(id, language, 'light', form));
      await expect(image).toHaveAttribute('width', String(width));
      await expect(image).toHaveAttribute('height', String(height));
      await expect(image).toHaveJSProperty('naturalWidth', 2 * width);
    }
    expect(asked.toSorted()).toEqual(
      shownOnPage.map(([id, form]) => `200 ${picturePath(id, language, 'light', form)}`).toSorted(),
    );
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  });
}

test('the picture of the chat opens the chat, ready to be asked', async ({ page, open }) => {
  await open(pathOf('work', 'nl'));
  const ask = page.getByRole('button', { name: nlWork.chat.ask });
  await ask.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await ask.boundingBox()) ?? {};
  // On the input that is in the picture, above the button's words.
  await page.mouse.click(x + 40, y - 40);
  await expect(panelOf(page, 'nl').getByRole('textbox')).toBeFocused();
});

test('a change of theme on /work changes the picture in view', async ({ page, open }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await open(pathOf('work', 'en'));
  const picture = page.getByRole('img', { name: work.tour.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', picturePath('desk-lead', 'en', 'light', 'whole'));
  await page.getByRole('banner').getByRole('button', { name: shell.theme.toDark }).click();
  await expect(picture).toHaveAttribute('src', picturePath('desk-lead', 'en', 'dark', 'whole'));
  await expect(picture).toHaveJSProperty('naturalWidth', 2 * pictureSizes.whole.width);
});

test('on a phone the pictures show the desk of a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(pathOf('work', 'en'));
  const picture = page.getByRole('img', { name: work.tour.pictures['desk-opened'].alt });
  await picture.scrollIntoViewIfNeeded();
  const path = picturePath('desk-opened', 'en', 'light', 'tall');
  await expect(picture).toHaveJSProperty('currentSrc', new URL(path, page.url()).href);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findViolations(page)).toEqual([]);
});
