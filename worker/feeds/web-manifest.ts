import { shell as en } from '#shared/content/en/shell.ts';
import { shell as nl } from '#shared/content/nl/shell.ts';
import type { Language } from '#shared/languages.ts';
import { pathOf } from '#shared/routes.ts';
import { site } from '#shared/site.ts';

const shells = { en, nl };
/** `paper` of the light theme. */
const paper = '#f6f8f9';

export function webManifest(language: Language): object {
  const { tagline } = shells[language];
  return {
    id: '/',
    name: `${site.name}: ${tagline}`,
    short_name: site.name,
    description: tagline,
    lang: language,
    start_url: pathOf('home', language),
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...[192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          src: `/icon-${size}.png`,
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose,
        })),
      ),
    ],
  };
}
