export type Variant = 'ours' | 'limit';

/** Measures both in turn, each of them first as often as the other. */
export async function takeTurns<Value>(
  times: number,
  measure: (variant: Variant, turn: number) => Promise<Value>,
): Promise<Record<Variant, Value>[]> {
  const turns: Record<Variant, Value>[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const values = {} as Record<Variant, Value>;
    const order: Variant[] = turn % 2 === 0 ? ['ours', 'limit'] : ['limit', 'ours'];
    for (const variant of order) values[variant] = await measure(variant, turn);
    turns.push(values);
  }
  return turns;
}

/** Medians of both, and of their ratio and difference within a turn, which a disturbance that meets both leaves as they are. */
export function compareTurns<Value>(turns: readonly Record<Variant, Value>[], figureOf: (value: Value) => number) {
  const pairs = turns.map(({ ours, limit }) => ({ ours: figureOf(ours), limit: figureOf(limit) }));
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    limit: median(pairs.map(({ limit }) => limit)),
    ratio: median(pairs.map(({ ours, limit }) => ours / limit)),
    difference: median(pairs.map(({ ours, limit }) => ours - limit)),
  };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The least value that this part of all, from 0 to 1, does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * part) - 1];
  if (value === undefined) throw new Error('No percentile of nothing');
  return value;
}
