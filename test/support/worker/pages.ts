import { send } from './send.ts';

export async function load(path: string, headers: Record<string, string> = {}) {
  const response = await send(path, { headers });
  return { response, html: await response.text() };
}

const loaded = new Map<string, ReturnType<typeof load>>();

/** A page as every visitor gets it. It is rendered once for all tests that read it. */
export function loadOnce(path: string): ReturnType<typeof load> {
  const page = loaded.get(path) ?? load(path);
  loaded.set(path, page);
  return page;
}
