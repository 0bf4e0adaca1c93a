import { sampleMarket } from '@clearloan/formatting';
import * as fc from 'fast-check';
import { unparse } from 'papaparse';
import type { BookRecord } from '../contract';
import { readTable } from './table-in';
import { splitKnown } from './table-known';
import type { NewRecord } from './table-line';

const read = (text: string) =>
  readTable(text, {
    accounts: [],
    account: 'cash',
    order: undefined,
    today: '2026-11-25',
    market: sampleMarket,
  }).records;

interface Line {
  readonly day: number;
  /** Minor units, negative for money that goes out. */
  readonly change: number;
  readonly note: string;
  readonly reference: string;
}

/** Few values, so that identical lines are common. */
const line: fc.Arbitrary<Line> = fc.record({
  day: fc.integer({ min: 1, max: 9 }),
  change: fc.oneof(fc.constantFrom(-500, 500, -1200), fc.integer({ min: 1, max: 9_999_999 })),
  note: fc.constantFrom('Coffee', 'coffee  shop', 'Pending case', '午餐', ''),
  reference: fc.constantFrom('', '', '1001', 'UTR77'),
});

type Row = readonly string[];
const decimal = (minor: number) => (Math.abs(minor) / 100).toFixed(2);
const signed = (minor: number) => `${minor < 0 ? '-' : ''}${decimal(minor)}`;

/** How banks write a line, with the number of the line in this export and the balance after it. */
const styles: Readonly<
  Record<string, { headings: Row; row: (line: Line, at: number, balance: number) => Row }>
> = {
  signed: {
    headings: ['No', 'Date', 'Amount', 'Description', 'Reference'],
    row: ({ day, change, note, reference }, at) => [
      ...[String(at + 1), `2026-11-0${String(day)}`, signed(change), note, reference],
    ],
  },
  'two columns': {
    headings: ['Txn Date', 'Narration', 'Debit', 'Credit', 'Chq/Ref No', 'Balance'],
    row: ({ day, change, note, reference }, _at, balance) => [
      ...[
        `2026-11-0${String(day)}`,
        note,
        change < 0 ? decimal(change) : '',
        change < 0 ? '' : decimal(change),
      ],
      ...[reference, signed(balance)],
    ],
  },
  'a mark': {
    headings: ['交易时间', '收/支', '金额', '备注', '交易单号'],
    row: ({ day, change, note, reference }) => [
      ...[`2026-11-0${String(day)} 10:00:00`, change < 0 ? '支出' : '收入', decimal(change), note, reference],
    ],
  },
};

/** An export: another separator, and the columns from the last to the first, change nothing. */
const exported = (style: string, lines: readonly Line[], isOther: boolean): string => {
  const { headings, row } = styles[style] ?? { headings: [], row: () => [] };
  let balance = 100_000;
  const rows = [headings, ...lines.map((each, at) => row(each, at, (balance += each.change)))];
  return unparse(
    rows.map((cells) => (isOther ? [...cells].reverse() : [...cells])),
    {
      delimiter: isOther ? ';' : ',',
    },
  );
};

const changes: readonly ((record: BookRecord) => BookRecord | undefined)[] = [
  (record) => record,
  (record) => ({ ...record, category_id: 'food' }),
  (record) => ({ ...record, note: 'my own words', account_id: 'bank' }),
  (record) => ({ ...record, amount: record.amount + 1, record_date: '2026-01-01' }),
  () => undefined,
];

interface Book {
  readonly records: readonly BookRecord[];
  readonly removed: readonly string[];
  readonly accounts: readonly [];
}

/** What the borrower does to the records, one change each. */
function edited(records: readonly NewRecord[], edits: readonly number[]): Book {
  const stored = records.map((record) => ({ ...record, updated_at: '', deleted: false }));
  const kept = stored.map((record, at) => changes[(edits[at] ?? 0) % changes.length]?.(record));
  return {
    records: kept.filter((record) => record !== undefined),
    removed: stored.filter((_record, at) => kept[at] === undefined).map(({ record_id }) => record_id),
    accounts: [],
  };
}

const fresh = (text: string, book: Book) => splitKnown({ records: read(text), accounts: [] }, book);
const table = fc.record({
  style: fc.constantFrom(...Object.keys(styles)),
  lines: fc
    .array(line, { minLength: 1, maxLength: 12 })
    .map((lines) => [...lines].sort((a, b) => a.day - b.day)),
  edits: fc.array(fc.nat(changes.length - 1), { minLength: 12, maxLength: 12 }),
  cut: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
  isOther: fc.boolean(),
});

it('a table read again, whole or in overlapping halves, adds nothing, whatever was edited since', () => {
  fc.assert(
    fc.property(table, ({ style, lines, edits, cut, isOther }) => {
      const records = read(exported(style, lines, false));
      expect(records).toHaveLength(lines.length);
      const book = edited(records, edits);
      const [from, until] = [Math.min(...cut), Math.max(...cut)];
      const halves = [lines.filter(({ day }) => day <= until), lines.filter(({ day }) => day >= from)];
      for (const part of [lines, ...halves]) {
        expect(fresh(exported(style, part, isOther), book)).toMatchObject({ fresh: [], alike: [] });
      }
    }),
    { numRuns: 150 },
  );
});

it('overlapping halves are together the whole table', () => {
  fc.assert(
    fc.property(table, ({ style, lines, edits, cut, isOther }) => {
      const [from, until] = [Math.min(...cut), Math.max(...cut)];
      const first = read(
        exported(
          style,
          lines.filter(({ day }) => day <= until),
          false,
        ),
      );
      const book = edited(first, edits);
      const second = fresh(
        exported(
          style,
          lines.filter(({ day }) => day >= from),
          isOther,
        ),
        book,
      ).fresh;
      const ids = new Set([...first, ...second].map(({ record_id }) => record_id));
      expect(ids.size).toBe(first.length + second.length);
      expect(ids).toEqual(new Set(read(exported(style, lines, false)).map(({ record_id }) => record_id)));
    }),
    { numRuns: 150 },
  );
});

it('two devices give a line the same id, and identical lines of one table have two', () => {
  const text = 'Date,Amount,Note\n2026-11-01,-5,Coffee\n2026-11-01,-5,Coffee\n2026-11-01,-5,Tea\n';
  const ids = read(text).map(({ record_id }) => record_id);
  expect(read(text).map(({ record_id }) => record_id)).toEqual(ids);
  expect(new Set(ids).size).toBe(3);
});

it('control: another day, amount, way or text is another line', () => {
  const idOf = (row: string) => read(`Date,Amount,Note\n${row}\n`)[0]?.record_id;
  const rows = ['2026-11-01,-5,Coffee', '2026-11-02,-5,Coffee', '2026-11-01,-6,Coffee', '2026-11-01,-5,Tea'];
  expect(new Set([...rows, '2026-11-01,5,Coffee'].map(idOf)).size).toBe(5);
});

it('a record that the borrower typed is asked about if day and amount are the same', () => {
  const [line] = read('Date,Amount,Note\n2026-11-01,-5,POS 123 COFFEE\n');
  const typed: BookRecord = {
    record_id: '00000000-0000-4000-8000-000000000001',
    amount: 500,
    book_type: 'expense',
    category_id: 'food',
    note: 'Coffee',
    address: undefined,
    img_url: undefined,
    account_id: 'cash',
    to_account_id: undefined,
    record_date: '2026-11-01',
    updated_at: '',
    deleted: false,
  };
  const split = (record: BookRecord) =>
    splitKnown(
      { records: line ? [line] : [], accounts: [] },
      { records: [record], removed: [], accounts: [] },
    );
  expect(split(typed)).toMatchObject({ fresh: [], known: [], alike: [{ note: 'POS 123 COFFEE' }] });
  // Control: another amount is no question.
  expect(split({ ...typed, amount: 501 })).toMatchObject({ fresh: [{ amount: 500 }], alike: [] });
});
