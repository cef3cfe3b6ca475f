import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { listenOnFreePort } from '#dev/services/listen.ts';

export type SwitchableProxy = {
  url: string;
  /** While off, every connection is dropped as by a service that is down. */
  isOn: boolean;
  close(): Promise<void>;
};

/** Stands before a service that a test wants to take away for a while. */
export async function startSwitchableProxy(target: string): Promise<SwitchableProxy> {
  const server: Server = createServer((incoming, outgoing) => {
    if (!proxy.isOn) return void incoming.socket.destroy();
    const { method, headers, url = '/' } = incoming;
    const forwarded = request(new URL(url, target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  const proxy: SwitchableProxy = {
    url: '',
    isOn: true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  proxy.url = await listenOnFreePort(server);
  return proxy;
}
