import type { Block, Scene } from '#client/ui/drawing/compose.ts';

type Place = { x: number; y: number; z: number; scale: number; isSubject: boolean };

/** A model of its own as a part of a larger drawing; it keeps its roof if that is what the drawing is about. */
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
