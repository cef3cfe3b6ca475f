// Stands in for Hono's own class in the Worker (`dev/worker-aliases.ts`), with the simpler of its two routers, which answers the same. The
// other compiles all routes into one expression at the first request: worth it for many requests to many routes, not for some 25.
import type { Env, Schema } from 'hono';
import { HonoBase } from 'hono/hono-base';
import { TrieRouter } from 'hono/router/trie-router';

export class Hono<E extends Env, S extends Schema, BasePath extends string> extends HonoBase<E, S, BasePath> {
  constructor(options: ConstructorParameters<typeof HonoBase<E, S, BasePath>>[0] = {}) {
    super(options);
    this.router = options.router ?? new TrieRouter();
  }
}
