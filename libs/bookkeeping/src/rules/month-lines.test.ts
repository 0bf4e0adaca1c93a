import fc from 'fast-check';
import type { BookRecord } from '../contract';
import { balanceByDay, spentByMonth } from './month-lines';
import { sumUp } from './sums';

const record = (record_date: string, book_type: BookRecord['book_type'], amount: number): BookRecord => ({
  record_id: record_date,
  account_id: 'cash',
  to_account_id: undefined,
  category_id: 'food',
  book_type,
  amount,
  note: undefined,
  record_date,
  updated_at: '',
  deleted: false,
});

const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`);
const records = fc.array(
  fc
    .tuple(days, fc.constantFrom('income', 'expense'), fc.nat(100_000))
    .map(([day, kind, amount]) => record(day, kind, amount)),
  { maxLength: 30 },
);

it('the balance line of a month ends at the month’s balance, or today', () => {
  fc.assert(
    fc.property(records, (all) => {
      const sums = sumUp([], all);
      const line = balanceByDay(sums, '2026-11', '2026-11-30');
      expect(line).toHaveLength(30);
      expect(line.at(-1)?.balance).toBe(sums.balance);
      expect(balanceByDay(sums, '2026-11', '2026-11-10').at(-1)?.day).toBe('2026-11-10');
    }),
  );
});

it('the spending of each month is summed less refunds, oldest month first', () => {
  const all = [
    record('2026-09-30', 'expense', 1),
    record('2026-10-01', 'expense', 20),
    record('2026-10-31', 'income', 8),
  ];
  const spent = spentByMonth([...all, record('2026-11-02', 'income', 500)], '2026-11', 3);
  expect(spent).toEqual([
    { month: '2026-09', paid: 1 },
    { month: '2026-10', paid: 12 },
    { month: '2026-11', paid: -500 },
  ]);
});
