// Serves a `fetch` function on a port of this machine only; every embedded service listens through it.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

export type Listening = {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Ends open connections too, so that nothing keeps the process alive. May be called twice. */
  close(): Promise<void>;
};

type Fetch = (request: Request) => Response | Promise<Response>;

/** Port 0 is any free one. Throws when the port is taken; `what` names the service in that message. */
export async function listen(fetch: Fetch, port: number, what: string): Promise<Listening> {
  // Longer than a client keeps an idle connection, so that none is closed under a request.
  const serverOptions = { keepAliveTimeout: 65_000 };
  const server = createAdaptorServer({ fetch, overrideGlobalObjects: false, serverOptions }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const reason = cause.code === 'EADDRINUSE' ? `port ${port} is in use` : cause.message;
      reject(new Error(`${what} cannot start: ${reason}`, { cause }));
    });
    server.listen(port, '127.0.0.1', resolve);
  });
  let closed: Promise<void> | undefined;
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      closed ??= new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      return closed;
    },
  };
}
