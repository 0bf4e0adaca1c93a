import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { sizes } from '../../testing/sizes';
import { runRaces } from './testing/races';

const lender = lenderInBalance();

it(
  'the same request sent two to fifty times at once has one effect',
  async () => {
    process.stdout.write(`races: ${await runRaces(lender, sizes.races)}\n`);
  },
  4 * 60 * 60_000,
);
