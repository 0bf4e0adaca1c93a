import { eq } from 'drizzle-orm';
import { feeWithin, splitTotal, sum, withTax } from '@clearloan/loan-math';
import { lateFeeTaxPercent, lawfulRoom, ownLateFeeCap } from '../orders/late-fee-rules';
import { db } from '../../database/connection';
import { loans } from '../../database/schema/orders';
import { moneyStep } from '../../context/market';
import { reckonRow, type DebtRow, type Delay, type LateRules, type PlanRow, type RowFacts } from './debt-row';
import { paidParts, type PaidLine } from './ledger';
import type { waivers } from '../../database/schema/payments';

export type Loan = typeof loans.$inferSelect;

/** What of a loan its debt is reckoned by. */
export type DebtTerms = LateRules &
  Pick<Loan, 'principal' | 'fee' | 'tax' | 'startDate' | 'lateFeeCapPercent'>;

/** A loan, or so much of it, with all that was agreed, moved, waived and paid. */
export type InFull<Terms extends DebtTerms> = Terms & {
  readonly plan: readonly PlanRow[];
  readonly delays: readonly Delay[];
  readonly waivers: readonly Pick<typeof waivers.$inferSelect, 'periodNo' | 'interest'>[];
  readonly entries: readonly PaidLine[];
};

/** What brings a loan in full, for `with` of a query: no column that nothing is reckoned from, for each is sent as text. */
export const inFull = {
  plan: { columns: { orderId: false } },
  delays: { columns: { periodNo: true, newDueDate: true, fee: true, tax: true, interest: true } },
  waivers: { columns: { periodNo: true, interest: true } },
  entries: { columns: { kind: true, account: true, amount: true, periodNo: true, valueDay: true } },
} as const;

/** What it is reckoned by, for `columns` of a query. */
export const debtTerms = {
  principal: true,
  fee: true,
  tax: true,
  startDate: true,
  lateFeeCapPercent: true,
  lateFeePercentPerDay: true,
  taxPercent: true,
} as const;

/** A loan and every payment of it as they stand on a day. */
export interface Debt<Terms extends DebtTerms = Loan> {
  readonly loan: Terms;
  /** What the rows were reckoned from: the same on every day. */
  readonly facts: readonly RowFacts[];
  readonly rows: readonly DebtRow[];
}

/** The signed loan of an order; undefined before it is signed. */
export async function findLoan(orderId: string): Promise<Loan | undefined> {
  const [loan] = await db().select().from(loans).where(eq(loans.orderId, orderId));
  return loan;
}

/** What is owed on a day. Reads alone: a day in the future says what would be owed if nothing is paid. */
export async function debtOf(loan: Loan, day: string): Promise<Debt> {
  return reckon(loan, await factsOf(loan.orderId), day);
}

/** The same of a loan that was read in full. */
export const debtOn = <Terms extends DebtTerms>(loan: InFull<Terms>, day: string): Debt<Terms> =>
  reckon(loan, factsIn(loan), day);

/** The same from facts already read: for asking about several days. */
export function reckon<Terms extends DebtTerms>(
  loan: Terms,
  facts: readonly RowFacts[],
  day: string,
): Debt<Terms> {
  // The caps are one for the loan. A late fee that was paid keeps its place under them; the others share the rest, in order.
  const kept = facts.map((each) => paidLateFee(each, loan));
  let capLeft = ownLateFeeCap(loan, loan.principal) - sum(kept.map(({ fee }) => fee));
  const room = lawfulRoom({ ...loan, charged: chargedBy(loan, facts) });
  let roomLeft = room === undefined ? undefined : room - sum(kept.map(({ money }) => money));
  const rows = facts.map((each, index) => {
    const { fee, money } = kept[index] ?? { fee: 0, money: 0 };
    const lawful =
      roomLeft === undefined
        ? Infinity
        : Math.max(fee, withinRoom(roomLeft + money, each.plan.dueDate, loan));
    const row = reckonRow(each, loan, day, Math.min(capLeft + fee, lawful));
    capLeft -= Math.max(0, row.lateFee - fee);
    if (roomLeft !== undefined) roomLeft -= Math.max(0, row.due.penalty - money);
    return row;
  });
  return { loan, facts, rows };
}

/** Interest, fees and their taxes of a loan, those of its delays too. Plan rows repeat a fee that was added to the loan. */
export const chargedBy = (
  { fee, tax }: Pick<Loan, 'fee' | 'tax'>,
  facts: readonly Pick<RowFacts, 'plan' | 'delays' | 'waivedInterest'>[],
): number =>
  sum([
    ...[fee, tax],
    ...facts.flatMap(({ plan, delays, waivedInterest }) => [
      ...[plan.interest, -waivedInterest],
      ...delays.flatMap((delay) => [delay.fee, delay.tax, delay.interest]),
    ]),
  ]);

const withinRoom = (room: number, dueDate: string, loan: DebtTerms): number =>
  room <= 0 ? 0 : feeWithin(room, lateFeeTaxPercent(loan, dueDate), moneyStep);

/** What was paid of a payment's late fee, with tax and before it: the least fee that with its tax is no less than the money. */
function paidLateFee({ plan, paid }: RowFacts, loan: DebtTerms): { money: number; fee: number } {
  const money = paid.reduce((total, part) => total + part.paid.penalty, 0);
  if (money === 0) return { money, fee: 0 };
  const taxPercent = lateFeeTaxPercent(loan, plan.dueDate);
  let fee = feeWithin(money, taxPercent, moneyStep);
  while (sum(Object.values(withTax(fee, taxPercent, moneyStep))) < money) fee += moneyStep;
  return { money, fee };
}

/** What was agreed, moved, waived and paid, payment by payment. */
async function factsOf(orderId: string): Promise<RowFacts[]> {
  const loan = await db().query.loans.findFirst({ where: eq(loans.orderId, orderId), with: inFull });
  return loan === undefined ? [] : factsIn(loan);
}

function factsIn({ plan, delays, waivers, entries }: InFull<DebtTerms>): RowFacts[] {
  const paid = paidParts(entries);
  return plan
    .toSorted((one, other) => one.periodNo - other.periodNo)
    .map((row) => ({
      plan: row,
      delays: delays.filter(({ periodNo }) => periodNo === row.periodNo),
      waivedInterest: waivers.find(({ periodNo }) => periodNo === row.periodNo)?.interest ?? 0,
      paid: paid.filter(({ periodNo }) => periodNo === row.periodNo),
    }));
}

export const isOpen = (row: DebtRow): boolean => splitTotal(row.open) > 0;

/** Open of one payment without its late fee. */
export const openWithoutLateFee = (row: DebtRow): number => splitTotal(row.open) - row.open.penalty;

const sumOf = (rows: readonly DebtRow[], of: (row: DebtRow) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** Open of the whole loan, late fees included. */
export const leftOf = ({ rows }: Debt<DebtTerms>): number => sumOf(rows, (row) => splitTotal(row.open));

/** Open of the whole loan, late fees apart. */
export const leftWithoutLateFees = ({ rows }: Debt<DebtTerms>): number => sumOf(rows, openWithoutLateFee);

/** What is left of the loan itself; a fee that was added to it carries interest like the rest and is a part of it. */
export const principalLeft = ({ rows, facts }: Debt<DebtTerms>): number =>
  sum(
    rows.map(({ open }, index) => {
      const plan = facts[index]?.plan;
      return open.principal + Math.min(open.fee, plan === undefined ? 0 : plan.fee + plan.tax);
    }),
  );

/** By how many days the oldest open payment is late; 0 when nothing is. */
export const overdueDays = ({ rows }: Debt<DebtTerms>): number =>
  Math.max(0, ...rows.map((row) => row.lateDays));

/** What is still to pay, the earliest due first: a delay may move a payment past the next one. */
export const openRows = ({ rows }: Debt<DebtTerms>): DebtRow[] =>
  rows.filter(isOpen).sort((one, other) => one.dueDate.localeCompare(other.dueDate));

/** The payment to make next. */
export const nextRow = (debt: Debt<DebtTerms>): DebtRow | undefined => openRows(debt)[0];

/** Late fees with their tax, paid or not. */
export const lateFees = ({ rows }: Debt<DebtTerms>): number => sumOf(rows, (row) => row.due.penalty);
