import { type Composition, compose } from '#client/ui/drawing/compose.ts';
import type { PostId } from '#shared/posts.ts';
import { grid } from './scenes/grid.ts';

const ground = { w: 320, d: 220, step: 20 };

/** The cover of each post. */
export const postDrawings = {
  /** Ten promises on one sheet: what is in writing stands, what was only said is dashed. */
  'what-to-ask-an-agency-before-signing': compose({
    ground,
    blocks: [
      { x: 20, y: 25, w: 280, d: 170, h: 8 },
      ...grid([36, 42], [5, 2], [52, 74], (at) => ({
        z: 8,
        w: 36,
        d: 58,
        h: [30, 22, 34, 26, 24, 28, 20, 24, 36, 26][at],
        floors: [3, 2, 3, 2, 2, 3, 2, 2, 3, 2][at],
        bays: [2, 3],
        planned: at === 4 || at === 7 || at === 9,
        roof: at === 8,
      })),
    ],
  }),
  /** What every other of 13 weeks earned so far, and dashed what is missing of all that the work cost; the roof is week 11. */
  'automation-payback-worked-out': compose({
    ground,
    blocks: grid([20, 80], [7, 1], [42, 0], (index) => ({
      w: 28,
      d: 60,
      h: (2 * index + 1) * 10.8,
      bays: [2, 4],
      roof: index === 5,
    })).flatMap((week) => [week, { ...week, z: week.h, h: 118 - week.h, planned: true }].filter(({ h }) => h > 0)),
  }),
  /** The monthly bill, floor upon floor: people at the bottom; the model, after which everybody asks, is the roof. */
  'what-an-ai-assistant-costs-a-month': compose({
    ground,
    flows: ['78,182 226,182 226,140'],
    blocks: [
      ...grid([16, 28], [2, 6], [40, 29], (at) => ({ w: 22, h: at % 4 === 3 ? 22 : 9 })),
      { x: 170, y: 50, w: 110, d: 100, h: 72, floors: 8, bays: [5, 5] },
      { x: 185, y: 63, z: 72, w: 80, d: 74, h: 30, floors: 3, bays: [4, 4] },
      { x: 200, y: 76, z: 102, w: 50, d: 48, h: 8, bays: [3, 3] },
      { x: 210, y: 85, z: 110, w: 30, d: 30, h: 14, floors: 2, roof: true },
    ],
  }),
  /** A wall with one gate: much stands before it, and what has passed is little. */
  'data-check-before-customer-data-goes-to-ai': compose({
    ground,
    flows: ['144,110 274,110'],
    blocks: [
      { x: 174, y: 20, w: 20, d: 70, h: 70, floors: 5, bays: [1, 4] },
      ...grid([16, 30], [2, 5], [36, 36], (at) => ({ h: [30, 24, 28, 20, 26][at % 5] })),
      // Nothing where only its edges would show behind the gate.
      ...grid([88, 102], [1, 3], [36, 36], (at) => ({ h: [20, 26, 22][at] })),
      { x: 244, y: 80, w: 60, d: 60, h: 10 },
      { x: 260, y: 96, z: 10, w: 28, d: 28, h: 30, floors: 2, bays: [2, 2] },
      { x: 174, y: 130, w: 20, d: 70, h: 70, floors: 5, bays: [1, 4] },
      { x: 168, y: 84, z: 70, w: 32, d: 52, h: 12, roof: true },
    ],
  }),
  /** The tower that was asked for is only dashed; four low houses do the work. */
  'when-custom-ai-is-the-wrong-answer': compose({
    ground,
    flows: ['80,170 280,170'],
    blocks: [
      { x: 110, y: 25, w: 90, d: 90, h: 150, planned: true },
      { x: 30, y: 150, w: 50, d: 50, h: 20, bays: [3, 3] },
      { x: 100, y: 150, w: 50, d: 50, h: 28, floors: 2, bays: [3, 3] },
      { x: 170, y: 150, w: 50, d: 50, h: 24, floors: 2, bays: [2, 2] },
      { x: 240, y: 150, w: 50, d: 50, h: 34, floors: 3, bays: [4, 4], roof: true },
    ],
  }),
  /** A page on a telephone, and the little that it weighs. */
  'a-website-that-loads-on-a-cheap-phone': compose({
    ground,
    blocks: [
      { x: 30, y: 40, w: 180, d: 130, h: 12 },
      { x: 40, y: 50, z: 12, w: 36, d: 110, h: 3, bays: [1, 3] },
      { x: 86, y: 50, z: 12, w: 50, d: 110, h: 16, bays: [3, 6] },
      { x: 146, y: 50, z: 12, w: 10, d: 110, h: 3 },
      { x: 162, y: 50, z: 12, w: 10, d: 80, h: 3 },
      { x: 182, y: 50, z: 12, w: 18, d: 50, h: 9, roof: true },
      { x: 250, y: 40, w: 30, d: 30, h: 26, floors: 2 },
      { x: 250, y: 90, w: 30, d: 30, h: 52, floors: 4 },
      { x: 250, y: 140, w: 30, d: 30, h: 34, floors: 3 },
    ],
  }),
  /** A calendar: what is taken stands up, beside it a pause that nobody can book. */
  'appointment-booking-without-double-bookings': compose({
    ground,
    blocks: [
      { x: 20, y: 20, w: 280, d: 180, h: 8 },
      ...grid([34, 32], [5, 4], [52, 42], (at) => ({
        z: 8,
        w: 44,
        d: 32,
        h: [4, 22, 4, 4, 22, 4, 4, 22, 4, 4, 22, 4, 34, 4, 4, 4, 22, 4, 4, 4][at],
        roof: at === 12,
        planned: at === 13,
      })),
    ],
  }),
  /** Many questions come in; what the assistant cannot answer goes on to a person. */
  'before-an-ai-support-assistant-goes-live': compose({
    ground,
    flows: ['92,142 135,142', '104,178 170,178 170,140', '190,110 270,110'],
    blocks: [
      // Each column begins one row further in front: what stands right behind the tower would only show in slivers.
      ...[0, 1, 2].flatMap((column) =>
        grid([20 + column * 36, 22 + column * 36], [1, 5 - column], [36, 36], (at) => ({
          w: 24,
          d: 24,
          h: [18, 24, 20, 26, 22][(at + 2 * column) % 5],
        })),
      ),
      { x: 132, y: 74, w: 72, d: 72, h: 14, bays: [4, 4] },
      { x: 144, y: 86, z: 14, w: 48, d: 48, h: 92, floors: 7, bays: [3, 3], roof: true },
      { x: 258, y: 84, w: 52, d: 52, h: 34, floors: 2, bays: [2, 2] },
    ],
  }),
  /** One house in the middle that all the others keep up to date. */
  'crm-integration-week-by-week': compose({
    ground,
    flows: ['60,60 60,110 130,110', '260,50 160,50 160,80', '60,170 160,170 160,140', '260,170 260,110 190,110'],
    blocks: [
      { x: 30, y: 30, w: 60, d: 50, h: 30, floors: 2, bays: [3, 3] },
      { x: 230, y: 25, w: 60, d: 50, h: 42, floors: 3, bays: [3, 3] },
      { x: 120, y: 70, w: 80, d: 80, h: 16, bays: [5, 5] },
      { x: 130, y: 80, z: 16, w: 60, d: 60, h: 64, floors: 4, bays: [4, 4], roof: true },
      { x: 30, y: 145, w: 60, d: 50, h: 24, floors: 2, bays: [3, 3] },
      { x: 230, y: 145, w: 60, d: 50, h: 18, bays: [3, 3] },
    ],
  }),
  /** The processes by their score: 18, 15, 9 and 8 storeys, as in the example of the text. */
  'which-process-to-automate-first': compose({
    ground,
    blocks: grid([30, 80], [4, 1], [70, 0], (index) => {
      const score = [18, 15, 9, 8][index] ?? 0;
      return { w: 50, d: 60, h: score * 8, floors: score, bays: [3, 3], roof: index === 0 };
    }),
  }),
} satisfies Record<PostId, Composition>;
