// Serves a `fetch` function on a free port of this machine only; every embedded service listens through it.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export type Listening = {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends open connections too, so that nothing keeps the process alive. May be called twice. */
  close(): Promise<void>;
};

export async function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  // Longer than a client keeps an idle connection, so that none is closed under a request.
  const serverOptions = { keepAliveTimeout: 65_000 };
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false, serverOptions }) as Server;
  return {
    origin: await listenOnFreePort(server),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the origin, `http://127.0.0.1:<port>`. */
export async function listenOnFreePort(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
