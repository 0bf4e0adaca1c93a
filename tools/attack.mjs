/**
 * `npx nx run @clearloan/lender:attack [--histories=2000 --seed=1]`: random histories over all writes of the contract by two borrowers and
 * the staff concurrently, with days passing between and during them. After each history the invariants must hold for all data
 * that the borrowers can see. `npm test` runs a dozen. `--seeded` runs them, and the histories of money through the sandbox's bank, against
 * seeded lender bugs; each must be found.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isOfAttack, meetAll, seededBugs } from './faults/seeded.mjs';
import { bin, root, run } from './workspace.mjs';

const { values } = parseArgs({
  options: {
    histories: { type: 'string' },
    seed: { type: 'string' },
    seeded: { type: 'boolean', default: false },
  },
});

async function play() {
  const env = {
    ...process.env,
    ATTACKS: values.histories ?? '2000',
    ...(values.seed === undefined ? { TEST_SIZE: 'full' } : { TEST_SEED: values.seed }),
  };
  const args = ['-c', join(root, 'libs/lender/jest.config.cjs'), 'attacks/attack.test'];
  const { code } = await run(bin('jest'), args, { env, show: true });
  return code === 0;
}

async function playAgainstBugs() {
  process.env.ATTACKS = values.histories ?? '300';
  process.env.MONEY_HISTORIES = values.histories ?? '60';
  return meetAll(Object.keys(seededBugs).filter(isOfAttack));
}

process.exitCode = (await (values.seeded ? playAgainstBugs() : play())) ? 0 : 1;
