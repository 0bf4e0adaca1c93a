import { eq, sql } from 'drizzle-orm';
import { db } from '../../../platform/database/connection';
import { loans, planRows } from '../../../platform/database/schema/orders';
import { ledgerEntries } from '../../../platform/database/schema/payments';
import { delays, planChanges } from '../../../platform/database/schema/plan-changes';

/**
 * Computes the late fees of a loan independently: day by day, in integers, from the tables only. Rule: each day after the due
 * date that counted on that day costs a share of that day's unpaid principal, interest and fees; rounded once per payment, capped per loan, plus tax. A
 * paid fee keeps its share of the cap.
 * @returns fee and tax of each payment of the plan, in minor units
 */
export async function lateFeesByDay(orderId: string, today: string): Promise<ReadonlyMap<number, number>> {
  const [loan] = await db().select().from(loans).where(eq(loans.orderId, orderId));
  if (loan === undefined) return new Map();
  const rows = await db()
    .select()
    .from(planRows)
    .where(eq(planRows.orderId, orderId))
    .orderBy(planRows.periodNo);
  const moved = await db().select().from(delays).where(eq(delays.orderId, orderId));
  const changed = await db().select().from(planChanges).where(eq(planChanges.orderId, orderId));
  const paid = await db().select().from(ledgerEntries)
    .where(sql`${ledgerEntries.orderId} = ${orderId} and ${ledgerEntries.kind} in ('payment', 'reversal')
      and ${ledgerEntries.account} in ('principal', 'interest', 'fee', 'penalty')`);
  const isPenalty = ({ account }: (typeof paid)[number]) => account === 'penalty';
  const tax = scaled(loan.taxPercent);
  const keptOf = (wanted: number): bigint => {
    const ofRow = paid.filter((line) => isPenalty(line) && line.periodNo === wanted);
    const money = BigInt(ofRow.reduce((sum, { amount }) => sum - amount, 0));
    let fee = (money * whole) / (whole + tax);
    while (fee > 0n && fee - 1n + rounded((fee - 1n) * tax) >= money) fee -= 1n;
    while (fee + rounded(fee * tax) < money) fee += 1n;
    return fee;
  };
  let capLeft = (BigInt(loan.principal) * scaled(loan.lateFeeCapPercent)) / whole;
  for (const { periodNo } of rows) capLeft -= keptOf(periodNo);
  const fees = new Map<number, number>();
  for (const row of rows) {
    const own = moved.filter(({ periodNo }) => periodNo === row.periodNo);
    const extra = own.reduce((sum, { fee, tax, interest }) => sum + fee + tax + interest, 0);
    const changes = changed.filter(({ periodNo }) => periodNo === row.periodNo);
    const agreed = row.principal + row.interest + row.fee + row.tax + extra;
    const parts = paid.filter((line) => !isPenalty(line) && line.periodNo === row.periodNo);
    let owedDays = 0n;
    for (let day = row.dueDate; day < today; day = dayAfter(day)) {
      if (day < dueBy(day, row, own, changes)) continue;
      const soFar = parts.reduce((sum, { valueDay, amount }) => sum + (valueDay <= day ? -amount : 0), 0);
      owedDays += BigInt(Math.max(0, agreed + changedBy(changes, day) - soFar));
    }
    const uncapped = rounded(owedDays * scaled(loan.lateFeePercentPerDay));
    const kept = keptOf(row.periodNo);
    const room = capLeft + kept > 0n ? capLeft + kept : 0n;
    const fee = uncapped < room ? uncapped : room;
    if (fee > kept) capLeft -= fee - kept;
    fees.set(row.periodNo, Number(fee + rounded(fee * tax)));
  }
  return fees;
}

/** The due date that counted on a day. */
const dueBy = (
  day: string,
  { dueDate }: typeof planRows.$inferSelect,
  moved: readonly (typeof delays.$inferSelect)[],
  changes: readonly (typeof planChanges.$inferSelect)[],
): string =>
  [
    dueDate,
    ...moved.flatMap((each) => (each.agreedOn <= day ? [each.newDueDate] : [])),
    ...changes.flatMap((each) => (each.valueDay <= day && each.dueDate !== null ? [each.dueDate] : [])),
  ]
    .sort()
    .at(-1) ?? dueDate;

/** How much early money has changed a payment until a day. */
const changedBy = (changes: readonly (typeof planChanges.$inferSelect)[], day: string): number =>
  changes.reduce(
    (sum, { valueDay, principal, interest, fee, tax }) =>
      sum + (valueDay <= day ? principal + interest + fee + tax : 0),
    0,
  );

/** Percentages are integers here: ten decimal places, times the hundred of the percent. */
const places = 10_000_000_000n;
const whole = places * 100n;
const scaled = (percent: string): bigint => {
  const [units = '0', fraction = ''] = percent.split('.');
  return BigInt(units) * places + BigInt(fraction.padEnd(10, '0').slice(0, 10));
};
/** To the nearest minor unit, half up. */
const rounded = (amount: bigint): bigint => (amount * 2n + whole) / (2n * whole);
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
