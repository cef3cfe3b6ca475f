/** Medians of both, and of their ratio and difference within a turn, which a disturbance that meets both leaves as they are. */
export type Compared = { ours: number; limit: number; ratio: number; difference: number };

export function compareTurns(turns: readonly { ours: number; limit: number }[]): Compared {
  return {
    ours: median(turns.map((turn) => turn.ours)),
    limit: median(turns.map((turn) => turn.limit)),
    ratio: median(turns.map((turn) => turn.ours / turn.limit)),
    difference: median(turns.map((turn) => turn.ours - turn.limit)),
  };
}

/** Of turns that hold several figures each, one. */
export function compareFigure<Figure extends string>(
  turns: readonly Record<'ours' | 'limit', Record<Figure, number>>[],
  figure: Figure,
): Compared {
  return compareTurns(turns.map(({ ours, limit }) => ({ ours: ours[figure], limit: limit[figure] })));
}

/** Of an even count the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('No median of nothing');
  return (lower + upper) / 2;
}

/** `part` from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
  if (value === undefined) throw new Error('No percentile of nothing');
  return value;
}

export async function repeat<Value>(times: number, run: (index: number) => Promise<Value>): Promise<Value[]> {
  const values: Value[] = [];
  for (let index = 0; index < times; index += 1) values.push(await run(index));
  return values;
}
