import type { CauseFacts, Cause, ClaimedRow, Convention, PlanColumn } from './claimed-plan';
import { isGiven, planColumns, type Figure } from './figures';
import type { Printed } from './score';
import type { Simulated } from './simulate';

/** A table whose figures are right but misplaced: the position of each figure, `undefined` for none. */
interface Rearranged {
  readonly cause: Cause;
  readonly facts: CauseFacts;
  readonly placeOf: (figure: Figure) => Figure | undefined;
}

/** Faults of the table itself, each tried on the stated plan. */
export function structureAccounts(plan: Simulated, printed: Printed, rows: readonly ClaimedRow[]): Account[] {
  const count = plan.interest.length;
  const moved = [
    ...swaps(rows),
    ...duplicates(rows, count),
    ...gaps(rows, count, { plan, printed }),
    ...extraRow(rows, count),
  ];
  return moved.map((how) => accountOf(how, plan, printed));
}

function accountOf(
  { cause, facts, placeOf }: Rearranged,
  plan: Simulated,
  { figures, unit }: Printed,
): Account {
  const isExplained = figures.map((figure) => {
    const place = placeOf(figure);
    return place === undefined || isGiven(plan, place, unit);
  });
  const missed = isExplained.filter((is) => !is).length;
  return { causes: [cause], facts, weight: 1, isLoose: false, isExplained, missed, simulated: plan };
}

function swaps(rows: readonly ClaimedRow[]): Rearranged[] {
  const columns = planColumns.filter((column) => rows.some((row) => row[column] !== undefined));
  const pairs = columns.flatMap((one, index) =>
    columns.slice(index + 1).map((other): readonly [PlanColumn, PlanColumn] => [one, other]),
  );
  return pairs.map(([one, other]) => ({
    cause: 'swappedColumns',
    facts: { columns: [one, other] },
    placeOf: (figure) => {
      if (figure.periodNo === undefined) return figure;
      if (figure.figure === one) return { ...figure, figure: other };
      return figure.figure === other ? { ...figure, figure: one } : figure;
    },
  }));
}

const shifted =
  (from: number, by: number) =>
  (figure: Figure): Figure =>
    figure.periodNo === undefined || figure.periodNo < from
      ? figure
      : { ...figure, periodNo: figure.periodNo + by };

/** A row that repeats the previous one. */
function duplicates(rows: readonly ClaimedRow[], count: number): Rearranged[] {
  return rows.flatMap((row, index): Rearranged[] => {
    const before = rows[index - 1];
    if (!before || rows.length < Math.min(count, 3)) return [];
    const statedColumns = planColumns.filter((column) => row[column] !== undefined);
    const isSame =
      statedColumns.length >= 2 && statedColumns.every((column) => row[column] === before[column]);
    if (!isSame || (row.balance === undefined && rows.length <= count)) return [];
    const { periodNo } = row;
    return [{ cause: 'duplicatePeriod', facts: { periodNo: periodNo - 1 }, placeOf: shifted(periodNo, -1) }];
  });
}

/** A missing row: its number is skipped, or the numbering continues over it. */
function gaps(
  rows: readonly ClaimedRow[],
  count: number,
  { plan, printed }: { plan: Simulated; printed: Printed },
): Rearranged[] {
  if (rows.length !== count - 1 || count < 3) return [];
  const first = rows.findIndex(({ periodNo }, index) => {
    const cells = printed.figures.filter((figure) => figure.periodNo === periodNo);
    return periodNo !== index + 1 || cells.some((figure) => !isGiven(plan, figure, printed.unit));
  });
  const from = first < 0 ? count : first + 1;
  const isNumbered = rows.some(({ periodNo }, index) => periodNo !== index + 1);
  if (first < 0 && !isNumbered) {
    return [{ cause: 'missingPeriod', facts: { periodNo: count }, placeOf: (figure) => figure }];
  }
  const by = isNumbered ? 0 : 1;
  return [{ cause: 'missingPeriod', facts: { periodNo: from }, placeOf: shifted(from, by) }];
}

/** One row more than there are payments. */
function extraRow(rows: readonly ClaimedRow[], count: number): Rearranged[] {
  if (rows.length !== count + 1) return [];
  const placeOf = (figure: Figure): Figure | undefined =>
    (figure.periodNo ?? 0) > count || isTotal(figure) ? undefined : figure;
  return [{ cause: 'extraPeriod', facts: { periodNo: count + 1 }, placeOf }];
}

const isTotal = ({ figure, periodNo }: Figure): boolean => periodNo === undefined && figure !== 'instalment';

/** Everything is right except the last payment. */
export function lastRowAccounts(plan: Simulated, { figures, unit }: Printed): Account[] {
  const count = plan.interest.length;
  const isRight = figures.map((figure) => isGiven(plan, figure, unit));
  const wrong = figures.filter((_, index) => !isRight[index]);
  const isAlone =
    count >= 3 &&
    wrong.some(({ periodNo }) => periodNo === count) &&
    wrong.every((figure) => isOfLast(figure, count)) &&
    figures.some(({ periodNo }) => periodNo === count - 1);
  if (!isAlone) return [];
  const isExplained = figures.map(() => true);
  return [
    {
      causes: ['wrongLastRow'],
      facts: { periodNo: count },
      weight: 1,
      isLoose: false,
      isExplained,
      missed: 0,
      simulated: plan,
    },
  ];
}

/** A possible explanation of a lender's figures, and which of them it reproduces to the printed unit. */
export interface Account {
  /** Empty for the loan as stated. */
  readonly causes: readonly Cause[];
  readonly facts: CauseFacts;
  readonly conventions?: readonly Convention[] | undefined;
  /** How much it assumes. */
  readonly weight: number;
  readonly isLoose: boolean;
  /** For each figure, in their order. */
  readonly isExplained: readonly boolean[];
  readonly missed: number;
  readonly simulated: Simulated;
}

/**
 * Accounts are compared by their causes: the facts may differ by a cent, and a rounded payment does not compete with
 * itself.
 */
export const keyOf = ({ causes, conventions = [] }: Account): string =>
  [
    ...causes.filter((cause) => cause !== 'roundedInstalment' || causes.length === 1).toSorted(),
    ...(causes.length === 0 ? conventions.map(({ kind }) => kind) : []),
  ].join(' ');

/** Whether a figure belongs to the last payment, or is a total that depends on it. */
const isOfLast = ({ figure, periodNo }: Figure, count: number): boolean =>
  periodNo === undefined ? figure !== 'instalment' : periodNo === count;
