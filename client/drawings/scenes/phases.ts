import type { Block } from '#client/ui/drawing/compose.ts';

/** Only drawn so far. */
export const plan = ({ floors: _, bays: __, ...block }: Block): Block => ({ ...block, planned: true });
/** Not in use yet, so it has no roof of its own color. */
export const shell = ({ roof: _, ...block }: Block): Block => block;
