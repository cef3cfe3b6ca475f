import type { Block, Scene } from '#client/ui/drawing/compose.ts';

type Place = { x: number; y: number; z: number; scale: number; isSubject: boolean };

/** Moves the blocks of a model into a larger drawing. Their accented roofs are kept only if the drawing is about this model. */
export const placed = ({ blocks }: Scene, { x, y, z, scale, isSubject }: Place): Block[] =>
  blocks.map((block) => ({
    ...block,
    x: x + block.x * scale,
    y: y + block.y * scale,
    z: z + (block.z ?? 0) * scale,
    w: block.w * scale,
    d: block.d * scale,
    h: block.h * scale,
    roof: isSubject && block.roof,
  }));
