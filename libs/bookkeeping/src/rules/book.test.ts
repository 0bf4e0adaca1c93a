import * as fc from 'fast-check';
import type { Account, BookRecord } from '../contract';
import { marketProfiles } from '@clearloan/formatting';
import { amountOf, press, typedFrom, type AmountKey } from './amount-keys';
import { filter } from './filters';
import { monthAfter, monthOf, spanOfMonth, weekOf } from './months';
import { accountDraft, accountsFrom, recordDraft, recordsFrom } from './local-records';
import { dayOf, daysToMake, recordIdOf } from './regular';
import { inAndOut, sumUp } from './sums';

const account = (account_id: string, kind: string, opening_balance: number): Account => ({
  account_id,
  name: account_id,
  kind,
  opening_balance,
  tail: undefined,
  updated_at: '2026-11-01T00:00:00.000Z',
  deleted: false,
});
const accounts = [
  account('bank', 'bank', 318_020),
  account('wallet', 'wallet', -1500),
  account('cash', 'cash', 0),
];
const record = (changes: Partial<BookRecord>): BookRecord => ({
  record_id: '5a0f3c1e-9d0b-4d57-8f0a-7c1b2e3d4f01',
  amount: 2850,
  category_id: 'food',
  note: undefined,
  address: undefined,
  img_url: undefined,
  record_date: '2026-11-20',
  book_type: 'expense',
  account_id: 'cash',
  to_account_id: undefined,
  updated_at: '2026-11-20T05:00:00.000Z',
  deleted: false,
  ...changes,
});
const anyRecord = fc
  .record({
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    type: fc.constantFrom('income', 'expense', 'transfer'),
    from: fc.integer({ min: 0, max: 2 }),
    step: fc.integer({ min: 1, max: 2 }),
    day: fc.integer({ min: 10, max: 28 }),
    category_id: fc.constantFrom('food', 'salary', 'Pets', undefined),
  })
  .map(({ amount, type, from, step, day, category_id }) =>
    record({
      category_id,
      amount,
      book_type: type,
      record_date: `2026-11-${day}`,
      account_id: accounts[from]?.account_id ?? '',
      to_account_id: type === 'transfer' ? accounts[(from + step) % 3]?.account_id : undefined,
    }),
  );

it('the sums of a book are consistent for any records', () => {
  fc.assert(
    fc.property(fc.array(anyRecord), (records) => {
      const sums = sumUp(accounts, records);
      const move = records.map(inAndOut);
      const whole = { in: 0, out: 0 };
      for (const { income, paid } of move) {
        whole.in += income;
        whole.out += paid;
      }
      expect(sums.balance).toBe(sums.income - sums.paid);
      expect(sums.total).toBe(sums.byKind.bank + sums.byKind.wallet + sums.byKind.cash);
      expect(sums.total).toBe(316_520 + sums.balance);
      expect([...sums.byDay.values()].reduce((total, day) => total + day.income - day.paid, 0)).toBe(
        sums.balance,
      );
      expect(sums.byCategory.reduce((total, { amount }) => total + amount, 0)).toBe(sums.paid);
      expect(whole.in - sums.income).toBe(whole.out - sums.paid);
      expect(sums.income).toBeGreaterThanOrEqual(0);
    }),
  );
});

it.each([
  ['a refund of a built-in category', 'food', 2850, 1000, { income: 0, paid: 1850 }],
  ['more than was spent', 'food', 2850, 3000, { income: 0, paid: -150 }],
  ['all of it', 'food', 2850, 2850, { income: 0, paid: 0 }],
  ['a refund of an own category', 'Pets', 2850, 1000, { income: 0, paid: 1850 }],
  ['an own category of income', 'Lessons', 100, 5000, { income: 5000, paid: 100 }],
  ['a category of income', 'gift', 100, 5000, { income: 5000, paid: 100 }],
  ['no category', undefined, 100, 5000, { income: 5000, paid: 100 }],
])('money that comes back lowers spending and is no income: %s', (_what, category_id, out, back, want) => {
  const records = [
    record({ category_id, amount: out }),
    record({ category_id, amount: back, book_type: 'income', record_date: '2026-11-21' }),
  ];
  const { income, paid, byCategory } = sumUp(accounts, records);
  expect({ income, paid }).toEqual(want);
  expect(byCategory.map(({ amount }) => amount)).toEqual(want.paid === 0 ? [] : [want.paid]);
});

it('a record is stored on the device without changes', () => {
  const [kept] = recordsFrom([recordDraft(record({ note: 'Lunch' }))]);
  expect(kept).toEqual(record({ note: 'Lunch' }));
  expect(accountsFrom(accounts.map(accountDraft))).toEqual(accounts);
  expect(recordsFrom([{ wire: { amount: 'x' } }])).toEqual([]);
});

const type = (keys: string) => Array.from(keys).reduce((typed, key) => press(typed, key as AmountKey), '');

it.each([
  ['28.50', 2850],
  ['12.50+3×2', 1850],
  ['100÷3', 3333],
  ['1÷3×3', 100],
  ['9−4−3', 200],
  ['2×3+4×5−6÷2', 2300],
  ['.5', 50],
  ['12+', 1200],
  ['1.999', 199],
  ['1+×2', 200],
  ['007', 700],
])('the keys %s give the amount %i', (keys, amount) => {
  expect(amountOf(type(keys), marketProfiles.sample)).toBe(amount);
});

it.each([
  '',
  '0',
  '5−9',
  '5÷0',
  '999999999×9',
  '+5−5',
  '999999999×999999999×999999999',
  '1−999999999×999999999',
])('the keys %s give no amount', (keys) => {
  expect(amountOf(type(keys), marketProfiles.sample)).toBeUndefined();
});

it('the keys of any amount give that amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (amount) => {
      for (const market of Object.values(marketProfiles))
        expect(amountOf(typedFrom(amount), market)).toBe(amount);
    }),
  );
});

it('a search finds records by note without accents, by place and by category', () => {
  const list = [
    record({ note: 'Café' }),
    record({ address: 'Market' }),
    record({ category_id: 'travel', note: 'x' }),
  ];
  const find = (search: string) =>
    filter(
      list,
      { search, type: undefined, category: undefined },
      (id) => `The ${id}`,
      marketProfiles.sample,
    );
  expect(find('cafe')).toEqual([list[0]]);
  expect(find('MARKET')).toEqual([list[1]]);
  expect(find('the travel')).toEqual([list[2]]);
});

it.each([
  ['1234.50', true],
  ['1,234.5', true],
  ['¥1,234', true],
  ['1234', true],
  ['lunch 1234', true],
  // On a keyboard of another country, and with the sign of the list (firefly-iii #5703, invoiceninja/admin-portal #491).
  ['1234,5', true],
  ['-1234.50', true],
  ['−¥1,234.50', true],
  ['+1234', true],
  ['-', false],
  ['234', false],
  ['1234.51', false],
  ['dinner 1234', false],
])('a search for %s finds a lunch of ¥1,234.50: %p', (search, isFound) => {
  const list = [record({ note: 'Lunch', amount: 123_450 })];
  const filters = { search, type: undefined, category: undefined };
  expect(filter(list, filters, (id) => id, marketProfiles.sample)).toHaveLength(isFound ? 1 : 0);
});

it('months and weeks cross the end of a year', () => {
  expect(spanOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
  expect(weekOf('2027-01-01')[0]).toBe('2026-12-28');
  expect(monthOf('2026-13', '2026-11-20')).toBe('2026-11');
});

it('any month in an address leads to a valid month', () => {
  const written = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{4}-\d{2}$/),
    fc.constantFrom('9999-12', '0000-01'),
  );
  fc.assert(
    fc.property(written, (text) => {
      const month = monthOf(text, '2026-11-20');
      expect([text, '2026-11']).toContain(month);
      for (const near of [-1, 0, 1])
        expect(spanOfMonth(monthAfter(month, near)).last).toMatch(/^\d{4}-\d\d-(28|29|30|31)$/);
    }),
  );
});

it('a monthly record on the 31st is created on the last day of a short month, once per day', () => {
  const regular = {
    id: '5a0f3c1e-9d0b-4d57-8f0a-7c1b2e3d4f01',
    rhythm: 'monthly' as const,
    from: '2026-01-31',
    made: 0,
  };
  expect([0, 1, 2].map((count) => dayOf(regular, count))).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
  const made = { ...regular, made: 1, record: {} as never };
  expect(daysToMake(made, '2026-03-30')).toEqual(['2026-02-28']);
  expect(recordIdOf(regular.id, 1)).toBe('5a0f3c1e-9d0b-4d57-8f0a-000000000001');
});
