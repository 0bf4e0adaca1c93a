import type { ClaimedRow } from '@clearloan/loan-math';
import { minorOfTyped, readTypedAmount, type Market } from '@clearloan/formatting';
import { highestAmount } from '../contract/price';

/** A lender's plan as it was pasted, read line by line. */
export interface PastedPlan {
  readonly rows: readonly ClaimedRow[];
  /** Lines with figures that make no payment: told to the borrower, never dropped in silence. */
  readonly unread: number;
}

type Cell = 'principal' | 'interest' | 'instalment' | 'balance';

/** Words lenders print over their columns, in the languages of the app. */
const headings: readonly (readonly [Cell, RegExp])[] = [
  ['balance', /balance|outstanding|remaining|left|saldo|sisa|बकाया|शेष|余额|剩余/iu],
  ['interest', /interest|bunga|ब्याज|利息/iu],
  ['principal', /principal|capital|loan part|pokok|मूलधन|本金/iu],
  ['instalment', /instal|payment|emi|due amount|total|angsuran|cicilan|किस्त|भुगतान|还款|月供|每期/iu],
];

const wordDay =
  /\b\d{1,2}(?:st|nd|rd|th)?[\s-]+\p{L}{3,9}\.?,?[\s-]+\d{2,4}\b|\b\p{L}{3,9}\.?\s+\d{1,2},\s+\d{4}\b/iu;
const dayForm = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b|\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/u;

/**
 * Reads a table of payments copied from a page, a PDF or a spreadsheet: a number of the payment, perhaps a day, then
 * amounts. Columns are named by their heading; without one, three or four amounts are told apart by what adds up.
 */
export function readPastedPlan(text: string, market: Market): PastedPlan {
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(withTabs);
  const named = lines.map(columnsOf).find((columns) => columns.length >= 2);
  const payments = paymentsIn(lines, market);
  const columns = named ?? guessColumns(payments.map(({ amounts }) => amounts));
  const rows = columns ? payments.flatMap((line, index) => rowOf(line, columns, index)) : [];
  return { rows, unread: payments.length - rows.length };
}

/** A comma parts the fields of a file of values; elsewhere it groups digits. */
function withTabs(line: string): string {
  const fields = line.split(',').map((field) => field.trim().replace(/^"|"$/g, ''));
  const isPlain = fields.every(
    (field) => field === '' || /^\d+(\.\d{1,2})?$/.test(field) || dayForm.test(field),
  );
  return fields.length >= 3 && isPlain ? fields.join('\t') : line;
}

/** Every line with amounts; a number before them is the payment's only when the lines count on from it. */
function paymentsIn(lines: readonly string[], market: Market): ReadLine[] {
  const read = (hasNumber: boolean) =>
    lines
      .map((line) => cellsOf(line, market, hasNumber))
      .filter((line) => line !== undefined)
      .filter(({ amounts }) => amounts.length > 0);
  const numbered = read(true).filter(({ periodNo }) => periodNo !== undefined);
  const first = numbered[0]?.periodNo ?? 0;
  const isCounted =
    numbered.length > 0 && numbered.every(({ periodNo }, index) => periodNo === first + index);
  return isCounted ? numbered : read(false);
}

interface ReadLine {
  readonly periodNo: number | undefined;
  readonly dueDate: string | undefined;
  readonly amounts: readonly number[];
}

function columnsOf(line: string): Cell[] {
  if (/\d{2}/.test(line)) return [];
  const words = line.split(/\t|\s{2,}|[|;]/).flatMap((part) => (part.trim() === '' ? [] : [part]));
  const cells = words.length > 1 ? words : line.split(/[\s,]+/);
  return cells.flatMap((cell) => headings.find(([, form]) => form.test(cell))?.[0] ?? []);
}

/** The number of the payment, its day, and every amount after them. */
function cellsOf(line: string, market: Market, hasNumber: boolean): ReadLine | undefined {
  const day = dayForm.exec(line);
  const withoutDay = line.replace(dayForm, ' ').replace(wordDay, ' ');
  const number = !hasNumber
    ? null
    : /^\W*(?:(?:month|no|emi|payment|#)\W*)?(\d{1,4})(?=[\s.)|;:\t])/iu.exec(withoutDay);
  const rest = number ? withoutDay.slice(number[0].length) : withoutDay;
  const amounts = amountsIn(rest, market);
  if (amounts === undefined) return undefined;
  return { periodNo: number ? Number(number[1]) : undefined, dueDate: day ? dayOf(day) : undefined, amounts };
}

function amountsIn(text: string, market: Market): number[] | undefined {
  const parts = text.split(/\t|\s+|[|;]/).filter((part) => /\d/.test(part));
  const amounts = parts.map((part) => amountIn(part.replace(/[)\]:.,]+$/u, ''), market));
  return amounts.some((amount) => amount === undefined)
    ? undefined
    : amounts.filter((amount) => amount !== undefined);
}

/** A plan is written in any form; three digits behind a lone separator are a group there. */
function amountIn(text: string, market: Market): number | undefined {
  const read = readTypedAmount(text, market, { form: 'any', most: highestAmount, step: 1 });
  return read.kind === 'unclear' ? read.readings.at(-1) : minorOfTyped(read);
}

function dayOf([, year, month, day, dayFirst, monthNext, yearLast]: RegExpExecArray): string | undefined {
  const parts = year === undefined ? [yearLast, monthNext, dayFirst] : [year, month, day];
  const [whole = '', middle = '', last = ''] = parts.map((part = '') => part.padStart(2, '0'));
  const text = `${whole}-${middle}-${last}`;
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? undefined : text;
}

/** Principal + interest = payment, and each balance is the one before it less the principal. */
function guessColumns(lines: readonly (readonly number[])[]): Cell[] | undefined {
  const width = commonest(lines.map((line) => line.length));
  const alike = lines.filter((line) => line.length === width);
  const orders: readonly Cell[][] = [
    ['principal', 'interest', 'instalment', 'balance'],
    ['interest', 'principal', 'instalment', 'balance'],
    ['instalment', 'principal', 'interest', 'balance'],
    ['instalment', 'interest', 'principal', 'balance'],
    ['principal', 'interest', 'instalment'],
    ['interest', 'principal', 'instalment'],
    ['instalment', 'principal', 'interest'],
    ['instalment', 'interest', 'principal'],
    ['instalment', 'balance'],
    ['instalment'],
  ];
  const fitting = orders.filter((order) => order.length === width);
  return fitting.find((order) => width < 3 || addsUp(alike, order)) ?? (width < 3 ? fitting[0] : undefined);
}

/** The value that comes most often; of two that come equally often, the larger. */
const commonest = (values: readonly number[]): number =>
  [...new Set(values)]
    .map((value) => ({ value, times: values.filter((each) => each === value).length }))
    .toSorted((one, other) => other.times - one.times || other.value - one.value)[0]?.value ?? 0;

function addsUp(lines: readonly (readonly number[])[], order: readonly Cell[]): boolean {
  const at = (line: readonly number[], cell: Cell): number => line[order.indexOf(cell)] ?? 0;
  const good = lines.filter((line) => {
    const isSum = Math.abs(at(line, 'principal') + at(line, 'interest') - at(line, 'instalment')) <= 200;
    return line.length === order.length && isSum;
  });
  // The larger part falls from row to row when it is taken for the interest: interest of a loan never grows.
  const first = lines[0] ?? [];
  const last = lines.at(-1) ?? [];
  return good.length * 2 > lines.length && at(first, 'interest') >= at(last, 'interest');
}

function rowOf(
  { periodNo, dueDate, amounts }: ReadLine,
  columns: readonly Cell[],
  index: number,
): ClaimedRow[] {
  if (amounts.length !== columns.length) return [];
  const cells = Object.fromEntries(columns.map((cell, place) => [cell, amounts[place]]));
  return [{ periodNo: periodNo ?? index + 1, ...(dueDate === undefined ? {} : { dueDate }), ...cells }];
}
