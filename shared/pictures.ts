// The pictures of the chat and the desk that /work shows. `npm run pictures` takes them of the site itself.
/** In the order of the page. */
export const pictureIds = ['desk-today', 'desk-lead', 'desk-conversation', 'chat-answer'] as const;
export type PictureId = (typeof pictureIds)[number];

export const pictureForms = ['wide', 'phone'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** In CSS pixels; the files have twice as many each way. */
export const pictureSizes: Record<PictureForm, { width: number; height: number }> = {
  wide: { width: 1080, height: 704 },
  phone: { width: 390, height: 760 },
};

export const pictureScale = 2;

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** The first picture fills the page's width and has one for phones beside it; the others are those of a phone everywhere. */
export function pictureFormsOf(id: PictureId): readonly PictureForm[] {
  return id === 'desk-today' ? pictureForms : ['phone'];
}
