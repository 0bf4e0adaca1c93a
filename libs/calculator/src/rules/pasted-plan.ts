import {
  amountFormOf,
  dayOrdersOf,
  daysBetween,
  readTypedAmount,
  readTypedDay,
  type DayOrder,
  type Market,
  type Minor,
} from '@clearloan/formatting';
import type { ClaimedRow } from '@clearloan/loan-math';
import { highestAmount } from '../contract/price';
import { columnsByContent, columnsByHeading, type Figures } from './plan-columns';
import { commonest, layoutOf, type DraftRow } from './plan-layout';
import { planLines } from './plan-lines';
import { unreadLines, type LeftLine, type LeftReason, type PastedPlan } from './plan-read';
import type { PlanColumn } from './plan-words';

/**
 * Parses a payment table copied from a page, a PDF or a spreadsheet. Columns are identified by their headings and by
 * what adds up. A line that is not a payment is reported with its reason; amounts may be negative.
 * @param today `YYYY-MM-DD`, for two-digit years
 */
export function readPastedPlan(text: string, market: Market, today: string): PastedPlan {
  const { above, rows: drafts, figureColumns } = layoutOf(planLines(text), market);
  const left: LeftLine[] = above.map(({ line, text: each }) => ({ line, text: each, reason: 'above' }));
  const cells = drafts.flatMap(({ figures }) => figures);
  const form = amountFormOf(cells, market);
  const read = drafts.map((draft) => ({ draft, figures: figuresOf(draft, form) }));
  const width =
    figureColumns?.length ??
    commonest(drafts.filter((draft) => !draft.isTotal).map(({ figures }) => figures.length));
  const fitting = read.filter(
    (each): each is Filled => each.figures?.length === width && !each.draft.isTotal && isFilled(each.figures),
  );
  const values = fitting.map(({ figures }) => figures);
  const columns = figureColumns ? columnsByHeading(figureColumns, values) : columnsByContent(values);
  const readDay = planDayReader(
    drafts.map(({ day }) => day ?? ''),
    today,
  );
  const rows: ClaimedRow[] = [];
  for (const { draft, figures } of read) {
    const row = rowOf({ draft, figures, columns, readDay, index: rows.length, width });
    if (typeof row === 'string') left.push({ line: draft.line, text: draft.text, reason: row });
    else rows.push(row);
  }
  return { rows, left: checkedTotals(left, read, columns, rows), ...numbersOf(rows) };
}

interface Read {
  readonly draft: DraftRow;
  /** Undefined if a cell is not an amount. */
  readonly figures: Figures | undefined;
}
interface Filled extends Read {
  readonly figures: Figures;
}

const isFilled = (figures: Figures) => figures.some((figure) => figure !== undefined);

function figuresOf({ figures }: DraftRow, market: Pick<Market, 'currency'>): Figures | undefined {
  const read = figures.map((cell) => {
    const plain = cell.includes('(') ? cell : cell.replace(/(^|[^)\]:.,])[)\]:.,]+$/u, '$1');
    return readTypedAmount(plain, market, { signs: true, most: highestAmount, step: 1 });
  });
  return read.every(({ kind }) => kind === 'value' || kind === 'empty')
    ? read.map((each) => (each.kind === 'value' ? each.minor : undefined))
    : undefined;
}

interface RowSource extends Read {
  readonly columns: readonly PlanColumn[] | undefined;
  readonly readDay: (text: string) => PlanDay;
  readonly index: number;
  readonly width: number;
}

function rowOf({ draft, figures, columns, readDay, index, width }: RowSource): ClaimedRow | LeftReason {
  if (draft.isTotal) return 'total';
  if (figures === undefined) return 'amount';
  if (columns === undefined) return 'columns';
  if (figures.length !== width || draft.hasOtherCellCount || !isFilled(figures)) return 'cells';
  const at = (column: PlanColumn): Minor | undefined => figures[columns.indexOf(column)];
  const all = (column: PlanColumn): Minor | undefined => {
    const filled = figures.filter((figure, place) => columns[place] === column && figure !== undefined);
    return filled.length === 0 ? undefined : filled.reduce<Minor>((sum, figure) => sum + (figure ?? 0), 0);
  };
  const parts = { principal: at('principal'), interest: at('interest'), instalment: at('instalment') };
  const isPayment = Object.values(parts).some((part) => part !== undefined && part !== 0);
  if (index === 0 && (draft.number === 0 || (!isPayment && at('balance') !== undefined))) return 'opening';
  const beside = { charges: all('charges'), extra: all('extra') };
  const cells = Object.entries({ ...parts, balance: at('balance') }).filter(
    ([, value]) => value !== undefined,
  );
  const more = Object.entries(beside).filter(([, value]) => value !== undefined && value !== 0);
  if (cells.length === 0) return 'cells';
  const day = draft.day === undefined ? undefined : readDay(draft.day);
  if (day?.kind === 'none') return 'day';
  return {
    periodNo: draft.number ?? index + 1,
    // An ambiguous date is not compared.
    ...(day?.kind === 'day' ? { dueDate: day.day } : {}),
    ...Object.fromEntries([...cells, ...more]),
  };
}

/**
 * A total that is not the sum of its column is reported separately; it can only be checked if every payment was parsed.
 */
function checkedTotals(
  left: readonly LeftLine[],
  read: readonly Read[],
  columns: readonly PlanColumn[] | undefined,
  rows: readonly ClaimedRow[],
): readonly LeftLine[] {
  if (unreadLines({ left }).length > 0) return left;
  return left.map((line) => {
    const figures = read.find(({ draft }) => draft.line === line.line)?.figures;
    if (line.reason !== 'total' || columns === undefined || figures?.length !== columns.length) return line;
    const differs = (['principal', 'interest', 'instalment'] as const).some((column) => {
      const total = figures[columns.indexOf(column)];
      const parts = rows.map((row) => row[column]).filter((part) => part !== undefined);
      const sum = parts.reduce((all, part) => all + part, 0);
      const unit = parts.some((part) => part % 100 !== 0) ? 1 : 100;
      return (
        total !== undefined && parts.length === rows.length && Math.abs(total - sum) > unit * rows.length
      );
    });
    return differs ? { ...line, reason: 'totalDiffers' } : line;
  });
}

function numbersOf(rows: readonly ClaimedRow[]): Pick<PastedPlan, 'missing' | 'twice'> {
  const numbers = rows.map(({ periodNo }) => periodNo);
  const known = new Set(numbers);
  const first = Math.min(...numbers);
  const count = numbers.length === 0 ? 0 : Math.max(...numbers) - first + 1;
  const all = Array.from({ length: count }, (_, index) => first + index);
  return {
    missing: all.filter((number) => !known.has(number)),
    twice: [...known].filter((number) => numbers.filter((each) => each === number).length > 1),
  };
}

/** `none`: the date does not exist. `unclear`: the plan does not determine the order of its numbers. */
type PlanDay = { readonly kind: 'day'; readonly day: string } | { readonly kind: 'none' | 'unclear' };

/** Days between two payments: a week, two, or one to six months. */
const isPeriod = (days = 0): boolean =>
  [7, 14, 15].includes(days) ||
  [1, 2, 3, 4, 6].some((months) => Math.abs(days - months * 30.44) <= (months === 1 ? 2.5 : 3));

/** How many payments are one period apart if the dates are parsed in an order. */
function fitOf(texts: readonly string[], order: DayOrder, today: string): number {
  const days = texts.map((text) => readTypedDay(text, order, today));
  return days.filter((day, index) => {
    const before = days[index - 1];
    return day !== undefined && before !== undefined && isPeriod(daysBetween(before, day));
  }).length;
}

/**
 * Parses the dates of a plan in the order that its lines determine: by a number above 12, otherwise by the order in
 * which the payments are weeks or months apart.
 */
function planDayReader(texts: readonly string[], today: string): (text: string) => PlanDay {
  const orders = dayOrdersOf(texts, today);
  const fits = orders.map((order) => fitOf(texts, order, today));
  const best = Math.max(...fits);
  const isClear = fits.filter((fit) => fit === best).length === 1;
  const order = orders[fits.indexOf(best)] ?? 'dayFirst';
  return (text) => {
    const day = readTypedDay(text, order, today);
    if (day === undefined) return { kind: 'none' };
    const isSame = orders.every((each) => readTypedDay(text, each, today) === day);
    return isClear || isSame ? { kind: 'day', day } : { kind: 'unclear' };
  };
}
