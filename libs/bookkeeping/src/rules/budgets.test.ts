import * as fc from 'fast-check';
import type { BookRecord, Budget } from '../contract';
import { budgetsOfMonth, limitsIn } from './budgets';
import { budgetDraft, budgetsFrom } from './local-records';
import { monthAfter } from './months';
import { sumUp } from './sums';

const own = 'Ausgaben für Kinder';
const categories = ['food', 'travel', 'other', own] as const;
const firstMonth = '2026-01';
const monthAt = (at: number) => monthAfter(firstMonth, at);
const budget = (changes: Partial<Budget>): Budget => ({
  category_id: 'food',
  from_month: '2026-11',
  monthly_limit: 10_000,
  updated_at: '2026-11-01T00:00:00.000Z',
  ...changes,
});
const record = (changes: Partial<BookRecord>): BookRecord => ({
  record_id: crypto.randomUUID(),
  amount: 1,
  category_id: 'food',
  record_date: '2026-11-20',
  book_type: 'expense',
  account_id: 'cash',
  updated_at: '2026-11-20T05:00:00.000Z',
  deleted: false,
  note: undefined,
  address: undefined,
  img_url: undefined,
  to_account_id: undefined,
  ...changes,
});
const money = fc.integer({ min: 1, max: 99_999_999_999 });
const monthNo = fc.integer({ min: 0, max: 11 });
/** One budget for each category and first month, as stored on the device. */
const anyBudgets = fc
  .uniqueArray(
    fc.record({
      category_id: fc.constantFrom(...categories),
      at: monthNo,
      monthly_limit: fc.option(money, { nil: undefined }),
    }),
    { selector: ({ category_id, at }) => `${category_id} ${String(at)}`, maxLength: 20 },
  )
  .map((all) => all.map(({ at, ...rest }) => budget({ ...rest, from_month: monthAt(at) })));
const anyRecords = fc.array(
  fc
    .record({
      amount: money,
      category_id: fc.option(fc.constantFrom(...categories), { nil: undefined }),
      book_type: fc.constantFrom('income', 'expense', 'transfer'),
    })
    .map(record),
  { maxLength: 40 },
);

it('the spending of every budget equals the expenses of its category less its refunds', () => {
  fc.assert(
    fc.property(anyBudgets, anyRecords, monthNo, (budgets, records, at) => {
      const month = monthAt(at);
      const shown = budgetsOfMonth(budgets, sumUp([], records), month);
      for (const { categoryId, limit, spent, left, percent, level } of shown) {
        const netOf = ({ book_type, category_id, amount }: BookRecord) => {
          if (book_type === 'income') return category_id === categoryId ? -amount : 0;
          return book_type === 'expense' && (category_id ?? 'other') === categoryId ? amount : 0;
        };
        const net = records.reduce((sum, each) => sum + netOf(each), 0);
        // An own category into which more comes than goes out is one of income.
        const isIncome = categoryId === own && net < 0;
        const outOnly = records.filter(({ book_type }) => book_type === 'expense');
        expect(spent).toBe(isIncome ? outOnly.reduce((sum, each) => sum + netOf(each), 0) : net);
        expect(left + spent).toBe(limit);
        const [used, whole] = [BigInt(Math.max(0, spent)) * 100n, BigInt(limit)];
        expect(BigInt(percent) * whole <= used && used < BigInt(percent + 1) * whole).toBe(true);
        expect(level).toBe(spent >= limit ? 'reached' : used >= 80n * whole ? 'near' : 'within');
      }
      expect(shown.map(({ categoryId, limit }) => [categoryId, limit]).sort()).toEqual(
        [...limitsIn(budgets, month)].sort(),
      );
    }),
  );
});

it('a budget change in one month leaves all earlier months unchanged [promise: budget-from]', () => {
  fc.assert(
    fc.property(
      anyBudgets,
      monthNo,
      fc.option(money, { nil: undefined }),
      fc.constantFrom(...categories),
      (budgets, at, monthly_limit, category_id) => {
        const from_month = monthAt(at);
        const others = budgets.filter(
          (each) => each.category_id !== category_id || each.from_month !== from_month,
        );
        const changed = [...others, budget({ category_id, from_month, monthly_limit })];
        for (let before = 0; before < at; before += 1)
          expect(limitsIn(changed, monthAt(before))).toEqual(limitsIn(budgets, monthAt(before)));
        expect(limitsIn(changed, from_month).get(category_id)).toBe(monthly_limit);
      },
    ),
  );
});

it('a budget applies from its month until the next budget, in any order of arrival', () => {
  fc.assert(
    fc.property(anyBudgets, monthNo, fc.constantFrom(...categories), (budgets, at, category) => {
      const month = monthAt(at);
      let holds: number | undefined;
      for (let each = 0; each <= at; each += 1) {
        const set = budgets.find(
          ({ category_id, from_month }) => category_id === category && from_month === monthAt(each),
        );
        if (set !== undefined) holds = set.monthly_limit;
      }
      expect(limitsIn(budgets, month).get(category)).toBe(holds);
      expect(limitsIn([...budgets].reverse(), month)).toEqual(limitsIn(budgets, month));
    }),
  );
});

it.each([
  [7_999, 79, 'within'],
  [8_000, 80, 'near'],
  [9_999, 99, 'near'],
  [10_000, 100, 'reached'],
  [10_001, 100, 'reached'],
  [0, 0, 'within'],
])('with a limit of 100.00, %s spent is %s %% and %s', (amount, percent, level) => {
  const sums = sumUp([], amount === 0 ? [] : [record({ amount })]);
  expect(budgetsOfMonth([budget({})], sums, '2026-11')).toEqual([
    { categoryId: 'food', limit: 10_000, spent: amount, left: 10_000 - amount, percent, level },
  ]);
});

it('a limit of zero from another program is not a budget', () => {
  expect(limitsIn([budget({ monthly_limit: 0 })], '2026-11').size).toBe(0);
});

it('a budget is stored on the device without changes, one for each category and month', () => {
  fc.assert(
    fc.property(anyBudgets, (budgets) => {
      expect(budgetsFrom(budgets.map(budgetDraft))).toEqual(budgets);
      expect(new Set(budgets.map((each) => budgetDraft(each).id)).size).toBe(budgets.length);
    }),
  );
  expect(budgetsFrom([{ wire: { category_id: 'food' } }])).toEqual([]);
});
