import { randomUUID } from 'node:crypto';
import { codes } from '@clearloan/api-client/declare';
import { sendSmsCode } from '@clearloan/auth/contract';
import { removeCard } from '@clearloan/certification/contract';
import { homePage, loanDetails } from '@clearloan/loans/contract';
import { addDays } from '@clearloan/loan-math';
import { changeAutopay, createAutopay, delayQuote, showAutopay } from '@clearloan/repayment/contract';
import { eq } from 'drizzle-orm';
import { businessDay, businessNow } from '../../context/clock';
import { db, transaction } from '../../database/connection';
import { collections } from '../../database/schema/mandates';
import { payments } from '../../database/schema/payments';
import { readMessages } from '../../sms/inbox';
import { randomFrom, type Random } from '../../testing/random';
import { sizes } from '../../testing/sizes';
import { storeCode } from '../codes/codes';
import { catchUpMandates } from '../lending/catch-up';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { moveToDay, newReference, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();
const fresh = ({ borrower }: RunningLoan) => ({ ...borrower, key: randomUUID() });
const show = async (loan: RunningLoan) =>
  (await lender.call(showAutopay, { orderId: loan.orderId }, loan.borrower)).value();

async function create(loan: RunningLoan, smsCode = '246810', capAt = 0) {
  const { phone } = loan.borrower;
  await transaction(() => storeCode({ phone, purpose: 'autopay', code: '246810' }, '127.0.0.1'));
  const { accounts, caps } = await show(loan);
  const [cardId = ''] = accounts.map((account) => account.cardId);
  const request = { orderId: loan.orderId, cardId, cap: caps[capAt] ?? 1, smsCode };
  return lender.call(createAutopay, request, fresh(loan));
}

async function change(loan: RunningLoan, state: 'active' | 'paused' | 'cancelled') {
  const { mandateId = '' } = await show(loan);
  return lender.call(changeAutopay, { mandateId, state }, fresh(loan));
}

/** A loan with a mandate, and the day on which its first payment is due. */
async function loanWithMandate() {
  const loan = await runningLoan(lender);
  (await create(loan)).value();
  const [first] = (await loan.plan()).repay_plans;
  return { loan, due: first?.dueTime ?? '' };
}

/** Nobody looks at the loan: the job alone does what is due. */
const jobRuns = () => catchUpMandates();
/** To the evening of a day, whatever time it is. */
const toDay = async (day: string) => {
  await moveToDay(addDays(day, 1));
  await jobRuns();
};
const paidOf = async (loan: RunningLoan, periodNo: number) =>
  (await loan.plan()).repay_plans.find((row) => row.periodNo === periodNo);
const collected = async (loan: RunningLoan) =>
  (await loan.plan()).transactions.filter(({ payType }) => payType === 'autopay');

describe('a borrower who allows automatic payments', () => {
  it('is warned two days before, has the payment collected on the day, and gets a receipt', async () => {
    const { loan, due } = await loanWithMandate();
    expect((await show(loan)).next).toEqual({
      ...{ periodNo: 1, collectOn: due, amount: 214_231, state: 'planned' },
    });
    expect(await readMessages(loan.borrower.phone)).toEqual([]);
    await toDay(addDays(due, -2));
    const [warning, ...more] = await readMessages(loan.borrower.phone);
    expect(warning?.text).toMatch(/¥2,142\.31 will be collected from Harbour Bank •••• 4417/);
    expect(more).toEqual([]);
    expect(await collected(loan)).toEqual([]);
    await toDay(due);
    const [payment, ...others] = await collected(loan);
    expect(payment).toMatchObject({ amount: 214_231, fee: 0, status: 'posted', periodNos: [1] });
    expect(payment?.receiptNo).toMatch(/^R-/);
    expect(payment?.payName).toBe('Automatic payment');
    expect(others).toEqual([]);
    expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', penalty: 0 });
    expect((await show(loan)).collections).toMatchObject([{ periodNo: 1, outcome: 'collected' }]);
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
  });

  it('sees the day at home, on the loan and where one pays', async () => {
    const { loan, due } = await loanWithMandate();
    const { orderId, borrower } = loan;
    const { list } = (await lender.call(homePage, {}, borrower)).value();
    const repay = list.find((block) => block.type === 'REPAY');
    expect(repay).toMatchObject({ items: [{ orderId, collectOn: due }] });
    const details = (await lender.call(loanDetails, { orderId }, borrower)).value();
    expect(details.autopay).toMatchObject({ collectOn: due, state: 'planned' });
    expect((await loan.plan()).autopay).toMatchObject({ collectOn: due, state: 'planned' });
  });

  it('and pays by hand before is not collected from', async () => {
    const { loan, due } = await loanWithMandate();
    await toDay(addDays(due, -2));
    await loan.sendReference(newReference());
    await loan.walk.aMinuteLater(loan.orderId);
    await toDay(due);
    expect(await collected(loan)).toEqual([]);
    expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  });

  it('and whose own payment is still looked for is not collected from, and is told so', async () => {
    const { loan, due } = await loanWithMandate();
    await toDay(addDays(due, -1));
    await loan.sendReference(newReference(1));
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await show(loan)).next).toMatchObject({ state: 'inProgress' });
    await toDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).collections).toMatchObject([{ periodNo: 1, outcome: 'inProgress' }]);
  });

  it('never pays more than the cap: a payment that grew above it is left to the borrower', async () => {
    const { loan, due } = await loanWithMandate();
    await transaction(() =>
      storeCode({ phone: loan.borrower.phone, purpose: 'delay', code: '246810' }, '127.0.0.1'),
    );
    const asked = { orderId: loan.orderId, periodNo: 1 };
    const quote = (await lender.call(delayQuote, asked, loan.borrower)).value();
    const option = quote.options.at(-1);
    const cost = (option?.fee ?? 0) + (option?.gst ?? 0) + (option?.extraInterest ?? 0);
    (
      await loan.askCode({ purpose: 'delay', amount: cost, delayDays: option?.days, smsCode: '246810' })
    ).value();
    const { next } = await show(loan);
    expect(next).toMatchObject({ periodNo: 1, collectOn: option?.newDueTime, state: 'overCap' });
    await toDay(due);
    expect(await collected(loan)).toEqual([]);
    await toDay(option?.newDueTime ?? '');
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).collections).toMatchObject([{ outcome: 'overCap' }]);
  });

  it('and pauses is neither warned nor collected from; resuming makes up for nothing', async () => {
    const { loan, due } = await loanWithMandate();
    (await change(loan, 'paused')).value();
    await toDay(addDays(due, -2));
    expect(await readMessages(loan.borrower.phone)).toEqual([]);
    (await change(loan, 'active')).value();
    await toDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
  });

  it('and cancels after the warning is not collected from, and can allow it again', async () => {
    const { loan, due } = await loanWithMandate();
    await toDay(addDays(due, -2));
    expect((await change(loan, 'cancelled')).value().state).toBe('none');
    await toDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await create(loan)).code).toBe(0);
  });

  it('less than two days before a payment is due has the next one collected first', async () => {
    const loan = await runningLoan(lender);
    const [first] = (await loan.plan()).repay_plans;
    await moveToDay(addDays(first?.dueTime ?? '', -1));
    (await create(loan)).value();
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
    await toDay(first?.dueTime ?? '');
    expect(await collected(loan)).toEqual([]);
  });
});

describe('automatic payments are refused', () => {
  it('without the code from the borrower’s phone, with a cap of one’s own, and twice for a loan', async () => {
    const loan = await runningLoan(lender);
    expect((await create(loan, '000000')).code).toBe(codes.wrongCode);
    expect((await create(loan, '246810', 7)).code).toBe(codes.amountOutOfRange);
    (await create(loan)).value();
    expect((await create(loan)).code).toBe(codes.notAllowedNow);
    expect((await lender.call(sendSmsCode, { phone: loan.borrower.phone, type: 'autopay' })).code).toBe(
      codes.sessionExpired,
    );
  });

  it('to anybody but the borrower: another’s mandate is like none', async () => {
    const [{ loan }, { loan: other }] = [await loanWithMandate(), await loanWithMandate()];
    const { mandateId = '' } = await show(loan);
    const stolen = await lender.call(changeAutopay, { mandateId, state: 'cancelled' }, fresh(other));
    expect(stolen.code).toBe(codes.notFound);
    expect((await show(loan)).state).toBe('active');
  });

  it('and their account stays while they are allowed', async () => {
    const { loan } = await loanWithMandate();
    const [account] = (await show(loan)).accounts;
    const remove = () => lender.call(removeCard, { cardId: account?.cardId ?? '' }, fresh(loan));
    expect((await remove()).code).toBe(codes.notAllowedNow);
    (await change(loan, 'cancelled')).value();
    expect((await remove()).code).toBe(0);
  });
});

/** What would be wrong for a borrower with automatic payments. Empty when all is well. */
async function wrongFor(loan: RunningLoan): Promise<string[]> {
  const { orderId } = loan;
  const rows = await db().select().from(payments).where(eq(payments.orderId, orderId));
  const warned = await db().select().from(collections).where(eq(collections.orderId, orderId));
  return wrongIn(rows, warned, (await loan.plan()).repay_plans);
}

type Row = Pick<typeof payments.$inferSelect, 'payType' | 'status' | 'at' | 'periodNos' | 'reason'>;
type Warned = Pick<typeof collections.$inferSelect, 'periodNo' | 'warnedAt' | 'outcome'>;
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
    // What was not owed any more falls on another payment, or goes back.
    ...taken
      .filter(({ periodNos, reason }) => periodNos.length !== 1 || reason !== null)
      .map(() => 'collected what was paid already'),
    ...taken.flatMap(({ at, periodNos: [periodNo] }) =>
      done.some((each) => each.periodNo === periodNo && at.getTime() - each.warnedAt.getTime() >= twoDays)
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

it('whatever a borrower does beside them, and however often it is looked at, no payment is taken twice', async () => {
  for (let seed = 1; seed <= sizes.mandateHistories; seed += 1) {
    const random = randomFrom(seed);
    const loan = await runningLoan(lender);
    (await create(loan)).value();
    for (let turn = 0; turn < 8; turn += 1) {
      const together = Array.from({ length: 1 + random.below(3) }, () => random.pick(acts));
      const looks = Array.from({ length: random.below(4) }, () => () => loan.plan());
      await Promise.all([...together.map((act) => act(loan, random)), ...looks.map((look) => look())]);
      const today = businessDay(await businessNow());
      await moveToDay(addDays(today, random.below(12)));
      await Promise.all([jobRuns(), loan.plan(), jobRuns()]);
    }
    expect([seed, await wrongFor(loan)]).toEqual([seed, []]);
  }
});

it('the check of a history notices money taken twice, sent back, or taken without a warning', () => {
  const at = new Date('2026-11-29T01:00:00Z');
  const taken: Row = { payType: 'autopay', status: 'posted', at, periodNos: [1], reason: null };
  const warnedAt = new Date('2026-11-27T02:00:00Z');
  const warned: Warned = { periodNo: 1, warnedAt, outcome: 'collected' };
  const paid = { periodNo: 1, paidAmount: 1, repayTotalAmount: 1 };
  expect(wrongIn([taken], [warned], [paid])).toEqual([]);
  expect(wrongIn([taken, taken], [warned], [{ ...paid, paidAmount: 2 }])).not.toEqual([]);
  expect(wrongIn([{ ...taken, reason: 'over' }], [warned], [paid])).not.toEqual([]);
  expect(wrongIn([{ ...taken, periodNos: [2] }], [warned], [paid])).not.toEqual([]);
  expect(wrongIn([taken], [{ ...warned, warnedAt: at }], [paid])).not.toEqual([]);
});

it('a borrower who pays by hand at the moment of the collection pays once', async () => {
  for (let round = 0; round < sizes.mandateHistories; round += 1) {
    const { loan, due } = await loanWithMandate();
    await toDay(addDays(due, -2));
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
