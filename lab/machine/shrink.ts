/**
 * The fewest steps, with the fewest faults, that still fail: parts are left out as long as that is so, large ones first.
 * @param fails may run each step only once at a time; it is asked some hundred times at most
 */
export async function shrink<Step extends { faults: unknown[] }>(
  steps: readonly Step[],
  fails: (steps: Step[]) => Promise<boolean>,
): Promise<Step[]> {
  let shortest = [...steps];
  for (let size = Math.ceil(shortest.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let start = 0; start < shortest.length;) {
      const rest = shortest.toSpliced(start, size);
      if (rest.length < shortest.length && (await fails(rest))) shortest = rest;
      else start += size;
    }
  }
  for (const index of shortest.keys()) {
    const simpler = shortest.map((step, place) =>
      place === index ? { ...step, faults: [], leaveAfter: undefined } : step,
    );
    if (await fails(simpler)) shortest = simpler;
  }
  return shortest;
}
