import { compose, type Scene } from '#client/ui/drawing/compose.ts';
import { packageScenes, side } from './scenes/packages.ts';
import { placed } from './scenes/placed.ts';

const plot = 176;
const scale = 0.56;
/** The depth of the ground. */
const depth = 140;

/** What is quoted: its size is not known yet. */
const quoted: Scene = {
  blocks: [
    { x: 20, y: 20, w: 200, d: 200, h: 20, planned: true },
    { x: 52, y: 52, z: 20, w: 136, d: 136, h: 140, planned: true },
  ],
};

/** The three packages to one scale along a line of their prices, and after them what is quoted. The popular one keeps its roof. */
export const priceLineDrawing = compose({
  ground: { w: 4 * plot, d: depth, step: 20 },
  dimensions: [{ axis: 'x', at: depth + 22, from: 0, to: 4 * plot, parts: 4 }],
  blocks: [
    packageScenes['build-and-empower'],
    packageScenes['build-and-elevate'],
    packageScenes.growth,
    quoted,
  ].flatMap((scene, index) =>
    placed(scene, {
      x: index * plot + (plot - side * scale) / 2,
      y: (depth - side * scale) / 2,
      z: 0,
      scale,
      isSubject: scene === packageScenes['build-and-elevate'],
    }),
  ),
});
