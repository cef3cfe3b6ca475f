import type { Block, Scene } from '#client/ui/drawing/compose.ts';
import type { PackageId } from '#shared/offers.ts';
import { packageScenes } from './packages.ts';
import { plan, shell } from './phases.ts';

const part = (share: number, block: Block): Block[] => {
  const { h, z = 0, floors = 1 } = block;
  return [
    { ...shell(block), h: h * share, floors: Math.round(floors * share) },
    plan({ ...shell(block), z: z + h * share, h: h * (1 - share) }),
  ];
};

const [empowerBase, empowerStep, tower] = packageScenes['build-and-empower'].blocks as [Block, Block, Block];
const [elevateBase, elevateStep, first, bridge, second] = packageScenes['build-and-elevate'].blocks as [
  Block,
  Block,
  Block,
  Block,
  Block,
];
const growth = packageScenes.growth.blocks;
const growthTowers = growth.filter(({ floors }) => floors);
const [growthFirst, , growthThird] = growthTowers as [Block, Block, Block];

/** The buildings of each package after each phase of its work, after each week where it has two. A roof gets its color when the workflow is in use. */
export const packageStepScenes: Record<PackageId, (Scene | Scene[])[]> = {
  'build-and-empower': [
    { blocks: [plan(empowerBase), plan(tower)] },
    { blocks: [empowerBase, empowerStep, ...part(0.6, tower)] },
    packageScenes['build-and-empower'],
  ],
  'build-and-elevate': [
    { blocks: [plan(elevateBase), plan(first), plan(second)] },
    [
      { blocks: [elevateBase, elevateStep, shell(first), plan(second)] },
      { blocks: [elevateBase, elevateStep, shell(first), plan(bridge), ...part(0.6, second)] },
    ],
    packageScenes['build-and-elevate'],
  ],
  growth: [
    { blocks: [...growth.slice(0, 1), ...growthTowers].map(plan) },
    [
      { blocks: [...growth.slice(0, 2), ...part(0.5, growthFirst), ...growthTowers.slice(1).map(plan)] },
      { blocks: [...growth.slice(0, 3), ...growthTowers.slice(1).map(plan)] },
    ],
    [{ blocks: [...growth.slice(0, 6), plan(growthThird)] }, { blocks: growth.filter(({ planned }) => !planned) }],
    packageScenes.growth,
  ],
};
