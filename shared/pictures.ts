// The pictures of the chat and the desk that /work shows. `npm run pictures` takes them of the site itself.
import type { Language } from './languages.ts';

/** In CSS pixels; the files have twice as many each way. In the order of the page. */
export const pictureSizes = {
  'chat-answer': { width: 420, height: 640 },
  'desk-today': { width: 1080, height: 720 },
  'desk-lead': { width: 1080, height: 1260 },
  'desk-conversation': { width: 1080, height: 800 },
} as const;

export const pictureScale = 2;

export type PictureId = keyof typeof pictureSizes;
export const pictureIds = Object.keys(pictureSizes) as PictureId[];

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** The address, which is also the place in `public/`. */
export function picturePath(id: PictureId, language: Language, theme: PictureTheme): string {
  return `/pictures/${id}-${language}-${theme}.webp`;
}
