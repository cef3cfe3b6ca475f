import { createFactory } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { Config } from './env.ts';
import type { DeskDatabase } from './services/desk-database.ts';

export type AppEnv = {
  Bindings: Env;
  Variables: RequestIdVariables & {
    config: Config;
    /** Salted hash of the visitor's address: see `api/request/visitor.ts`. */
    visitor: string;
    /** Where the desk asks, and for whom; null where nobody is signed in. Set below `/api/desk` alone. */
    desk: DeskDatabase;
    token: string | null;
    /** Set where the answer is the same for every visitor until the next deploy: see `page-cache.ts`. */
    isCacheable?: boolean;
    /** What broke while React drew the page. */
    renderFailure?: { cause: unknown };
  };
};

export const factory = createFactory<AppEnv>();
