import { noteActivity } from './activity.ts';
import { deskAuth } from './auth.ts';

let exchange: Promise<boolean> | undefined;

/** True when it signed somebody in. A code works once, so a second call waits for the first. */
export function exchangeCode(code: string): Promise<boolean> {
  exchange ??= exchangeOnce(code);
  return exchange;
}

async function exchangeOnce(code: string): Promise<boolean> {
  if (!code) return false;
  const { data } = await deskAuth().exchangeCodeForSession(code);
  if (data.session) noteActivity();
  return data.session !== null;
}
