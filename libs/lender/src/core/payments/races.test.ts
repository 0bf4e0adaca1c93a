import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { sizes } from '../../testing/sizes';
import { setBankTimes } from '../servicing/bank-times';
import { runRaces } from './testing/races';

const lender = lenderInBalance();

beforeAll(() => {
  setBankTimes(3600);
});

it(
  'the same request sent two to fifty times at once has one effect',
  async () => {
    process.stdout.write(`races: ${await runRaces(lender, sizes.races)}\n`);
  },
  4 * 60 * 60_000,
);
