import type { Target } from './target.ts';

/** Hosts that nobody can own (RFC 2606), this machine, and what the example of the settings has. */
const examples =
  /your-|<|\.(?:example|invalid|test)\b|\bexample\.(?:com|net|org)\b|\blocalhost\b|\b127\.0\.0\.1\b|\[::1\]/;

/** A line for each value that was written down for the real one to replace it. */
export function placeholdersOf({ vars, config }: Target): string[] {
  return [
    ...Object.entries(vars)
      .filter(([, value]) => examples.test(value))
      .map(([name, value]) => `${name} is an example: ${value}`),
    ...config.kv_namespaces
      .filter(({ id }) => id && /^0{8}/.test(id))
      .map(
        ({ binding, id }) => `${binding} has the id of an example: ${id}. Without an id it is made by the first deploy`,
      ),
  ];
}
