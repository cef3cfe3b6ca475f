import { deskAuth } from './auth.ts';

export type SignInFailure = 'credentials' | 'code' | 'rate_limited' | 'network' | 'unavailable';

type Refusal = { status?: number } | null;

export async function signInByPassword(email: string, password: string): Promise<SignInFailure | null> {
  const { error } = await deskAuth().signInWithPassword({ email, password });
  return failureOf(error, 'credentials');
}

/** An unknown address gets the same answer as a known one. */
export async function askForCode(email: string): Promise<SignInFailure | null> {
  const { error } = await deskAuth().signInWithOtp({ email, options: { shouldCreateUser: false } });
  const failure = failureOf(error, 'code');
  return failure === 'code' ? null : failure;
}

/** With the type 'magiclink', which the hosted service takes for 'email', and the embedded database knows alone. */
export async function signInByCode(email: string, code: string): Promise<SignInFailure | null> {
  const { error } = await deskAuth().verifyOtp({ email, token: code.replace(/\s/g, ''), type: 'magiclink' });
  return failureOf(error, 'code');
}

/** `refused` is what an answer of the service itself means. */
function failureOf(error: Refusal, refused: 'credentials' | 'code'): SignInFailure | null {
  if (!error) return null;
  const { status } = error;
  if (status === 429) return 'rate_limited';
  if (!status) return 'network';
  return status < 500 ? refused : 'unavailable';
}
