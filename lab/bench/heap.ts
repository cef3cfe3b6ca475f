// The memory of a running Worker, from V8's inspector in workerd.
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

type HeapUsage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };

/**
 * What V8 holds for the Worker after a collection, its buffers and workerd's own objects included, in bytes.
 * @param request anything that makes the Worker answer
 */
export async function heapOf(inspector: URL, request: () => Promise<unknown>): Promise<number> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  let isCollected = false;
  const collecting = ask(socket, 1, 'HeapProfiler.collectGarbage').then(() => {
    isCollected = true;
  });
  // V8 collects in a task of its own, and workerd runs tasks only beside a request.
  while (!isCollected) {
    await request();
    await sleep(100);
  }
  await collecting;
  const usage = (await ask(socket, 2, 'Runtime.getHeapUsage')) as HeapUsage;
  socket.close();
  return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
}

function ask(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const answer: { id?: number; result?: unknown } = JSON.parse(data);
      if (answer.id === id) resolve(answer.result);
    });
    socket.addEventListener('close', () => reject(new Error('workerd ended the inspection')));
    socket.send(JSON.stringify({ id, method }));
  });
}
