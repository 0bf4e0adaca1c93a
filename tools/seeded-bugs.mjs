/**
 * `npx nx run shell-e2e:seeded-bugs [words of a bug]`: injects one bug of the app after the other and expects tests, or cells of
 * `npx nx run shell-e2e:faults`, to detect it.
 */
import { ensureBuilt } from './built.mjs';
import { isOfAttack, meetAll, seededBugs } from './faults/seeded.mjs';

const words = process.argv.slice(2).join(' ');
await ensureBuilt();
const names = Object.keys(seededBugs).filter((name) => !isOfAttack(name) && name.includes(words));
process.exitCode = (await meetAll(names)) ? 0 : 1;
