/** An expected outcome. The texts for its codes are in `shared/content`. */
export type Result<Data, Code extends string> = { ok: true; data: Data } | { ok: false; code: Code };

/** The body of every failed answer under `/api`. */
export type ApiFailure<Code extends string = string> = { ok: false; code: Code; message: string };
