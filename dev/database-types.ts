// Part of `npm run types`: writes `shared/database-types.ts`, the types of the tables and functions that the migrations make.
import { writeFileSync } from 'node:fs';
import { PGlite } from '@supabase/lite/pglite';
import { pgliteTarget } from './services/migration-targets.ts';
import { applyMigrations, hostedRoles, hostedSignIn } from './services/migrations.ts';
import { describeSchema } from './services/schema-types.ts';

const driver = new PGlite();
await driver.waitReady;
await driver.exec(hostedRoles);
await driver.exec(hostedSignIn);
const target = pgliteTarget(driver);
await applyMigrations(target);
writeFileSync(new URL('../shared/database-types.ts', import.meta.url), await describeSchema(target.query));
await driver.close();
