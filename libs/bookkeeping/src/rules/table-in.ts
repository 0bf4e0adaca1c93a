import { dayOrdersOf, type DayOrder, plainTyped } from '@clearloan/formatting';
import * as v from 'valibot';
import type { Account } from '../contract';
import type { BalanceProof } from './table-balance';
import { columnsOf, contextOf, type TableContext, type TableSetting } from './table-context';
import { daysOf } from './table-days';
import { idOf } from './table-id';
import type { LineNotice, LineProblem, LineRead, LineRecord, NewRecord } from './table-line';
import { feesBeside, readLines } from './table-reading';
import type { TableRoles } from './table-roles';
import { rowsOf, type TableRow } from './table-rows';
import { notesBeside, withJoinedTexts, withNotes } from './table-joined';
import { withoutDivided } from './table-parts';
import { withTransfers } from './table-transfers';
import { once, plainWord, statusNamed, typeNamed } from './table-words';
import { currencyNamed } from './table-currency';
import { guessesOf, type Column } from './table-headings';

export interface LeftOut {
  /** As a spreadsheet counts rows: the first row of the file is 1. */
  readonly line: number;
  readonly problem: LineProblem;
  /** The cell that cannot be parsed, as in the table. */
  readonly cell?: string | undefined;
}

export interface TableIn {
  readonly records: readonly NewRecord[];
  /** Accounts that the table describes; only tables of this app do. */
  readonly accounts: readonly Account[];
  /** Lines that are left out. Together with `records` and `accounts` they are all non-empty lines, except
   * those that only go on with the text of a record. */
  readonly problems: readonly LeftOut[];
  readonly notices: readonly { readonly line: number; readonly notice: LineNotice }[];
  /** Headings of unused columns: unknown, or a duplicate meaning. */
  readonly unused: readonly string[];
  /** The possible orders of dates such as 03/04/2026; the borrower chooses if there is more than one. */
  readonly orders: readonly DayOrder[];
  readonly columns: TableColumns;
  /** Whether the balances follow from the amounts: `strays` if they do not, `none` if there is nothing to compare. */
  readonly balance: BalanceProof['kind'];
  /** A record whose direction the table does not say, or whose balance moves the other way: the borrower is asked. */
  readonly doubtful: LineRecord | undefined;
}

/** The columns of a table, for the borrower to check. */
export interface TableColumns extends TableRoles {
  readonly headings: readonly string[];
  /** The first lines below the headings. */
  readonly samples: readonly (readonly string[])[];
  /** The same for all tables of this shape. */
  readonly shape: string;
}

/** As many lines as a borrower needs to recognize a column. */
const sampleLines = 3;

/**
 * Parses a table of records. Nothing is guessed or dropped silently: a line that cannot be parsed is reported by its
 * number, and what the table does not say is asked.
 */
export function readTable(text: string, setting: TableSetting): TableIn {
  const { headings, above, below: rows } = rowsOf(text, setting.today);
  if (headings.length === 0) {
    return { ...nothing, problems: [{ line: 1, problem: 'columns', cell: above[0]?.cells.join(' ') }] };
  }
  const roles = columnsOf(headings, rows, setting);
  const notes = notesBeside(headings, roles.columns);
  const below = withNotes(rows, roles.columns, notes);
  const dateAt = roles.columns.indexOf('date');
  const dayCells = below.map(({ cells }) => cells[dateAt] ?? '');
  const days = daysOf(dayCells, above, setting.today);
  const orders = dayOrdersOf(dayCells.map(days.whole), setting.today);
  const order = orders.find((each) => each === setting.order) ?? orders[0] ?? 'dayFirst';
  const readDay = once((cell: string) => days.read(cell, order));
  const given = contextOf({ headings, columns: roles.columns, rows: below, setting, readDay });
  const context = { ...given, fees: feesBeside(below, given) };
  const { lines: sides, balance, doubtful } = readLines(below, context, setting.answers?.signs);
  const lines = withJoinedTexts(withTransfers(withoutDivided(sides)), below, context);
  const sorted = sortLines(below, headings, context, lines);
  const yearless = below.flatMap(({ line }, at) =>
    lines[at]?.kind === 'record' && days.isYearless(dayCells[at] ?? '')
      ? [{ line, notice: 'year' as const }]
      : [],
  );
  const places = [...context.places.values(), ...context.fees, ...notes];
  return {
    ...sorted,
    notices: [...sorted.notices, ...yearless],
    orders,
    balance,
    doubtful,
    problems: [
      ...above.map(({ line, cells }): LeftOut => ({ line, problem: 'above', cell: cells.find(isFilled) })),
      ...sorted.problems,
    ],
    unused: headings.filter((name, at) => isFilled(name) && !places.includes(at)),
    columns: {
      ...roles,
      headings,
      shape: idOf(headings.map(plainWord).join('|')),
      samples: rows.slice(0, sampleLines).map(({ cells }) => cells),
    },
  };
}

const isFilled = (cell: string) => cell.trim() !== '';

const nothing: TableIn = {
  records: [],
  accounts: [],
  problems: [],
  notices: [],
  unused: [],
  balance: 'none',
  doubtful: undefined,
  orders: ['dayFirst'],
  columns: { columns: [], headings: [], samples: [], shape: '', isSure: true },
};

const recordId = v.pipe(v.string(), v.uuid());

function sortLines(
  rows: readonly TableRow[],
  headings: readonly string[],
  { places }: TableContext,
  lines: readonly (LineRead | undefined)[],
) {
  const accounts: Account[] = [];
  const records: NewRecord[] = [];
  const problems: LeftOut[] = [];
  const notices: { line: number; notice: LineNotice }[] = [];
  const [nextId, textOf] = [lineIds(), lineTexts(headings)];
  rows.forEach(({ line, cells }, at) => {
    const read = lines[at];
    if (read === undefined) return;
    if (read.kind === 'problem') problems.push({ line, problem: read.problem, cell: read.cell });
    else if (read.kind === 'account') accounts.push(read.account);
    else {
      const own = v.safeParse(recordId, cells[places.get('recordId') ?? -1]);
      const record_id = own.success ? own.output : nextId(textOf(cells, read.record, read.way));
      records.push({ ...read.record, record_id });
      notices.push(...read.notices.map((notice) => ({ line, notice })));
    }
  });
  return { accounts, records, problems, notices };
}

type Role = Column | undefined;
/** The others change: later by the bank, with the exported period, or by the borrower's choice. */
const lasting: readonly Role[] = [
  undefined,
  'note',
  'place',
  'reference',
  'accountId',
  'targetId',
  'recordId',
];

/**
 * What of a line is the same whenever and however the bank exports it: the day, the amount, the way it went, the
 * references and all texts, in any order, without case and spacing.
 */
function lineTexts(headings: readonly string[]) {
  const roles = headings.map((heading) => guessesOf(heading)[0]?.role);
  const plain = once((cell: string) => plainTyped(cell).toLowerCase());
  const telling = once((cell: string) => isTelling(plain(cell)));
  const isKept = (cell: string, role: Role) =>
    lasting.includes(role) && ((role === 'reference' && plain(cell) !== '') || telling(cell));
  const marks = (cells: readonly string[]) => cells.map(typeNamed).filter((type) => type !== undefined);
  /** @param way as in `LineRead`; where it is empty, words for in and out count, wherever they stand */
  return (cells: readonly string[], { record_date, amount }: LineRecord, way: string): string => {
    const texts = cells.filter((cell, at) => isKept(cell, roles[at])).map(plain);
    const shown = way === '' ? [...new Set(marks(cells))].sort().join(' ') : way;
    return JSON.stringify([record_date, amount, shown, ...texts.sort()]);
  };
}

/** A text that tells lines apart, under whatever heading. */
const isTelling = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  typeNamed(text) === undefined &&
  currencyNamed(text) === undefined &&
  statusNamed(text) === undefined;

/** Gives each line of one table its id. The second of two identical lines has another one than the first. */
function lineIds(): (text: string) => string {
  const counts = new Map<string, number>();
  return (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return idOf(`${String(count)} ${text}`);
  };
}
