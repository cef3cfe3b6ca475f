// The axonometric vocabulary of the site's drawings: a drawing is a list of blocks, painted back to front, on a ruled ground.
// Everything is computed once, when a module loads, into one string of SVG that follows the theme through CSS variables.

export type Block = {
  x: number;
  y: number;
  z?: number;
  /** Along x, down to the right. */
  w: number;
  /** Along y, down to the left. */
  d: number;
  h: number;
  /** The accent: the block that the drawing is about. */
  roof?: boolean;
  /** Hairlines that divide both walls into storeys. */
  floors?: number;
  /** Hairlines that divide the left and the right wall into bays. */
  bays?: [number, number];
  /** Not built yet: a dashed outline without walls, with the lines of its storeys if it has `floors`. */
  planned?: boolean;
};

export type Dimension = {
  /** Measured along x (drawn in front of the left edge) or along y (in front of the right edge). */
  axis: 'x' | 'y';
  /** Where the line lies on the other axis. */
  at: number;
  from: number;
  to: number;
  /** Equal parts, each with a label of its own. */
  parts?: number;
};

type Leader = { from: Space; length: number };

export type Scene = {
  ground?: { x?: number; y?: number; w: number; d: number; step: number };
  /** Where data flows: accent lines over the ground, written as SVG writes points: `0,0 30,0 30,60`. */
  flows?: string[];
  /** People carry it, so the lines are grey. */
  isByHand?: boolean;
  /** A way over the ground along which a mark moves: it stands at its end, where its `stroke-dashoffset` is -1, and at its start with 0. */
  mark?: string;
  /** Painted in this order, so blocks further back come first. */
  blocks: Block[];
  dimensions?: Dimension[];
  /** Lines that lead to the right, from a corner to what is said of it. */
  leaders?: Leader[];
  /** Names of blocks stand upright, each centered right below its point. */
  names?: Space[];
  /** Empty space around the drawing, for half of an outline unless it says otherwise. */
  margin?: number;
};

export type Composition = {
  width: number;
  height: number;
  markup: string;
  /** Transforms of the labels, in the order of the dimensions and their parts, then of the names. */
  labels: string[];
};

type Point = [number, number];
export type Space = [x: number, y: number, z?: number];

const project = ([x, y, z = 0]: Space): Point => [0.866 * (x - y), 0.5 * (x + y) - z];

export function compose({
  ground,
  flows = [],
  isByHand = false,
  mark,
  blocks,
  dimensions = [],
  leaders = [],
  names = [],
  margin = 1,
}: Scene): Composition {
  const reached = [
    ...(ground ? outermost({ x: 0, y: 0, h: 0, ...ground }) : []),
    ...blocks.flatMap(outermost),
    // Space for the end marks and the label of the line.
    ...dimensions.flatMap((line) => [
      ...marks(line).flat(),
      onAxis(line.axis, (line.from + line.to) / 2, line.at + 46),
    ]),
    ...leaders.map(endOf),
    ...names,
  ].map(project);
  const xs = reached.map(([x]) => x);
  const ys = reached.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const draw = pen([margin - left, margin - top]);
  const parts = [
    ground ? drawGround(ground, draw) : '',
    flows.length
      ? `<path stroke="var(--${isByHand ? 'mute' : 'accent'})" stroke-width="2.5" pathLength="1" d="${flows.map((flow) => draw(pointsOf(flow))).join('')}"/>`
      : '',
    mark ? `<path class="mark" pathLength="1" d="${draw(pointsOf(mark))}"/>` : '',
    dimensions.length ? hairline(dimensions.map((line) => drawDimension(line, draw)).join('')) : '',
    leaders.length ? hairline(draw.lines(leaders.map((leader) => [leader.from, endOf(leader)]))) : '',
    ...stacksOf(blocks).map((stack) => drawStack(stack, draw)),
  ];
  return {
    width: Math.ceil(Math.max(...xs) - left + 2 * margin),
    height: Math.ceil(Math.max(...ys) - top + 2 * margin),
    markup: parts.join(''),
    labels: [
      ...dimensions.flatMap((line) => placeLabels(line, draw)),
      ...names.map((name) => `translate(${draw.at(name).map(Math.round).join(' ')})`),
    ],
  };
}

function hairline(d: string): string {
  return `<path stroke="var(--mute)" stroke-width=".8" d="${d}"/>`;
}

/** On the screen a step along x and as long a one against y are a level line. */
function endOf({ from: [x, y, z = 0], length }: Leader): Space {
  const step = length / (2 * 0.866);
  return [x + step, y - step, z];
}

/** The corners of a block that reach furthest to each side. */
function outermost({ x, y, z = 0, w, d, h }: Block): Space[] {
  return [
    [x, y, z + h],
    [x + w, y, z],
    [x, y + d, z],
    [x + w, y + d, z],
  ];
}

function pointsOf(flow: string): Space[] {
  return flow.split(' ').map((point) => point.split(',').map(Number) as Point);
}

type Pen = ((points: Space[], close?: boolean) => string) & {
  at: (point: Space) => Point;
  /** Several open lines as one path. */
  lines: (lines: Space[][]) => string;
};

/** Writes lines as relative steps, each rounded on its own, so that equal steps are equal text and compress well. */
function pen([dx, dy]: Point): Pen {
  const at = (point: Space): Point => {
    const [x, y] = project(point);
    return [x + dx, y + dy];
  };
  const trace = (points: Space[], digits: number) =>
    points
      .slice(1)
      .map((point, index) => write('l', difference(at(point), at(points[index] ?? point)), digits))
      .join('');
  const line = (points: Space[], close = false) =>
    write('M', at(points[0] ?? [0, 0]), 1) + trace(points, 1) + (close ? 'z' : '');
  // Each line starts relative to the end of the line before it, so rounding errors add up; with two digits they stay invisible.
  const lines = (all: Space[][]) =>
    all
      .map((points, index) => {
        const [first = [0, 0] as Space] = points;
        const before = all[index - 1]?.at(-1);
        return (
          (before ? write('m', difference(at(first), at(before)), 2) : write('M', at(first), 2)) + trace(points, 2)
        );
      })
      .join('');
  return Object.assign(line, { at, lines });
}

function difference([x, y]: Point, [fromX, fromY]: Point): Point {
  return [x - fromX, y - fromY];
}

function write(command: 'M' | 'm' | 'l', point: Point, digits: number): string {
  const [x, y] = point.map((value) => Number(value.toFixed(digits)) + 0) as Point;
  if (command === 'l' && x === 0) return `v${y}`;
  if (command === 'l' && y === 0) return `h${x}`;
  return `${command}${x}${y < 0 ? '' : ' '}${y}`;
}

/** Blocks one upon the other, each within the one below: none of them hides another's walls. */
function stacksOf(blocks: readonly Block[]): Block[][] {
  const stacks: Block[][] = [];
  for (const block of blocks) {
    const stack = stacks.at(-1);
    const below = stack?.at(-1);
    if (stack && below && standsOn(block, below)) stack.push(block);
    else stacks.push([block]);
  }
  return stacks;
}

function standsOn(block: Block, below: Block): boolean {
  return (
    !block.planned &&
    !below.planned &&
    (block.z ?? 0) === (below.z ?? 0) + below.h &&
    block.x >= below.x &&
    block.y >= below.y &&
    block.x + block.w <= below.x + below.w &&
    block.y + block.d <= below.y + below.d
  );
}

/** Walls of one side are one path, so that a page has few elements. Each roof hides a part of the one below. */
function drawStack(blocks: readonly Block[], draw: Pen): string {
  const [first] = blocks;
  if (first?.planned) return drawPlanned(first, draw);
  const faces = blocks.map((block) => facesOf(cornersOf(block), draw));
  const roofs = blocks.map((block, index) => {
    const above = blocks[index + 1];
    const isHidden = above && above.w === block.w && above.d === block.d;
    return isHidden ? '' : fill(block.roof ? 'accent' : 'top', faces[index]?.roof ?? '');
  });
  return (
    roofs.join('') +
    fill('left', faces.map(({ left }) => left).join('')) +
    fill('right', faces.map(({ right }) => right).join('')) +
    drawDivisions(blocks, draw)
  );
}

function drawDivisions(blocks: readonly Block[], draw: Pen): string {
  const lines = blocks.flatMap(divisionLines);
  return lines.length ? `<path stroke-width=".5" stroke-opacity=".6" d="${draw.lines(lines)}"/>` : '';
}

function fill(color: string, d: string): string {
  return d && `<path fill="var(--${color})" d="${d}"/>`;
}

type Corners = ReturnType<typeof cornersOf>;

/** Of the roof the back, right, near and left corner, and the three feet in view. */
function cornersOf({ x, y, z = 0, w, d, h }: Block) {
  const [right, front, top] = [x + w, y + d, z + h];
  return {
    back: [x, y, top] as Space,
    right: [right, y, top] as Space,
    near: [right, front, top] as Space,
    left: [x, front, top] as Space,
    leftFoot: [x, front, z] as Space,
    nearFoot: [right, front, z] as Space,
    rightFoot: [right, y, z] as Space,
  };
}

function facesOf({ back, right, near, left, leftFoot, nearFoot, rightFoot }: Corners, draw: Pen) {
  return {
    roof: draw([back, right, near, left], true),
    left: draw([left, near, nearFoot, leftFoot], true),
    right: draw([near, right, rightFoot, nearFoot], true),
  };
}

function drawPlanned(block: Block, draw: Pen): string {
  const { back, right, near, left, leftFoot, nearFoot, rightFoot } = cornersOf(block);
  const walls = draw([left, leftFoot, nearFoot, rightFoot, right]) + draw([near, nearFoot]);
  const dashed = (color: string, d: string) => `<path stroke="var(--${color})" stroke-dasharray="4 4" d="${d}"/>`;
  return (
    drawDivisions([block], draw) +
    dashed('ink', walls) +
    dashed(block.roof ? 'accent' : 'ink', draw([back, right, near, left], true))
  );
}

/** The hairlines that divide both walls into storeys and bays. */
function divisionLines({ x, y, z = 0, w, d, h, floors = 1, bays: [leftBays, rightBays] = [1, 1] }: Block): Space[][] {
  const [right, front, top] = [x + w, y + d, z + h];
  const upright = (at: number, along: number): Space[] => [
    [at, along, top],
    [at, along, z],
  ];
  return [
    ...divisions(h, floors).map((up): Space[] => [
      [x, front, z + up],
      [right, front, z + up],
      [right, y, z + up],
    ]),
    ...divisions(w, leftBays).map((along) => upright(x + along, front)),
    ...divisions(d, rightBays).map((along) => upright(right, front - along)),
  ];
}

/** Where a length is divided into equal parts. */
function divisions(length: number, parts: number): number[] {
  return Array.from({ length: parts - 1 }, (_, index) => (length * (index + 1)) / parts);
}

function drawGround({ x = 0, y = 0, w, d, step }: NonNullable<Scene['ground']>, draw: Pen): string {
  const lines: Space[][] = [];
  for (let along = 0; along <= w; along += step) lines.push([onAxis('x', x + along, y), onAxis('x', x + along, y + d)]);
  for (let along = 0; along <= d; along += step) lines.push([onAxis('y', y + along, x), onAxis('y', y + along, x + w)]);
  return `<path stroke="var(--line)" stroke-width=".6" d="${draw.lines(lines)}"/>`;
}

/** The point so far along an axis, and `at` on the other. */
function onAxis(axis: 'x' | 'y', along: number, at: number): Space {
  return axis === 'x' ? [along, at] : [at, along];
}

function drawDimension(line: Dimension, draw: Pen): string {
  const { axis, at, from, to } = line;
  return draw.lines([[onAxis(axis, from, at), onAxis(axis, to, at)], ...marks(line)]);
}

/** Short marks across the line at both ends of each part. */
function marks({ axis, at, from, to, parts = 1 }: Dimension): Space[][] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const along = from + ((to - from) * index) / parts;
    return [onAxis(axis, along, at - 9), onAxis(axis, along, at + 9)];
  });
}

/** Labels lie in the plane of a wall, with the line as their base. */
function placeLabels({ axis, at, from, to, parts = 1 }: Dimension, draw: Pen): string[] {
  const slope = axis === 'x' ? 0.5 : -0.5;
  return Array.from({ length: parts }, (_, index) => {
    const along = from + ((to - from) * (index + 0.5)) / parts;
    const [x, y] = draw.at(onAxis(axis, along, at));
    return `matrix(.866 ${slope} 0 1 ${x.toFixed(1)} ${y.toFixed(1)})`;
  });
}
