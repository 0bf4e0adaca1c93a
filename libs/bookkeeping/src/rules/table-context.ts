import * as v from 'valibot';
import type { Day, DayOrder, Market } from '@clearloan/formatting';
import type { Account } from '../contract';
import { columnRoles, isFee, isWhole, type Column } from './table-headings';
import { accountMeant } from './table-accounts';
import { isDay } from './table-cells';
import { once } from './table-words';
import { currencyNamed, currencyOfHeading, splitCurrency } from './table-currency';
import { ownColumns } from './table-format';
import type { LineContext } from './table-line';
import { rolesOf, type TableRoles } from './table-roles';
import type { TableRow } from './table-rows';
import { amountsOfTable, type ReadTableAmount } from './table-money';

/** What the borrower said about tables of one shape. */
export interface TableAnswers {
  /** The role of each column, `undefined` for one that is not used. */
  readonly columns?: readonly (Column | undefined)[] | undefined;
  /** `turned`: the lines in question mean the opposite of how they were first shown. */
  readonly signs?: 'asWritten' | 'turned' | undefined;
}

export interface TableSetting {
  readonly accounts: readonly Account[];
  /** The account of lines that name none. */
  readonly account: string;
  /** The order that the borrower chose, if the table does not determine it. */
  readonly order: DayOrder | undefined;
  readonly answers?: TableAnswers | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The amount format if the table does not determine it. */
  readonly market: Pick<Market, 'currency'>;
}

/** More lines do not change what a column holds. */
const sampled = 200;

/** The roles of the columns: those of an own table, those that the borrower gave, or those that the table shows. */
export function columnsOf(
  headings: readonly string[],
  rows: readonly TableRow[],
  { answers, today }: TableSetting,
): TableRoles {
  const given = ownColumns(headings) ?? answers?.columns;
  if (given?.length === headings.length) return { columns: given, isSure: true };
  const start = rows.slice(0, sampled);
  // A total or a footer says nothing about what the records hold.
  const dated = start.filter(({ cells }) => cells.some((cell) => isDay(cell.trim(), today)));
  const shown = dated.length > 0 ? dated : start;
  return rolesOf(
    headings,
    headings.map((_heading, at) => shown.map(({ cells }) => cells[at] ?? '')),
    today,
  );
}

export interface TableContext extends LineContext {
  readonly readBalance: ReadTableAmount;
  /** Whether a heading of an amount says that it has the fees already. */
  readonly isWhole: boolean;
}

interface ContextInput {
  readonly headings: readonly string[];
  readonly columns: readonly (Column | undefined)[];
  readonly rows: readonly TableRow[];
  readonly setting: TableSetting;
  readonly readDay: (cell: string) => Day | undefined;
}

/** What all lines of a table have in common. */
export function contextOf({ headings, columns, rows, setting, readDay }: ContextInput): TableContext {
  const isOwn = ownColumns(headings) !== undefined;
  const places = placesOf(columns, rows, setting, isOwn);
  const cellsOf = (column: Column) => {
    const at = places.get(column);
    return at === undefined ? [] : rows.map(({ cells }) => cells[at] ?? '');
  };
  const amounts = (['amount', 'out', 'in', 'balance'] as const).flatMap(cellsOf);
  // Amounts from the book are not validated again: they may predate the rule of whole rupiah.
  const readAmount = once(amountsOfTable(amounts, setting.market, isOwn ? 1 : undefined));
  const readFine = once(amountsOfTable(amounts, setting.market, 1));
  const moneyHeadings = (['amount', 'out', 'in'] as const).map(
    (column) => headings[places.get(column) ?? -1],
  );
  return {
    ...setting,
    places,
    width: headings.length,
    isOwn,
    readAmount,
    readDay,
    readBalance: (cell) => readFine(cell) ?? readFine(splitCurrency(cell).rest),
    isSigned: cellsOf('amount').some((cell) => hasSign(readAmount(cell))),
    currency: currencyNamed(setting.market.currency.symbol),
    headingCurrency: moneyHeadings.map((heading) => currencyOfHeading(heading ?? '')).find(Boolean),
    minusSide: undefined,
    fees: headings.flatMap((heading, at) => (isFee(heading) && columns[at] === undefined ? [at] : [])),
    isWhole: moneyHeadings.some((heading) => isWhole(heading ?? '')),
    turns: 'none',
  };
}

const hasSign = (read: ReturnType<ReadTableAmount>) =>
  read !== undefined && read !== 'unclear' && read.sign !== undefined;

/** The position of each column; of two with the same role the first one. */
function placesOf(
  columns: readonly (Column | undefined)[],
  rows: readonly TableRow[],
  { accounts }: TableSetting,
  isOwn: boolean,
): ReadonlyMap<Column, number> {
  const places = new Map<Column, number>();
  columns.forEach((column, at) => {
    if (column !== undefined && !places.has(column)) places.set(column, at);
  });
  const at = places.get('account');
  if (at === undefined || isOwn) return places;
  const named = [...new Set(rows.map(({ cells }) => (cells[at] ?? '').trim()))].filter((name) => name !== '');
  const isOfBook = named.some((name) => accountMeant(name, '', accounts) !== undefined);
  // The bank's own account, the same in each line or a number, is not one of the book's.
  const isBank = named.every(isNumber) || (named.length <= 1 && rows.length > 1);
  if (!isOfBook && isBank) places.delete('account');
  return places;
}

/** An account or card number, also a masked one: it has more digits than letters. */
function isNumber(name: string): boolean {
  const digits = name.match(/[\dxX*•]/g)?.length ?? 0;
  return digits > 3 && digits >= (name.match(/[^\P{L}xX]/gu)?.length ?? 0);
}

/** How the device keeps what the borrower said about tables of one shape. */
const kept = v.object({
  columns: v.optional(v.array(v.nullable(v.picklist(columnRoles)))),
  signs: v.optional(v.picklist(['asWritten', 'turned'])),
});

export const answersText = ({ columns, signs }: TableAnswers): string =>
  JSON.stringify({ columns: columns?.map((column) => column ?? null), signs });

/** The inverse of `answersText`; undefined for a text in another format. */
export function answersFrom(text: string): TableAnswers | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), kept), text);
  if (!parsed.success) return undefined;
  const { columns, signs } = parsed.output;
  return { columns: columns?.map((column) => column ?? undefined), signs };
}
