import type { Block, Scene } from '#client/ui/drawing/compose.ts';
import type { ServiceId } from '#shared/offers.ts';
import { grid } from './grid.ts';

/** The sides of the ground that each service stands on; cards show the service without its ground. */
export const side = 300;

/** Thin slabs on top of each other: documents, or a database. */
const stack = (base: Omit<Block, 'h' | 'z'>, slabs: number, thickness: number, gap: number, roof: boolean): Block[] =>
  Array.from({ length: slabs }, (_, index) => ({
    ...base,
    z: index * (thickness + gap),
    h: thickness,
    roof: roof && index === slabs - 1,
  }));

/** Five working days with four times each: taken, free, and the one that is booked now. */
const times = grid([27, 45], [5, 4], [50, 58], (index) => {
  const place = { z: 12, w: 38, d: 44, h: 22 };
  const time = ['x-xx-', 'xx-xx', '-xoxx', 'xx-x-'].join('')[index];
  if (time === '-') return { ...place, planned: true };
  return time === 'o' ? { ...place, h: 62, floors: 3, roof: true } : place;
});

export const serviceScenes: Record<ServiceId, Scene> = {
  /** Questions from the left, documents on the right, the assistant between them, and the colleague it hands over to. */
  'ai-customer-support': {
    flows: [
      '35,165 90,165',
      '35,210 110,210 110,180',
      '35,255 140,255 140,180',
      '180,120 240,120',
      '180,160 250,160 250,235',
    ],
    blocks: [
      { x: 90, y: 90, w: 90, d: 90, h: 14 },
      { x: 100, y: 100, z: 14, w: 70, d: 70, h: 130, floors: 7, bays: [3, 3] },
      { x: 100, y: 100, z: 144, w: 70, d: 70, h: 10, roof: true },
      ...stack({ x: 235, y: 45, w: 50, d: 90 }, 6, 6, 4, false),
      ...grid([15, 150], [1, 3], [0, 45], () => ({ w: 30, d: 30, h: 30 })),
      { x: 215, y: 225, w: 60, d: 60, h: 30, floors: 2, bays: [3, 3] },
    ],
  },
  'appointment-scheduling': { blocks: [{ x: 15, y: 15, w: 270, d: 270, h: 12 }, ...times] },
  /** Mail, website, invoices and planning around one place for customer data. */
  'crm-integration': {
    flows: ['150,45 150,110', '45,150 110,150', '190,150 255,150', '150,190 150,255'],
    blocks: [
      { x: 125, y: 5, w: 50, d: 40, h: 84, floors: 5, bays: [3, 2] },
      { x: 5, y: 125, w: 40, d: 50, h: 84, floors: 5, bays: [2, 3] },
      ...stack({ x: 110, y: 110, w: 80, d: 80 }, 4, 17, 6, true),
      { x: 255, y: 110, w: 40, d: 80, h: 28, floors: 2, bays: [2, 4] },
      { x: 110, y: 255, w: 80, d: 40, h: 28, floors: 2, bays: [4, 2] },
    ],
  },
  /** A page as a floor plan: header, opening with picture, three parts with the request form, footer. */
  'website-development': {
    blocks: [
      { x: 45, y: 15, w: 210, d: 270, h: 10 },
      { x: 57, y: 27, z: 10, w: 186, d: 24, h: 24, bays: [7, 1] },
      { x: 57, y: 63, z: 10, w: 114, d: 72, h: 24, bays: [4, 3] },
      { x: 183, y: 63, z: 10, w: 60, d: 72, h: 42, floors: 3, bays: [3, 4] },
      { x: 57, y: 147, z: 10, w: 54, d: 66, h: 30, bays: [2, 3] },
      { x: 123, y: 147, z: 10, w: 54, d: 66, h: 30, bays: [2, 3] },
      { x: 189, y: 147, z: 10, w: 54, d: 66, h: 48, floors: 3, bays: [2, 3], roof: true },
      { x: 57, y: 225, z: 10, w: 186, d: 48, h: 18, bays: [7, 2] },
    ],
  },
  /** A part made to measure, coming down into its place; not square, or its edges would run on into those behind it. */
  'custom-ai-solution': {
    blocks: [
      { x: 30, y: 30, w: 240, d: 240, h: 18, bays: [8, 8] },
      { x: 60, y: 60, z: 18, w: 180, d: 75, h: 84, floors: 4, bays: [6, 3] },
      { x: 60, y: 135, z: 18, w: 105, d: 105, h: 84, floors: 4, bays: [4, 4] },
      { x: 165, y: 135, z: 18, w: 75, d: 105, h: 112, planned: true },
      { x: 165, y: 135, z: 130, w: 75, d: 105, h: 84, floors: 4, bays: [3, 4], roof: true },
    ],
  },
  /** The paths of the work below, and what each step costs, in order. */
  'business-analysis': {
    flows: ['45,170 255,170', '105,170 105,230 255,230', '195,170 195,230'],
    blocks: [
      { x: 24, y: 45, w: 42, d: 60, h: 104, floors: 8, bays: [2, 3], roof: true },
      { x: 76, y: 45, w: 42, d: 60, h: 78, floors: 6, bays: [2, 3] },
      { x: 128, y: 45, w: 42, d: 60, h: 52, floors: 4, bays: [2, 3] },
      { x: 180, y: 45, w: 42, d: 60, h: 39, floors: 3, bays: [2, 3] },
      { x: 232, y: 45, w: 42, d: 60, h: 26, floors: 2, bays: [2, 3] },
      { x: 30, y: 155, w: 30, d: 30, h: 12 },
      { x: 90, y: 155, w: 30, d: 30, h: 12 },
      { x: 180, y: 155, w: 30, d: 30, h: 12 },
      { x: 240, y: 155, w: 30, d: 30, h: 12 },
      { x: 90, y: 215, w: 30, d: 30, h: 12 },
      { x: 180, y: 215, w: 30, d: 30, h: 12 },
      { x: 240, y: 215, w: 30, d: 30, h: 12 },
    ],
  },
};
