// What only some steps of the benchmark need: the first of them installs it.
import { join } from 'node:path';
import type autocannon from 'autocannon';
import { installTools } from '../dev/install-tools.ts';

const folder = join(import.meta.dirname, 'tools');

export function findLighthouse(): string {
  return join(installTools(folder), '.bin/lighthouse');
}

export async function loadAutocannon(): Promise<typeof autocannon> {
  const { default: send } = await import(join(installTools(folder), 'autocannon/autocannon.js'));
  return send;
}
