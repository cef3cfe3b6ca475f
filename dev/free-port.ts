import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port that nobody listens on. It is outside the range from which systems assign ports themselves, so that no other program gets it
 * before it is used.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const server = createServer().listen(port, '127.0.0.1');
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return findFreePort();
  server.close();
  await once(server, 'close');
  return port;
}
