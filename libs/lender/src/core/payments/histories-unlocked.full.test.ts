import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { sizes } from '../../testing/sizes';
import { runHistory } from './testing/histories/history';

// The same lender without the lock on orders.
jest.mock('../orders/orders', (): object => ({
  ...jest.requireActual<object>('../orders/orders'),
  ...jest.requireActual<object>('./testing/histories/without-lock'),
}));

const lender = lenderInBalance({ isWatched: false });

it('the histories detect a lender without the borrower lock', async () => {
  let ran = 0;
  let wrong: readonly unknown[] = [];
  for (; ran < sizes.unlockedHistories && wrong.length === 0; ran += 1) {
    ({ wrong } = await runHistory(lender, ran + 1));
  }
  process.stdout.write(`without the lock: history ${String(ran)} is wrong\n`);
  expect(wrong).not.toEqual([]);
}, 600_000);
