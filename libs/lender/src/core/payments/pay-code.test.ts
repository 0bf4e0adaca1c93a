import { codes } from '@clearloan/api-client/declare';
import { daysBetween } from '@clearloan/loan-math';
import { payTypes } from '@clearloan/repayment/contract';
import { sql } from 'drizzle-orm';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { db } from '../../platform/database/connection';
import { sizes } from '../../testing/sizes';
import { payCodePeriods } from '../../platform/database/schema/payments';
import { newest, newReference, runningLoan } from './testing/running-loan';
import { lenderInBalance } from '../lending/testing/lender-in-balance';

const lender = lenderInBalance();

describe('pay codes', () => {
  it('are paid by the simulated bank, with a receipt', async () => {
    const loan = await runningLoan(lender);
    const code = (await loan.askCode({})).value();
    expect(code).toMatchObject({
      status: 'waiting',
      amount: 214_231,
      fee: 0,
      vcode: expect.stringMatching(/^\d{16}$/),
    });
    expect(code.steps.length).toBeGreaterThan(1);
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
    expect(newest(plan)).toMatchObject({
      paymentId: code.paymentId,
      status: 'posted',
      payName: 'Mobile wallet',
      // On the day of the payout no interest has run.
      split: { penalty: 0, fee: 0, interest: 0, principal: 214_231 },
      receiptNo: expect.stringMatching(/^R-\d{6}-\d+$/),
    });
  });

  it('replace the previous one: a payment has one open code [promise: pay-new-code]', async () => {
    const loan = await runningLoan(lender);
    const first = (await loan.askCode({})).value();
    const second = (await loan.askCode({ payType: 'shop' })).value();
    expect(second.fee).toBe(500);
    const { transactions } = await loan.plan();
    const statuses = new Map(transactions.map(({ paymentId, status }) => [paymentId, status]));
    expect([statuses.get(first.paymentId), statuses.get(second.paymentId)]).toEqual(['expired', 'waiting']);
    const reason = transactions.find(({ paymentId }) => paymentId === first.paymentId)?.reason;
    expect(reason).toContain('You made a new code');
  });

  it('stay one for a payment, however many requests run at once', async () => {
    const loan = await runningLoan(lender);
    await Promise.all(Array.from({ length: sizes.parallelRepeats }, () => loan.askCode({})));
    const open = await db()
      .select()
      .from(payCodePeriods)
      .where(sql`${payCodePeriods.orderId} = ${loan.orderId} and ${payCodePeriods.isOpen}`);
    expect(open).toHaveLength(1);
  });

  it('are rejected when the screen showed another amount', async () => {
    const loan = await runningLoan(lender);
    expect((await loan.askCode({ amount: 200_000 })).code).toBe(codes.amountOutOfRange);
    expect((await loan.askCode({ amount: 1_285_387, purpose: 'amount' })).code).toBe(codes.amountOutOfRange);
    expect((await loan.askCode({ periodNos: [9] })).code).toBe(codes.notAllowedNow);
    expect((await loan.askCode({ payType: 'barter' })).code).toBe(codes.badInput);
  });

  it('return money of another amount in full [promise: pay-other-amount, pay-other-amount-told]', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await loan.askCode({})).value();
    expect(await (await loan.arrive(paymentId, { amount: '100.00' })).json()).toEqual({ status: 'returned' });
    const plan = await loan.plan();
    expect(plan.repay_plans[0]?.paidAmount).toBe(0);
    expect(plan.transactions.find(({ kind }) => kind === 'refund')).toMatchObject({ amount: 10_000 });
    expect(plan.transactions.find((each) => each.paymentId === paymentId)?.reason).toContain('sent it back');
  });

  it('expire, and money that arrives later pays what is owed [promise: pay-after-code]', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await loan.askCode({ payType: 'bank-transfer' })).value();
    await moveClock(2);
    expect(newest(await loan.plan())).toMatchObject({ status: 'expired' });
    await loan.arrive(paymentId);
    const plan = await loan.plan();
    expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
    expect(newest(plan)).toMatchObject({
      status: 'posted',
      reason: expect.stringContaining('after the code expired'),
    });
  });

  it('expire when the payment is made another way [promise: pay-other-way]', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await loan.askCode({ payType: 'bank-transfer' })).value();
    await loan.sendReference(newReference());
    await loan.walk.aMinuteLater(loan.orderId);
    const { transactions } = await loan.plan();
    expect(transactions.find((each) => each.paymentId === paymentId)).toMatchObject({
      status: 'expired',
      reason: expect.stringContaining('paid another way'),
    });
  });

  it('can pay a part, and the parts of a payment are credited in order [promise: pay-part]', async () => {
    const loan = await runningLoan(lender);
    const { dueTime = '' } = (await loan.plan()).repay_plans[0] ?? {};
    await moveClock(daysBetween(businessDay(await businessNow()), dueTime));
    const { paymentId } = (await loan.askCode({ purpose: 'amount', amount: 30_000 })).value();
    await loan.arrive(paymentId);
    const plan = await loan.plan();
    expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'partlyPaid', paidAmount: 30_000, dueTime });
    expect(newest(plan)?.split).toEqual({ penalty: 0, fee: 0, interest: 24_000, principal: 6_000 });
  });

  it('list each payment method with its fee', async () => {
    const { borrower, orderId } = await runningLoan(lender);
    const { list } = (await lender.call(payTypes, { orderId, purpose: 'period' }, borrower)).value();
    expect(list.find(({ payType }) => payType === 'shop')).toMatchObject({ fee: 500, kind: 'store' });
    expect(list.find(({ payType }) => payType === 'wallet')).toMatchObject({ fee: 0, speed: 'Instant' });
  });
});
