import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { sizes } from '../../testing/sizes';
import { runHistory } from './testing/histories/history';

const lender = lenderInBalance();

beforeAll(() => {
  jest.setTimeout(4 * 60 * 60_000);
});

it(
  'under eight concurrent clients all responses fit one order of events, and no money is lost or created',
  async () => {
    let events = 0;
    for (let index = 0; index < sizes.histories; index += 1) {
      const seed = sizes.firstHistory + index;
      const verdict = await runHistory(lender, seed);
      events += verdict.events.length;
      expect({ seed, wrong: verdict.wrong }).toEqual({ seed, wrong: [] });
    }
    process.stdout.write(
      `histories: ${String(sizes.histories)} correct, ${String(events)} requests, first seed ${String(sizes.firstHistory)}\n`,
    );
  },
  4 * 60 * 60_000,
);
