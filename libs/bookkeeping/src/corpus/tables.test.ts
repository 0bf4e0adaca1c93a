import { marketProfiles } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { firstAccounts } from '../rules/accounts';
import { readTable } from '../rules/table-in';
import { textOf } from '../rules/table-text';
import { cases as encodings } from './encodings.json';
import { cases as tables } from './tables.json';

const accounts = firstAccounts((kind) => ({ cash: 'Cash', bank: 'Bank', wallet: 'Wallet' })[kind]);
const read = (text: string) =>
  readTable(text, {
    accounts,
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: marketProfiles.sample,
  });

describe('corpus: tables', () => {
  it.each(tables)('$why', ({ input, records, left, ...other }) => {
    const table = read(input);
    expect(
      table.records.map((record) => [
        ...[record.record_date, record.book_type, record.amount, record.account_id, record.note ?? null],
      ]),
    ).toEqual(records);
    expect(table.problems.map(({ line, problem }) => [line, problem])).toEqual(left);
    expect(table.notices.map(({ line, notice }) => [line, notice])).toEqual(
      'notices' in other ? other.notices : [],
    );
    expect(table.unused).toEqual('unused' in other ? other.unused : []);
    expect(table.doubtful !== undefined).toBe('asks' in other);
    expect(table.orders.length).toBe('orders' in other ? 2 : 1);
  });
});

describe('corpus: encodings of tables', () => {
  it.each(encodings)('$why', ({ hex, right }) => {
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
    expect(read(textOf(bytes)).records.map(({ note }) => note)).toEqual([right]);
  });
});

/** No quotes: a quote may legitimately join two lines. */
const cell = fc.oneof(
  fc.constantFrom(
    '2026-11-01',
    '31/02/2026',
    '5.00',
    '-5',
    '(6)',
    '1.250',
    'x',
    '',
    'Total',
    'income',
    '“',
    '\uFFFD',
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n",;|\t，]/g, '')),
);
const headings = fc.constantFrom(
  'Date,Amount,Note',
  'Date,Type,Amount',
  '日期,金额',
  'Date,Debit,Credit,Note,Place',
);

/** Lines with nothing but a note or a place may go on with the text above. */
const isText = (heading: string, row: readonly string[]) =>
  heading.split(',').every((name, at) => ['Note', 'Place'].includes(name) || (row[at] ?? '').trim() === '');

it('each line of any table becomes a record or a problem, or goes on with the text of a record', () => {
  fc.assert(
    fc.property(
      headings,
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { maxLength: 10 }),
      fc.constantFrom('\n', '\r\n'),
      (heading, rows, end) => {
        const lines = rows.map((row) => row.join(','));
        const table = read([heading, ...lines].join(end));
        const filled = lines.flatMap((line, index) =>
          line.replaceAll(',', '').trim() === '' ? [] : [index + 2],
        );
        const problemLines = table.problems.map(({ line }) => line);
        expect(new Set(problemLines).size).toBe(problemLines.length);
        const told = table.records.length + problemLines.length;
        const texts = rows.filter((row, at) => filled.includes(at + 2) && isText(heading, row)).length;
        expect(told).toBeLessThanOrEqual(filled.length);
        expect(told).toBeGreaterThanOrEqual(filled.length - texts);
        for (const { amount } of table.records) expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

it('control: a table has as many records and problems as lines', () => {
  const table = read('Date,Amount\n2026-11-01,-5\n\n2026-11-02,x');
  expect(table.records.length + table.problems.length).toBe(2);
  expect(read('Date,Amount,Note\n2026-11-01,-5,"a\nb"').records).toHaveLength(1);
});

it('decoding and reading a file never throws, whatever its bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(read(textOf(bytes)).records.length).toBeGreaterThanOrEqual(0);
    }),
  );
});
