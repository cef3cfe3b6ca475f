// Stands in for the parts of supabase-js that the Worker has no use for: its client makes one of each, and they come to a quarter
// of the bundle and a tenth of the start. `vite.config.ts` puts this in their place; `rest` is the real one.

/** Nobody signs in here: the key alone speaks. */
export class AuthClient {
  onAuthStateChange() {
    return { data: { subscription: { unsubscribe() {} } } };
  }

  async getSession() {
    return { data: { session: null }, error: null };
  }
}

export class RealtimeClient {}
export class StorageClient {}
export class FunctionsClient {}

export class StorageApiError extends Error {}
export class FunctionsError extends Error {}
export class FunctionsFetchError extends Error {}
export class FunctionsHttpError extends Error {}
export class FunctionsRelayError extends Error {}
export const FunctionRegion = {};
