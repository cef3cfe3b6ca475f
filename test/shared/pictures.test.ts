import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { picturePath } from '#shared/picture-path.ts';
import { pictureSizes } from '#shared/picture-sizes.ts';
import { pictureForms, pictureIds, pictureScale, pictureThemes } from '#shared/pictures.ts';

const named = pictureIds.flatMap((id) =>
  languages.flatMap((language) =>
    pictureThemes.flatMap((theme) =>
      pictureForms[id].map((form) => ({
        path: picturePath(id, language, theme, form),
        size: pictureSizes[form],
      })),
    ),
  ),
);
const read = (path: string) => readFileSync(`public${path}`);

describe('pictures of the desk and the chat', () => {
  test.each(named)('$path has the size that the page says, and at most 60 KB', async ({ path, size }) => {
    const { format, width, height } = await sharp(read(path)).metadata();
    expect({ format, width: width / pictureScale, height: height / pictureScale }).toEqual({ format: 'webp', ...size });
    expect(read(path).length).toBeLessThanOrEqual(60 * 1024);
  });

  test('are all shown, and together have at most 1.4 MB', () => {
    const stored = readdirSync('public/pictures').map((file) => `/pictures/${file}`);
    expect(stored.toSorted()).toEqual(named.map(({ path }) => path).toSorted());
    expect(stored.reduce((sum, path) => sum + read(path).length, 0)).toBeLessThanOrEqual(1.4 * 1024 * 1024);
  });
});
