/**
 * For work that takes no signal. What it goes on doing is nobody's concern any more.
 * @param timeout in ms
 * @throws when it takes longer
 */
export async function withTimeout<Value>(work: Promise<Value>, timeout: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer within ${timeout / 1000} s`)), timeout);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
