import { sampleMarket } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { unparse } from 'papaparse';
import { readTable, type TableIn } from './table-in';
import { columnRoles } from './table-headings';

const read = (text: string, columns?: TableIn['columns']['columns']) =>
  readTable(text, {
    accounts: [],
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: sampleMarket,
    answers: columns && { columns },
  });

const word = fc.constantFrom(
  ...['Date', 'Value Date', 'Amount', 'Debit', 'Credit', 'Dr / Cr', 'Balance', 'Currency', 'Status', 'Notes'],
  ...[
    '日期',
    '收/支',
    '金额',
    '余额',
    'Tanggal',
    'Saldo',
    'तारीख',
    'राशि',
    'Fecha',
    'Betrag',
    'No.',
    '',
    'Fee',
  ],
);
const heading = fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 12 }));
const cell = fc.oneof(
  fc.constantFrom(
    ...[
      '2026-11-01',
      '01/11/26',
      '20261101',
      '31/02/2026',
      '-5',
      '(6.00)',
      '7.00-',
      '5 DR',
      '1.250',
      '¥5',
      'USD 5',
    ],
    ...[
      'DR',
      '支出',
      'masuk',
      'EUR',
      'FAILED',
      'Pending',
      '',
      '-',
      '--',
      'Total',
      '“',
      '\uFFFD',
      '999999999999999',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);

/** Full runs try ten times as many. */
const runs = (small: number) => (process.env['TEST_SIZE'] === 'full' ? small * 10 : small);

it('random headings and cells never throw, and each line is a record, a problem or above the headings', () => {
  fc.assert(
    fc.property(
      fc.array(heading, { minLength: 1, maxLength: 8 }),
      fc.array(fc.array(cell, { minLength: 1, maxLength: 8 }), { maxLength: 8 }),
      fc.array(fc.option(fc.constantFrom(...columnRoles), { nil: undefined }), {
        minLength: 1,
        maxLength: 8,
      }),
      (headings, rows, roles) => {
        const text = unparse([headings, ...rows]);
        for (const table of [read(text), read(text, roles)]) {
          const lines = table.problems.map(({ line }) => line);
          expect(new Set(lines).size).toBe(lines.length);
          for (const { amount } of table.records)
            expect(Number.isSafeInteger(amount) && amount > 0).toBe(true);
        }
      },
    ),
    { numRuns: runs(150) },
  );
});

/** How a line of a statement shows which way its money went. */
const ways: Readonly<
  Record<string, { headings: readonly string[]; cells: (change: number) => readonly string[] }>
> = {
  minus: { headings: ['Amount'], cells: (change) => [(change / 100).toFixed(2)] },
  brackets: { headings: ['Amount'], cells: (change) => [change < 0 ? `(${plain(change)})` : plain(change)] },
  'a minus behind': { headings: ['Amount'], cells: (change) => [`${plain(change)}${change < 0 ? '-' : ''}`] },
  'a mark beside': {
    headings: ['Amount'],
    cells: (change) => [`${plain(change)} ${change < 0 ? 'DR' : 'CR'}`],
  },
  'a column of marks': {
    headings: ['Amount', 'Dr / Cr'],
    cells: (change) => [plain(change), change < 0 ? 'DR' : 'CR'],
  },
  'marks without a heading': {
    headings: ['Jumlah', ''],
    cells: (change) => [plain(change), change < 0 ? 'DB' : 'CR'],
  },
  'two columns': {
    headings: ['Debit', 'Credit'],
    cells: (change) => (change < 0 ? [plain(change), ''] : ['', plain(change)]),
  },
  'two columns, debits with a minus': {
    headings: ['Debit', 'Credit'],
    cells: (change) => (change < 0 ? [`-${plain(change)}`, ''] : ['', plain(change)]),
  },
  nothing: { headings: ['Amount'], cells: (change) => [plain(change)] },
};
const plain = (minor: number) => (Math.abs(minor) / 100).toFixed(2);

interface Entry {
  readonly change: number;
  /** The bank's file shows the opposite way. */
  readonly isWrong: boolean;
  readonly isMissing: boolean;
}

const entry: fc.Arbitrary<Entry> = fc.record({
  // Large and odd, so that no two amounts cancel each other by chance.
  change: fc
    .tuple(fc.integer({ min: 1_000_000, max: 99_999_999 }), fc.boolean())
    .map(([minor, isOut]) => (isOut ? -minor : minor)),
  isWrong: fc.integer({ min: 0, max: 3 }).map((draw) => draw === 0),
  isMissing: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
});

interface Statement {
  readonly text: string;
  readonly truth: ReadonlyMap<string, number>;
  /** The first of the lines that the file has: no balance stands before it. */
  readonly first: string | undefined;
}

function statement(entries: readonly Entry[], way: string, isLatestFirst: boolean): Statement {
  const { headings, cells } = ways[way] ?? { headings: [], cells: () => [] };
  let balance = 12_345_678_900;
  const rows = entries.map(({ change, isWrong, isMissing }, at) => {
    balance += change;
    const shown = cells(isWrong ? -change : change);
    return {
      isMissing,
      change,
      name: `n${String(at)}`,
      cells: ['2026-11-13', `n${String(at)}`, ...shown, (balance / 100).toFixed(2)],
    };
  });
  const present = rows.filter(({ isMissing }) => !isMissing);
  const lines = present.map((row) => row.cells);
  return {
    text: unparse([['Date', 'Note', ...headings, 'Balance'], ...(isLatestFirst ? lines.reverse() : lines)]),
    truth: new Map(present.map(({ name, change }) => [name, change])),
    first: present[0]?.name,
  };
}

/** The names of records that go the wrong way without a word to the borrower. */
function silentlyWrong({ text, truth, first }: Statement): string[] {
  const table = read(text);
  if (!table.columns.isSure || table.doubtful !== undefined || table.balance === 'strays') return [];
  const told = new Set(table.notices.map(({ line }) => line));
  const names = text.split('\r\n').map((line) => line.split(',')[1] ?? '');
  return table.records.flatMap(({ note = '', book_type }) => {
    const isRight = (truth.get(note) ?? 0) < 0 === (book_type === 'expense');
    return isRight || note === first || told.has(names.indexOf(note) + 1) ? [] : [note];
  });
}

it('with balances, no record goes the wrong way without a word', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 2, maxLength: 10 }),
      fc.constantFrom(...Object.keys(ways)),
      fc.boolean(),
      (entries, way, isLatestFirst) => {
        expect(silentlyWrong(statement(entries, way, isLatestFirst))).toEqual([]);
      },
    ),
    { numRuns: runs(200) },
  );
});

it('control: without the balances, a wrong way is read as it stands', () => {
  const right: Entry = { change: -1_000_001, isWrong: false, isMissing: false };
  const entries = [right, { ...right, change: 2_000_003, isWrong: true }, { ...right, change: -3_000_005 }];
  const made = statement(entries, 'two columns', false);
  expect(read(made.text).problems).toMatchObject([{ line: 3, problem: 'balance' }]);
  const bare = { ...made, text: made.text.replaceAll(/,[^,]*(?=\r\n|$)/g, '') };
  expect(silentlyWrong(bare)).toEqual(['n1']);
});

it('a statement without a wrong line is read as it is', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { minLength: 2, maxLength: 10 }),
      fc.constantFrom(...Object.keys(ways).filter((way) => way !== 'nothing')),
      fc.boolean(),
      (entries, way, isLatestFirst) => {
        const clean = entries.map((each) => ({ ...each, isWrong: false, isMissing: false }));
        const { text, truth } = statement(clean, way, isLatestFirst);
        const { records, problems, columns } = read(text);
        expect(columns.isSure).toBe(true);
        expect(problems).toEqual([]);
        const changes = records.map(({ note = '', amount, book_type }) => [
          note,
          book_type === 'expense' ? -amount : amount,
        ]);
        expect(new Map(changes as [string, number][])).toEqual(truth);
      },
    ),
    { numRuns: runs(60) },
  );
});
