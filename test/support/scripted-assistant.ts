import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listenOnFreePort } from '#dev/services/listen.ts';

export type ScriptedAssistant = {
  /** Ends in `/api`. */
  url: string;
  /** How it answers messages from now on. It always creates sessions. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
};

/** An AI chat service that answers as a test says, over a real connection. */
export async function startScriptedAssistant(): Promise<ScriptedAssistant> {
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (!request.url?.endsWith('/session')) return assistant.answer(response);
      response.setHeader('content-type', 'application/json');
      response.end('{"session_id":"session-1"}');
    });
  });
  const assistant: ScriptedAssistant = {
    url: `${await listenOnFreePort(server)}/api`,
    answer: (response) => void response.end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return assistant;
}
