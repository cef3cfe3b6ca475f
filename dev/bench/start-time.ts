// From the start of the workerd process to the first page it has answered, ours and the limit's in turn.
import type { V4WorkerOptions } from 'miniflare';
import type { Settings } from '../settings.ts';
import { builtWorker } from '../worker.ts';
import { limitWorker, readAnswer } from './limit-worker.ts';
import { median, repeat } from './statistics.ts';
import { alone, startMeasured } from './workerd.ts';

/** In ms. */
export type StartFigures = { ours: number; limit: number; ratio: number };

export async function measureStart(settings: Settings, path: string, quick: boolean): Promise<StartFigures> {
  const site = alone(builtWorker(settings));
  const running = await startMeasured(site);
  const limit = limitWorker(site, await readAnswer(running.direct + path));
  await running.close();
  const turns = await repeat(quick ? 3 : 9, async () => ({
    ours: await timeStart(site, path),
    limit: await timeStart(limit, path),
  }));
  return {
    ours: median(turns.map((turn) => turn.ours)),
    limit: median(turns.map((turn) => turn.limit)),
    ratio: median(turns.map((turn) => turn.ours / turn.limit)),
  };
}

async function timeStart(worker: V4WorkerOptions, path: string): Promise<number> {
  const running = await startMeasured(worker);
  try {
    const response = await fetch(running.direct + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The first answer after the start was ${response.status}`);
    return performance.now() - running.startedAt;
  } finally {
    await running.close();
  }
}
