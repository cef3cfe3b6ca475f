// The pictures of the chat and the desk that /work shows. `npm run pictures` takes them of the site itself.
/** In CSS pixels; the files have twice as many each way. In the order of the page. On phones the desk has pictures of its own. */
export const pictureSizes = {
  'chat-answer': { width: 420, height: 640 },
  'desk-today': { width: 1080, height: 720 },
  'desk-lead': { width: 1080, height: 960 },
  'desk-conversation': { width: 1080, height: 800 },
} as const;

export const phonePictureSize = { width: 390, height: 760 } as const;

export const pictureScale = 2;

export type PictureId = keyof typeof pictureSizes;
export const pictureIds = Object.keys(pictureSizes) as PictureId[];

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

export type PictureForm = 'wide' | 'phone';

export function pictureFormsOf(id: PictureId): PictureForm[] {
  return id === 'chat-answer' ? ['wide'] : ['wide', 'phone'];
}
