import type { PictureForm } from './pictures.ts';

/** In CSS pixels. Apart from the list of pictures, which few pages need. */
export const pictureSizes: Record<PictureForm, { width: number; height: number }> = {
  wide: { width: 1080, height: 474 },
  phone: { width: 390, height: 712 },
};
