import { sampleMarket } from '@clearloan/formatting';
import type { Account } from '../contract';
import { readTable } from './table-in';
import { writeTable } from '../save-book';
import { textOf } from './table-text';
import { amountsOfTable } from './table-money';

const account = (account_id: string, name: string): Account => ({
  account_id,
  name,
  kind: 'cash',
  opening_balance: 0,
  tail: undefined,
  updated_at: '2026-11-01T00:00:00.000Z',
  deleted: false,
});
const accounts = [account('cash', 'Cash, at home'), account('bank', '=Bank')];
const setting = { accounts, account: 'cash', order: undefined, today: '2026-11-25', market: sampleMarket };
const amountFromTable = (text: string) => {
  const read = amountsOfTable([text], sampleMarket)(text);
  return read === 'unclear' ? undefined : read;
};
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
])('a table reads the amount %s', (text, amount) => {
  expect(amountFromTable(text)?.minor).toBe(amount);
});

it.each(['', 'x', '1.2.3', '1,234,50', '12,3456', '1.234.5', '--5', '1e9', '9999999999999', '.', '1,23,45'])(
  'a table reads no amount from %s',
  (text) => {
    expect(amountFromTable(text)).toBeUndefined();
  },
);

it('a table with ambiguous dates has both date orders', () => {
  expect(read('date;amount\n03/04/2026;5').orders).toEqual(['dayFirst', 'monthFirst']);
  expect(read('date;amount\n03/04/2026;5\n13/04/2026;5').orders).toEqual(['dayFirst']);
});

it('a table reports each invalid line and reads the others', () => {
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

it('a table reports an unclosed quote with its line, and missing columns', () => {
  expect(read('date,amount,note\n2026-11-20,5,"open').problems).toMatchObject([
    { line: 2, problem: 'quotes' },
  ]);
  expect(read('when,how much\n1,2').problems).toMatchObject([{ line: 1, problem: 'columns' }]);
  expect(read('').problems).toMatchObject([{ line: 1, problem: 'columns' }]);
});

it('a table is decoded from UTF-8, UTF-16 and Windows-1252', () => {
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

it('a table of ten megabytes is read within 20 seconds', () => {
  const line = '2026-11-20,-28.50,"Lunch, again and again and again"\n';
  const { records } = read(`date,amount,note\n${line.repeat(Math.floor((10 * 1024 * 1024) / line.length))}`);
  expect(records.length).toBeGreaterThan(180_000);
});

it('an exported table guards a text that is a formula', () => {
  const record = {
    ...({} as never as Parameters<typeof writeTable>[0][0]),
    amount: 1,
    note: '=1+1',
    account_id: 'bank',
  };
  expect(writeTable([record], accounts)).toContain("'=1+1");
});

it('cuts a cell that is longer than any field before it reads it, and still reads the line', () => {
  const [record] = read(`Date,Amount,Note\n2026-11-01,-12.00,${'a'.repeat(300_000)}\n`).records;
  expect(record?.amount).toBe(1200);
  const started = process.cpuUsage();
  expect(read(`Date,Amount\n2026-11-01,${'0'.repeat(300_000)}x\n`).records).toEqual([]);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
});
