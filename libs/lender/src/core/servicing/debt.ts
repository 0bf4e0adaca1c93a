import { eq } from 'drizzle-orm';
import { feeWithin, splitTotal, sum, withTax } from '@clearloan/loan-math';
import { lateFeeTaxPercent, remainingLegalCap, ownLateFeeCap } from '../orders/late-fee-rules';
import { db } from '../../platform/database/connection';
import { loans } from '../../platform/database/schema/orders';
import { thisLender } from '../../platform/lender/lender';
import {
  partsNow,
  computeRow,
  type DebtRow,
  type Delay,
  type LateRules,
  type PlanChange,
  type PlanRow,
  type RowFacts,
} from './debt-row';
import { paidParts, takenBackDays, type PaidLine } from './ledger';

export type Loan = typeof loans.$inferSelect;

/** The parts of a loan that determine its debt. */
export type DebtTerms = LateRules &
  Pick<Loan, 'principal' | 'fee' | 'tax' | 'startDate' | 'lateFeeCapPercent'>;

/** A loan, or a part of its columns, with everything that was agreed, moved, changed and paid. */
export type InFull<Terms extends DebtTerms> = Terms & {
  readonly plan: readonly PlanRow[];
  readonly delays: readonly Delay[];
  readonly planChanges: readonly PlanChange[];
  readonly entries: readonly PaidLine[];
};

/** Loads a loan in full, for `with` in a query. Only columns that a computation needs, because each is sent as text. */
export const inFull = {
  plan: { columns: { orderId: false } },
  delays: {
    columns: { periodNo: true, agreedOn: true, newDueDate: true, fee: true, tax: true, interest: true },
  },
  planChanges: { columns: { orderId: false } },
  entries: { columns: { kind: true, account: true, amount: true, periodNo: true, valueDay: true } },
} as const;

/** The columns that a computation needs, for `columns` in a query. */
export const debtTerms = {
  principal: true,
  fee: true,
  tax: true,
  startDate: true,
  lateFeeCapPercent: true,
  lateFeePercentPerDay: true,
  taxPercent: true,
} as const;

/** A loan and all its payments on a given day. */
export interface Debt<Terms extends DebtTerms = Loan> {
  readonly loan: Terms;
  /** The facts from which the rows are computed; the same on every day. */
  readonly facts: readonly RowFacts[];
  readonly rows: readonly DebtRow[];
}

/** The signed loan of an order; undefined before signing. */
export async function findLoan(orderId: string): Promise<Loan | undefined> {
  const [loan] = await db().select().from(loans).where(eq(loans.orderId, orderId));
  return loan;
}

/** The debt on a day. Read-only: for a future day, it is the debt if nothing is paid until then. */
export async function debtOf(loan: Loan, day: string): Promise<Debt> {
  return computeDebt(loan, await factsOf(loan.orderId), day);
}

/** The same for a loan that was loaded in full. */
export const debtOn = <Terms extends DebtTerms>(loan: InFull<Terms>, day: string): Debt<Terms> =>
  computeDebt(loan, factsIn(loan), day);

/** The same from loaded facts, for several days. */
export function computeDebt<Terms extends DebtTerms>(
  loan: Terms,
  facts: readonly RowFacts[],
  day: string,
): Debt<Terms> {
  // The caps apply to the whole loan. A paid late fee keeps its share; the others use the rest, in order.
  const kept = facts.map((each) => paidLateFee(each, loan));
  let capLeft = ownLateFeeCap(loan, loan.principal) - sum(kept.map(({ fee }) => fee));
  const room = remainingLegalCap({ ...loan, charged: chargesOf(loan, facts) });
  const balances = balancesBefore(facts);
  let roomLeft = room === undefined ? undefined : room - sum(kept.map(({ money }) => money));
  const rows = facts.map((each, index) => {
    const { fee, money } = kept[index] ?? { fee: 0, money: 0 };
    const lawful =
      roomLeft === undefined
        ? Infinity
        : Math.max(fee, withinRoom(roomLeft + money, each.plan.dueDate, loan));
    const balanceBefore = balances[index] ?? 0;
    const row = computeRow(each, loan, day, { capLeft: Math.min(capLeft + fee, lawful), balanceBefore });
    capLeft -= Math.max(0, row.lateFee - fee);
    if (roomLeft !== undefined) roomLeft -= Math.max(0, row.due.penalty - money);
    return row;
  });
  return { loan, facts, rows };
}

/** The interest-bearing balance before each payment: what it and the later ones repay. */
function balancesBefore(facts: readonly RowFacts[]): number[] {
  let left = 0;
  return facts
    .toReversed()
    .map((each) => {
      const { principal, fee, tax } = partsNow(each);
      left += principal + fee + tax;
      return left;
    })
    .toReversed();
}

/** Interest, fees and their taxes of a loan, including those of delays. Plan rows repeat a fee that was added to the loan. */
export const chargesOf = (
  { fee, tax }: Pick<Loan, 'fee' | 'tax'>,
  facts: readonly Pick<RowFacts, 'plan' | 'delays' | 'changes'>[],
): number =>
  sum([
    ...[fee, tax],
    ...facts.flatMap(({ plan, delays, changes }) => [
      partsNow({ plan, changes }).interest,
      ...delays.flatMap((delay) => [delay.fee, delay.tax, delay.interest]),
    ]),
  ]);

const withinRoom = (room: number, dueDate: string, loan: DebtTerms): number =>
  room <= 0 ? 0 : feeWithin(room, lateFeeTaxPercent(loan, dueDate), thisLender().moneyStep);

/**
 * The paid part of a payment's late fee, with and without tax. The fee is the smallest that, with its tax, is no less than the
 * money.
 */
function paidLateFee({ plan, paid }: RowFacts, loan: DebtTerms): { money: number; fee: number } {
  const { moneyStep } = thisLender();
  const money = paid.reduce((total, part) => total + part.paid.penalty, 0);
  if (money === 0) return { money, fee: 0 };
  const taxPercent = lateFeeTaxPercent(loan, plan.dueDate);
  let fee = feeWithin(money, taxPercent, moneyStep);
  while (sum(Object.values(withTax(fee, taxPercent, moneyStep))) < money) fee += moneyStep;
  return { money, fee };
}

/** What was agreed, moved, changed and paid, per payment. */
async function factsOf(orderId: string): Promise<RowFacts[]> {
  const loan = await db().query.loans.findFirst({ where: eq(loans.orderId, orderId), with: inFull });
  return loan === undefined ? [] : factsIn(loan);
}

function factsIn({ plan, delays, planChanges, entries }: InFull<DebtTerms>): RowFacts[] {
  const paid = paidParts(entries);
  const takenBack = takenBackDays(entries);
  return plan
    .toSorted((one, other) => one.periodNo - other.periodNo)
    .map((row) => ({
      plan: row,
      delays: delays.filter(({ periodNo }) => periodNo === row.periodNo),
      changes: planChanges.filter(({ periodNo }) => periodNo === row.periodNo),
      paid: paid.filter(({ periodNo }) => periodNo === row.periodNo),
      takenBackOn: takenBack.findLast(({ periodNo }) => periodNo === row.periodNo)?.valueDay,
    }));
}

export const isOpen = (row: DebtRow): boolean => splitTotal(row.open) > 0;

/** The open amount of one payment without its late fee. */
export const openWithoutLateFee = (row: DebtRow): number => splitTotal(row.open) - row.open.penalty;

const sumOf = (rows: readonly DebtRow[], of: (row: DebtRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The open amount of the whole loan, including late fees. */
export const openAmount = ({ rows }: Debt<DebtTerms>): number => sumOf(rows, (row) => splitTotal(row.open));

/** The outstanding principal. A fee that was added to the loan bears interest and is part of it. */
export const principalLeft = ({ rows }: Debt<DebtTerms>): number =>
  sum(rows.map(({ open, addedFee }) => open.principal + Math.min(open.fee, addedFee)));

/** How many days the oldest open payment is overdue; 0 if none is. */
export const overdueDays = ({ rows }: Debt<DebtTerms>): number =>
  Math.max(0, ...rows.map((row) => row.lateDays));

/** The open payments, earliest due date first: a delay may move a payment past the next one. */
export const openRows = ({ rows }: Debt<DebtTerms>): DebtRow[] =>
  rows.filter(isOpen).sort((one, other) => one.dueDate.localeCompare(other.dueDate));

/** The day on which the plan ends: extra money may have left nothing of its last payments. */
export const lastDay = ({ rows }: Debt<DebtTerms>): string | undefined =>
  rows.findLast(({ due }) => splitTotal(due) > 0)?.dueDate;

export const nextRow = (debt: Debt<DebtTerms>): DebtRow | undefined => openRows(debt)[0];

/** Late fees including tax, paid or not. */
export const lateFees = ({ rows }: Debt<DebtTerms>): number => sumOf(rows, (row) => row.due.penalty);
