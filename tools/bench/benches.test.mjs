import { test } from 'node:test';
import { readdirSync } from 'node:fs';

const benches = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.bench.mjs'));

// Nothing else in `npm test` imports a bench, and a linter does not see a name that its module no longer exports.
for (const name of benches) test(`${name} loads`, () => import(`./${name}`));
