import type { PictureForm } from './pictures.ts';

/** In CSS pixels. Apart from the list of pictures, which few pages need. */
export const pictureSizes: Record<PictureForm, { width: number; height: number }> = {
  wide: { width: 1238, height: 560 },
  whole: { width: 1200, height: 830 },
  reduced: { width: 700, height: 400 },
  half: { width: 598, height: 528 },
  card: { width: 608, height: 376 },
  short: { width: 390, height: 294 },
  low: { width: 390, height: 500 },
  phone: { width: 390, height: 606 },
  tall: { width: 390, height: 664 },
};
