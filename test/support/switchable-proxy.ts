import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { listenOnFreePort } from '#dev/services/listen.ts';

export type SwitchableProxy = {
  url: string;
  /** While it is off, every connection is dropped, as if the service were down. */
  isOn: boolean;
  close(): Promise<void>;
};

/** A proxy in front of a service that a test can switch off. */
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
