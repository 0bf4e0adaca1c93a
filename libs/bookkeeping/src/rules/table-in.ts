import { parse } from 'papaparse';
import type { Account, BookRecord, BookType } from '../contract';
import { dayFromTable, hasTwoOrders, orderOf, type DateOrder } from './table-dates';
import { amountFromTable } from './typed-amount';

/** What is wrong with a line, for the borrower. */
export type LineProblem = 'date' | 'amount' | 'type' | 'account' | 'target' | 'quotes' | 'columns';

interface TableLine {
  /** As a table program counts it: the headings are line 1. */
  readonly line: number;
  readonly problem: LineProblem;
}

export type NewRecord = Omit<BookRecord, 'record_id' | 'updated_at' | 'deleted'> & {
  readonly book_type: BookType;
};

export interface TableIn {
  readonly records: readonly NewRecord[];
  readonly problems: readonly TableLine[];
  /** Dates such as 03/04/2026 do not tell their order: the borrower has to. */
  readonly needsOrder: boolean;
}

/** Headings that are understood, in lower case. */
const headings = {
  date: ['date', 'day', 'tanggal', '日期', 'तारीख'],
  amount: ['amount', 'sum', 'jumlah', '金额', 'राशि'],
  type: ['type', 'kind', 'jenis', '类型', 'प्रकार'],
  category: ['category', 'kategori', '类别', 'श्रेणी'],
  account: ['account', 'akun', '账户', 'खाता'],
  target: ['to account', 'ke akun', '转入账户', 'खाते में'],
  note: ['note', 'description', 'catatan', '备注', 'नोट'],
  place: ['place', 'tempat', '地点', 'जगह'],
} as const;
type Column = keyof typeof headings;
type Cells = ReadonlyMap<Column, string>;

export interface TableSetting {
  readonly accounts: readonly Account[];
  /** The account of lines that name none. */
  readonly account: string;
  readonly order: DateOrder | undefined;
}

/** Reads a table of records. Nothing is guessed: a line that is not understood is told with its number. */
export function readTable(text: string, setting: TableSetting): TableIn {
  const { data, errors } = parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: false });
  const columns = columnsOf(data[0] ?? []);
  if (!columns.includes('date') || !columns.includes('amount')) {
    return { records: [], problems: [{ line: 1, problem: 'columns' }], needsOrder: false };
  }
  const rows = data.slice(1).map((cells, index) => ({ line: index + 2, cells: cellsOf(columns, cells) }));
  const filled = rows.filter(({ cells }) => [...cells.values()].some((cell) => cell !== ''));
  const dates = filled.map(({ cells }) => cells.get('date') ?? '');
  const order = setting.order ?? orderOf(dates);
  const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => (row ?? 0) + 1));
  const read = filled.map(({ line, cells }) => ({
    line,
    record: broken.has(line) ? 'quotes' : readLine(cells, setting, order ?? 'dayFirst'),
  }));
  return {
    records: read.flatMap(({ record }) => (typeof record === 'string' ? [] : [record])),
    problems: read.flatMap(({ line, record }) =>
      typeof record === 'string' ? [{ line, problem: record }] : [],
    ),
    needsOrder: order === undefined && dates.some(hasTwoOrders),
  };
}

const columnsOf = (names: readonly string[]): (Column | undefined)[] =>
  names.map((name) => {
    const plain = name.trim().toLowerCase();
    return (Object.keys(headings) as Column[]).find((column) =>
      headings[column].some((word) => word === plain),
    );
  });

const cellsOf = (columns: readonly (Column | undefined)[], cells: readonly string[]): Cells =>
  new Map(
    columns.flatMap((column, at) =>
      column === undefined ? [] : [[column, (cells[at] ?? '').trim()] as const],
    ),
  );

function readLine(
  cells: Cells,
  { accounts, account }: TableSetting,
  order: DateOrder,
): NewRecord | LineProblem {
  const day = dayFromTable(cells.get('date') ?? '', order);
  if (day === undefined) return 'date';
  const signed = amountFromTable(cells.get('amount') ?? '');
  if (signed === undefined || signed === 0) return 'amount';
  const book_type = typeOf(cells.get('type') ?? '', signed);
  if (book_type === undefined) return 'type';
  const account_id = accountNamed(cells.get('account') ?? '', accounts, account);
  if (account_id === undefined) return 'account';
  const isMove = book_type === 'transfer';
  const to_account_id = isMove ? accountNamed(cells.get('target') ?? '', accounts, undefined) : undefined;
  if (isMove && (to_account_id === undefined || to_account_id === account_id)) return 'target';
  return {
    amount: Math.abs(signed),
    book_type,
    category_id: isMove ? undefined : orNothing(cells.get('category'))?.slice(0, 64),
    note: orNothing(cells.get('note'))?.slice(0, 500),
    address: orNothing(cells.get('place'))?.slice(0, 200),
    img_url: undefined,
    record_date: day,
    account_id,
    to_account_id,
  };
}

const orNothing = (text: string | undefined) => (text === '' ? undefined : text);

/** Without a word, the sign says it: less than nothing was paid out. */
function typeOf(word: string, signed: number): BookType | undefined {
  const plain = word.toLowerCase();
  if (plain === '') return signed < 0 ? 'expense' : 'income';
  return (['income', 'expense', 'transfer'] as const).find((type) => type === plain);
}

function accountNamed(
  name: string,
  accounts: readonly Account[],
  otherwise: string | undefined,
): string | undefined {
  if (name === '') return otherwise;
  const plain = name.toLowerCase();
  return accounts.find((each) => each.name.toLowerCase() === plain || each.account_id.toLowerCase() === plain)
    ?.account_id;
}
