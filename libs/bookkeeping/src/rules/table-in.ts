import { dayOrdersOf, readTypedDay, type DayOrder, type Market } from '@clearloan/formatting';
import type { Account } from '../contract';
import { ownHeadings } from './table-format';
import { readLine, type LineContext, type LineNotice, type LineProblem, type NewRecord } from './table-line';
import { rowsOf, type TableRow } from './table-rows';
import { typeNamed, type Column } from './table-words';
import { amountsOfTable } from './typed-amount';

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
  /** Lines that are left out. Together with `records` and `accounts` they are all non-empty lines. */
  readonly problems: readonly LeftOut[];
  readonly notices: readonly { readonly line: number; readonly notice: LineNotice }[];
  /** Headings of unused columns: unknown, or a duplicate meaning. */
  readonly unused: readonly string[];
  /** The possible orders of dates such as 03/04/2026; the borrower chooses if there is more than one. */
  readonly orders: readonly DayOrder[];
}

export interface TableSetting {
  readonly accounts: readonly Account[];
  /** The account of lines that name none. */
  readonly account: string;
  /** The order that the borrower chose, if the table does not determine it. */
  readonly order: DayOrder | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The amount format if the table does not determine it. */
  readonly market: Pick<Market, 'currency'>;
}

/**
 * Parses a table of records. Nothing is guessed or dropped silently: a line that cannot be parsed is reported by its
 * number.
 */
export function readTable(text: string, setting: TableSetting): TableIn {
  const { columns, headings, headingLine, above, below } = rowsOf(text);
  if (headingLine === 0 || headings.length === 0) {
    return { ...nothing, problems: [{ line: 1, problem: 'columns', cell: above[0]?.cells.join(' ') }] };
  }
  const places = placesOf(columns, below);
  const dateAt = places.get('date') ?? 0;
  const dates = below.map(({ cells }) => cells[dateAt] ?? '');
  const amountPlaces = (['amount', 'out', 'in'] as const).flatMap((column) => places.get(column) ?? []);
  const amounts = below.flatMap(({ cells }) => amountPlaces.map((at) => cells[at] ?? ''));
  const isOwn = headings.join('\n') === ownHeadings.join('\n');
  const orders = dayOrdersOf(dates, setting.today);
  const order = orders.find((each) => each === setting.order) ?? orders[0] ?? 'dayFirst';
  const context: LineContext = {
    ...setting,
    places,
    width: headings.length,
    isOwn,
    // Amounts from the book are not validated again: they may predate the rule of whole rupiah.
    readAmount: once(amountsOfTable(amounts, setting.market, isOwn ? 1 : undefined)),
    readDay: once((cell) => readTypedDay(cell, order, setting.today)),
  };
  const described: Account[] = [];
  const records: NewRecord[] = [];
  const problems: LeftOut[] = above.map(({ line, cells }) => ({
    ...{ line, problem: 'above' },
    cell: cells.find((cell) => cell.trim() !== ''),
  }));
  const notices: { line: number; notice: LineNotice }[] = [];
  let known = setting.accounts;
  for (const row of below) {
    const { line } = row;
    const read = readLine(row, { ...context, accounts: known });
    if (read.kind === 'problem') problems.push({ line, problem: read.problem, cell: read.cell });
    else if (read.kind === 'account') {
      const { account } = read;
      described.push(account);
      // The lines below name an account as the table does, even if the device has renamed it.
      known = [account, ...known.filter(({ account_id }) => account_id !== account.account_id)];
    } else {
      records.push(read.record);
      notices.push(...read.notices.map((notice) => ({ line, notice })));
    }
  }
  const unused = headings.filter((name, at) => name.trim() !== '' && ![...places.values()].includes(at));
  return { records, accounts: described, problems, notices, unused, orders };
}

/** A long table repeats the same dates and amounts: each is parsed once. */
function once<Value>(read: (cell: string) => Value): (cell: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (cell) => {
    const made = known.get(cell) ?? { value: read(cell) };
    known.set(cell, made);
    return made.value;
  };
}

const nothing: TableIn = {
  ...{ records: [], accounts: [], problems: [], notices: [], unused: [] },
  orders: ['dayFirst'],
};

/**
 * The position of each column. Of two headings with the same meaning the first wins; an amount takes precedence over
 * debit and credit.
 */
function placesOf(
  columns: readonly (Column | undefined)[],
  rows: readonly TableRow[],
): ReadonlyMap<Column, number> {
  const places = new Map<Column, number>();
  columns.forEach((column, at) => {
    if (column !== undefined && !places.has(column)) places.set(column, at);
  });
  if (places.has('amount')) {
    places.delete('out');
    places.delete('in');
  }
  const [type, ...others] = columns.flatMap((column, at) => (column === 'type' ? [at] : []));
  if (type !== undefined && others.length > 0) places.set('type', typeAmong([type, ...others], rows));
  return places;
}

/**
 * A wallet may print its own payment type beside the direction of the money (`交易类型`, `收/支`): uses the column with more
 * known types.
 */
function typeAmong(places: readonly [number, ...number[]], rows: readonly TableRow[]): number {
  const known = (at: number) => rows.filter(({ cells }) => typeNamed(cells[at] ?? '') !== undefined).length;
  return places.reduce((best, at) => (known(at) > known(best) ? at : best));
}
