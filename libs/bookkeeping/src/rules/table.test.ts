import * as fc from 'fast-check';
import type { Account } from '../contract';
import { dayFromTable, orderOf } from './table-dates';
import { readTable } from './table-in';
import { writeTable } from './table-out';
import { textOf } from './table-text';
import { amountFromTable } from './typed-amount';

const account = (account_id: string, name: string): Account => ({
  ...{ account_id, name, kind: 'cash', opening_balance: 0, tail: undefined },
  ...{ updated_at: '2026-11-01T00:00:00.000Z', deleted: false },
});
const accounts = [account('cash', 'Cash, at home'), account('bank', '=Bank')];
const setting = { accounts, account: 'cash', order: undefined };
const read = (text: string) => readTable(text, setting);

it.each([
  ['1234.50', 123_450],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234,50', 123_450],
  ['1\u202f234,5', 123_450],
  ["1'234.50", 123_450],
  ['12,34,567.00', 123_456_700],
  ['Rp 5.000', 500_000],
  ['¥12', 1200],
  ['(12.00)', -1200],
  ['−12', -1200],
  ['12.00-', -1200],
  ['1.234.567', 123_456_700],
  ['.5', 50],
  ['０.５０', 50],
])('reads the amount %s', (text, amount) => {
  expect(amountFromTable(text)).toBe(amount);
});

it.each(['', 'x', '1.2.3', '1,234,50', '12,3456', '1.234.5', '--5', '1e9', '9999999999999', '.', '1,23,45'])(
  'takes %s for no amount',
  (text) => {
    expect(amountFromTable(text)).toBeUndefined();
  },
);

it('tells the order of dates by all of them, and says when they do not tell', () => {
  expect(orderOf(['03/04/2026', '13/04/2026'])).toBe('dayFirst');
  expect(orderOf(['03/04/2026', '04/13/2026'])).toBe('monthFirst');
  expect(orderOf(['13/04/2026', '04/13/2026'])).toBeUndefined();
  expect(dayFromTable('3.4.26', 'dayFirst')).toBe('2026-04-03');
  expect(dayFromTable('31/02/2026', 'dayFirst')).toBeUndefined();
  expect(dayFromTable('2026-11-20T10:00:00Z', 'monthFirst')).toBe('2026-11-20');
  expect(read('date;amount\n03/04/2026;5').needsOrder).toBe(true);
});

it('tells each line that it does not understand, and takes the others', () => {
  const { records, problems } = read(
    [
      'Date,Amount,Type,Account,To account,Note',
      '2026-11-20,-28.50,,,,"Lunch, with ""tea"""',
      '2026-02-30,5,,,,',
      '2026-11-20,five,,,,',
      '2026-11-20,5,gift,,,',
      '2026-11-20,5,,nowhere,,',
      '2026-11-20,5,transfer,Cash,,',
      '',
      '2026-11-20,5,income,"cash, at home",,',
    ].join('\r\n'),
  );
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [3, 'date'],
    [4, 'amount'],
    [5, 'type'],
    [6, 'account'],
    [7, 'target'],
  ]);
  expect(records).toMatchObject([
    { amount: 2850, book_type: 'expense', note: 'Lunch, with "tea"', account_id: 'cash' },
    { amount: 500, book_type: 'income' },
  ]);
});

it('says which line breaks a quote, and which columns are missing', () => {
  expect(read('date,amount,note\n2026-11-20,5,"open').problems).toEqual([{ line: 2, problem: 'quotes' }]);
  expect(read('when,how much\n1,2').problems).toEqual([{ line: 1, problem: 'columns' }]);
  expect(read('').problems).toEqual([{ line: 1, problem: 'columns' }]);
});

it('reads files of old and new programs', () => {
  const table = 'date,amount,note\n2026-11-20,5,Café';
  const wide = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from(Array.from(table, (letter) => letter.charCodeAt(0))).buffer),
  ]);
  const western = Uint8Array.from(Array.from(table, (letter) => letter.charCodeAt(0)));
  for (const bytes of [new TextEncoder().encode(`\uFEFF${table}`), wide, western]) {
    expect(read(textOf(bytes)).records[0]?.note).toBe('Café');
  }
});

it('reads ten megabytes in moderate time', () => {
  const line = '2026-11-20,-28.50,"Lunch, again and again and again"\n';
  const { records } = read(`date,amount,note\n${line.repeat(Math.floor((10 * 1024 * 1024) / line.length))}`);
  expect(records.length).toBeGreaterThan(180_000);
}, 20_000);

it('what is written is read again as it was', () => {
  const text = fc
    .string({ maxLength: 30 })
    .map((words) => words.trim().replaceAll(/[\r\n\0]/g, ''))
    .filter((words) => !/^[=+\-@\t]/.test(words));
  const record = fc.record({
    amount: fc.integer({ min: 1, max: 99_999_999_999 }),
    note: text,
    day: fc.integer({ min: 10, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 10 }), (made) => {
      const records = made.map(({ amount, note, day }) => ({
        ...{ record_id: 'r', amount, note: note === '' ? undefined : note, record_date: `2026-11-${day}` },
        ...{ book_type: 'expense' as const, category_id: 'food', account_id: 'cash', address: undefined },
        ...{ img_url: undefined, to_account_id: undefined, updated_at: '', deleted: false },
      }));
      const { record_id, updated_at, deleted, ...kept } = records[0] ?? ({} as never);
      const again = read(writeTable(records, accounts));
      expect(again.problems).toEqual([]);
      expect(again.records).toHaveLength(records.length);
      if (records.length > 0) expect(again.records[0]).toEqual(kept);
    }),
  );
});

it('no text of the book runs as a formula in a table program', () => {
  const record = {
    ...({} as never as Parameters<typeof writeTable>[0][0]),
    amount: 1,
    note: '=1+1',
    account_id: 'bank',
  };
  expect(writeTable([record], accounts)).toContain("'=1+1");
});
