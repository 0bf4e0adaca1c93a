import { addDays } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { collections } from '../../platform/database/schema/mandates';
import { payments } from '../../platform/database/schema/payments';
import { bankCollects } from '../../testing/parties';
import { randomFrom, type Random } from '../../testing/random';
import { sizes } from '../../testing/sizes';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { jobRuns, mandatesAt, toCollectedDay } from './testing/mandates';
import { moveToDay, newReference, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();
const { create, change, loanWithMandate, paidOf } = mandatesAt(lender);

/** Finds errors for a borrower with automatic payments. Empty if there are none. */
async function wrongFor(loan: RunningLoan): Promise<string[]> {
  const { orderId } = loan;
  const rows = await db().select().from(payments).where(eq(payments.orderId, orderId));
  const warned = await db().select().from(collections).where(eq(collections.orderId, orderId));
  return wrongIn(rows, warned, (await loan.plan()).repay_plans);
}

type Row = Pick<typeof payments.$inferSelect, 'paymentId' | 'payType' | 'status' | 'at' | 'reason'>;
type Warned = Pick<typeof collections.$inferSelect, 'paymentId' | 'warnedAt' | 'outcome'>;
interface Planned {
  readonly periodNo: number;
  readonly paidAmount: number;
  readonly repayTotalAmount: number;
}

function wrongIn(rows: readonly Row[], warned: readonly Warned[], plan: readonly Planned[]): string[] {
  const taken = rows.filter(({ payType }) => payType === 'autopay');
  const done = warned.filter(({ outcome }) => outcome === 'collected');
  const twoDays = 2 * 86_400_000 - 3_600_000;
  return [
    ...plan.filter((row) => row.paidAmount > row.repayTotalAmount).map((row) => `${row.periodNo} overpaid`),
    ...(taken.length === done.length ? [] : [`${taken.length} taken, ${done.length} collected`]),
    ...taken.filter(({ status }) => status !== 'posted').map(() => 'a collection is not posted'),
    // Money that was no longer owed is returned.
    ...taken.filter(({ reason }) => reason !== null).map(() => 'collected although already paid'),
    ...taken.flatMap(({ at, paymentId }) =>
      done.some((each) => each.paymentId === paymentId && at.getTime() - each.warnedAt.getTime() >= twoDays)
        ? []
        : ['collected without a warning two days before'],
    ),
  ];
}

type Act = (loan: RunningLoan, random: Random) => Promise<unknown>;
const acts: readonly Act[] = [
  (loan) => create(loan),
  (loan) => change(loan, 'paused'),
  (loan) => change(loan, 'active'),
  (loan) => change(loan, 'cancelled'),
  async (loan, random) => {
    const open = (await loan.plan()).repay_plans.find((row) => row.paidAmount < row.repayTotalAmount);
    if (open === undefined) return;
    const amount = open.repayTotalAmount - open.paidAmount;
    if (random.below(2) === 0) await loan.askCode({ periodNos: [open.periodNo], amount });
    else await loan.sendReference(newReference(random.below(2) === 0 ? 1 : 9), amount);
  },
  (loan) => loan.walk.aMinuteLater(loan.orderId),
  () => jobRuns(),
];

it('no payment is collected twice, whatever a borrower does concurrently [promise: autopay-once]', async () => {
  for (let seed = 1; seed <= sizes.mandateHistories; seed += 1) {
    const random = randomFrom(seed);
    const loan = await runningLoan(lender);
    (await create(loan)).value();
    for (let turn = 0; turn < 8; turn += 1) {
      const together = Array.from({ length: 1 + random.below(3) }, () => random.pick(acts));
      const looks = Array.from({ length: random.below(4) }, () => () => loan.plan());
      await Promise.all([...together.map((act) => act(loan, random)), ...looks.map((check) => check())]);
      const today = businessDay(await businessNow());
      await moveToDay(addDays(today, random.below(12)));
      await Promise.all([jobRuns(), loan.plan(), jobRuns()]);
      await Promise.all([bankCollects(), bankCollects()]);
    }
    expect([seed, await wrongFor(loan)]).toEqual([seed, []]);
  }
});

it('the history check detects money collected twice, returned, or collected without a warning', () => {
  const at = new Date('2026-11-29T01:00:00Z');
  const taken: Row = { paymentId: 'p1', payType: 'autopay', status: 'posted', at, reason: null };
  const warnedAt = new Date('2026-11-27T02:00:00Z');
  const warned: Warned = { paymentId: 'p1', warnedAt, outcome: 'collected' };
  const paid = { periodNo: 1, paidAmount: 1, repayTotalAmount: 1 };
  expect(wrongIn([taken], [warned], [paid])).toEqual([]);
  expect(wrongIn([taken, taken], [warned], [{ ...paid, paidAmount: 2 }])).not.toEqual([]);
  expect(wrongIn([{ ...taken, reason: 'over' }], [warned], [paid])).not.toEqual([]);
  expect(wrongIn([{ ...taken, paymentId: 'p2' }], [warned], [paid])).not.toEqual([]);
  expect(wrongIn([taken], [{ ...warned, warnedAt: at }], [paid])).not.toEqual([]);
});

it('a borrower who pays manually at the moment of the collection pays once', async () => {
  for (let round = 0; round < sizes.mandateHistories; round += 1) {
    const { loan, due } = await loanWithMandate();
    await toCollectedDay(addDays(due, -2));
    await moveToDay(addDays(due, 1));
    const [row] = (await loan.plan()).repay_plans;
    const amount = (row?.repayTotalAmount ?? 0) - (row?.paidAmount ?? 0);
    await Promise.all([
      jobRuns(),
      ...(amount > 0 ? [loan.askCode({ amount }), loan.sendReference(newReference(), amount)] : []),
      loan.plan(),
      jobRuns(),
    ]);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(await wrongFor(loan)).toEqual([]);
    expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid' });
  }
});
