import { createFactory } from 'hono/factory';
import type { RequestIdVariables } from 'hono/request-id';
import type { Config } from './env.ts';

export type AppEnv = {
  Bindings: Env;
  Variables: RequestIdVariables & {
    config: Config;
    /** Salted hash of the visitor's address: see `middleware/visitor.ts`. */
    visitor: string;
    /** What broke while React drew the page. */
    renderFailure?: { cause: unknown };
  };
};

export const factory = createFactory<AppEnv>();
