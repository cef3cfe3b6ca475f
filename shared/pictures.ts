// The pictures of the chat and the desk that /work shows. `npm run pictures` takes them of the site itself.
/** In the order of the page. */
export const pictureIds = ['desk-today', 'desk-lead', 'desk-conversation', 'chat-answer'] as const;
export type PictureId = (typeof pictureIds)[number];

const pictureForms = ['wide', 'phone'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** How many pixels a file has for each CSS pixel, each way. */
export const pictureScale = 2;

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** The first picture fills the page's width and has one for phones beside it; the others are those of a phone everywhere. */
export function pictureFormsOf(id: PictureId): readonly PictureForm[] {
  return id === 'desk-today' ? pictureForms : ['phone'];
}
