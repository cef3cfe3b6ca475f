// The pictures of the chat, the desk and the site. `npm run pictures` takes them of the site itself.
/** Those of the dashboard on /work, in the order of the page. */
export const tourPictureIds = ['desk-opened', 'desk-lead'] as const;

/** What the clients of two example projects would look at, which the home page shows. */
const projectPictureIds = ['brand-identity', 'digital-platform'] as const;
export type ProjectPictureId = (typeof projectPictureIds)[number];

export const pictureIds = [
  ...tourPictureIds,
  'desk-today',
  ...projectPictureIds,
  'chat-answer',
  'site-home',
  'site-service',
] as const;
export type PictureId = (typeof pictureIds)[number];

/**
 * `wide` and `whole`: of a wide screen. `reduced`: of a narrower one, five eighths as large as it was there. `half`: of a window half as wide as
 * the first. `short`, `low`, `phone` and `tall`: of a phone. `card`: a part of a page alone.
 */
export type PictureForm = 'wide' | 'whole' | 'reduced' | 'half' | 'short' | 'low' | 'phone' | 'tall' | 'card';

/** How many pixels a file has for each CSS pixel, each way. */
export const pictureScale = 2;

export const pictureThemes = ['light', 'dark'] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** How a picture is shown, and how on phones if otherwise. */
export const pictureForms = {
  'desk-opened': ['tall'],
  'desk-today': ['wide', 'half', 'short'],
  'desk-lead': ['whole', 'low'],
  'brand-identity': ['card'],
  'digital-platform': ['card'],
  'chat-answer': ['phone'],
  'site-home': ['reduced', 'short'],
  'site-service': ['reduced'],
} as const satisfies Record<PictureId, readonly PictureForm[]>;

/** Those that there are of a picture. */
export type FormOf<Id extends PictureId> = (typeof pictureForms)[Id][number];
