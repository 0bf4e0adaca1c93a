import { sampleMarket } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { firstAccounts } from './accounts';
import { sumUp } from './sums';
import { readTable } from './table-in';

const accounts = firstAccounts((kind) => ({ cash: 'Cash', bank: 'Bank', wallet: 'Wallet' })[kind]);
const read = (lines: readonly string[]) =>
  readTable(['Date,Account,Category,Amount,Note', ...lines].join('\n'), {
    accounts,
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: sampleMarket,
  });

const name = fc.constantFrom('Cash', 'Bank', 'Wallet');
const move = fc
  .record({
    day: fc.integer({ min: 1, max: 3 }),
    units: fc.integer({ min: 1, max: 3 }),
    from: name,
    to: name,
  })
  .filter(({ from, to }) => from !== to);
const sides = ({ day, units, from, to }: { day: number; units: number; from: string; to: string }) => [
  `2026-11-0${String(day)},${from},Transfer,-${String(units)}.00,out`,
  `2026-11-0${String(day)},${to},Transfer,${String(units)}.00,in`,
];

it('two sides of a transfer are one record: accounts keep their sums, and nothing is spent or earned', () => {
  fc.assert(
    fc.property(
      fc.array(move, { minLength: 1, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      (moves, order) => {
        const lines = moves
          .flatMap(sides)
          .map((line) => ({ line, at: order.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ line }) => line);
        const table = read(lines);
        const { income, paid, byAccount } = sumUp(accounts, table.records);
        expect(table.records.length + table.problems.length).toBe(lines.length);
        expect(new Set(table.problems.map(({ problem }) => problem))).toEqual(new Set(['leg']));
        for (const { account_id, name: own } of accounts) {
          const moved = moves.reduce(
            (sum, { units, from, to }) => sum + (to === own ? units : 0) - (from === own ? units : 0),
            0,
          );
          expect(byAccount.get(account_id)).toBe(moved * 100);
        }
        // Another pairing of sides of one day and amount moves the same money.
        const lone = table.records.filter(({ book_type }) => book_type !== 'transfer').length;
        expect([income - paid, lone]).toEqual([0, 0]);
      },
    ),
  );
});

it('control: a side without its other one stays a record of its account', () => {
  const table = read(['2026-11-01,Cash,Transfer,-5.00,out', '2026-11-01,Cash,Transfer,5.00,in']);
  expect(table.records.map(({ book_type }) => book_type)).toEqual(['expense', 'income']);
  expect(table.problems).toEqual([]);
});
