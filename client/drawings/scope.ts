import { type Block, compose } from '#client/ui/drawing/compose.ts';
import { type PackageFigures, packageFigures } from '#shared/content/offer-figures.ts';
import { drawEach } from './scenes/draw-each.ts';
import { squareGround } from './scenes/ground.ts';

const side = 240;
const height = 72;
const foot: Block[] = [
  { x: 44, y: 44, w: 152, d: 152, h: 10 },
  { x: 52, y: 52, z: 10, w: 136, d: 136, h: 10 },
];
/** So that the longest timeline, of 6 weeks, ends before the corner of the ground, which would make its drawing larger than the others. */
const weekLength = side / 7;

/** A part of the tower for each workflow, each smaller than the one below; the parts that a larger package would add are planned. */
const parts = (workflows: number): Block[] =>
  [120, 96, 72].map((width, index) => {
    const corner = (side - width) / 2;
    const part = { x: corner, y: corner, z: 20 + index * height, w: width, d: width, h: height };
    return index < workflows
      ? { ...part, floors: 4, bays: [5 - index, 5 - index], roof: index === workflows - 1 }
      : { ...part, planned: true };
  });

/** The tower of a package, beside its longest timeline. All have one size, so they stand at one scale and nothing moves. */
const tower = ({ workflows, timeline }: PackageFigures) =>
  compose({
    ground: squareGround(side),
    dimensions: [{ axis: 'x', at: side + 22, from: 0, to: timeline.max * weekLength }],
    blocks: [...foot, ...parts(workflows)],
  });

export const scopeDrawings = drawEach(packageFigures, tower);
