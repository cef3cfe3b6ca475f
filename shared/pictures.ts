// The pictures of the chat, the desk and the site. `npm run pictures` takes them of the site itself.
/** Those of the dashboard on /work, in the order of the page. */
export const tourPictureIds = ['desk-opened', 'desk-today', 'desk-lead', 'desk-conversation'] as const;
export type TourPictureId = (typeof tourPictureIds)[number];

/** What the clients of two example projects would look at, which the home page shows. */
export const projectPictureIds = ['brand-identity', 'digital-platform'] as const;
export type ProjectPictureId = (typeof projectPictureIds)[number];

export const pictureIds = [...tourPictureIds, ...projectPictureIds, 'chat-answer', 'site'] as const;
export type PictureId = (typeof pictureIds)[number];

/**
 * `wide` and `reduced`: of a wide screen, the second half as large as it was there. `card`: a part of a page alone. `phone`: a whole one.
 */
export type PictureForm = 'wide' | 'phone' | 'reduced' | 'card';

/** How many pixels a file has for each CSS pixel, each way. */
export const pictureScale = 2;

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** How a picture is shown, and how on phones if otherwise. */
export function pictureFormsOf(id: PictureId): readonly [PictureForm, ...PictureForm[]] {
  if (id === 'desk-today' || id === 'desk-opened') return ['wide', 'phone'];
  if (projectPictureIds.some((each) => each === id)) return ['card'];
  return id === 'site' ? ['reduced'] : ['phone'];
}
