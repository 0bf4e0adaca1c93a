import { codes } from '@clearloan/api-client/declare';
import { eq } from 'drizzle-orm';
import { moveClock } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { changeLender } from '../../testing/one-lender';
import { db } from '../../platform/database/connection';
import { sizes } from '../../testing/sizes';
import { payments } from '../../platform/database/schema/payments';
import { newest, newReference, runningLoan } from './testing/running-loan';
import { lenderInBalance } from '../lending/testing/lender-in-balance';

const lender = lenderInBalance();

describe('bank references', () => {
  it('are verified and credited', async () => {
    const loan = await runningLoan(lender);
    expect((await loan.sendReference(newReference())).value().status).toBe('verifying');
    expect((await loan.plan()).repay_plans[0]?.periodStatus).toBe('verifying');
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  });

  it('are credited once, when two borrowers send them many times at once', async () => {
    const [one, other] = [await runningLoan(lender), await runningLoan(lender)];
    const utr = `UT${newReference()}`;
    const spellings = [utr, utr.toLowerCase()];
    const answers = await Promise.all(
      Array.from({ length: sizes.parallelRepeats * 2 }, (_, index) =>
        (index % 2 === 0 ? one : other).sendReference(spellings[index % 3 === 0 ? 0 : 1] ?? utr),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]));
    for (const { walk, orderId } of [one, other]) await walk.aMinuteLater(orderId);
    const credited = await db().select().from(payments).where(eq(payments.reference, utr));
    expect(credited.filter(({ status }) => status === 'posted')).toHaveLength(1);
    const plans = [await one.plan(), await other.plan()];
    expect(plans.map((plan) => plan.repay_plans[0]?.paidAmount).sort()).toEqual([0, 214_231]);
    expect(plans.map((plan) => newest(plan)?.status).sort()).toEqual(['posted', 'refused']);
    const third = await runningLoan(lender);
    expect((await third.sendReference(utr)).code).toBe(codes.referenceUsed);
  });

  it('that the bank does not find at first can be sent again [promise: pay-next-check]', async () => {
    const loan = await runningLoan(lender);
    const utr = newReference(1);
    await loan.sendReference(utr);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())).toMatchObject({
      status: 'notFound',
      reason: expect.any(String),
    });
    expect((await loan.sendReference(utr)).value().status).toBe('verifying');
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())).toMatchObject({ status: 'posted' });
  });

  it('that the bank does not find are checked again a day later, and the borrower sees when [promise: pay-looking, pay-next-check]', async () => {
    const loan = await runningLoan(lender);
    await loan.sendReference(newReference(1));
    await loan.walk.aMinuteLater(loan.orderId);
    const { checkedAt = '', nextCheckAt = '' } = newest(await loan.plan()) ?? {};
    const hours = (Date.parse(nextCheckAt) - Date.parse(checkedAt)) / 3_600_000;
    expect(hours).toBeCloseTo(24);
    await moveClock(1);
    await loan.walk.aMinuteLater(loan.orderId);
    const found = newest(await loan.plan());
    expect(found?.status).toBe('posted');
    expect(found?.nextCheckAt).toBeUndefined();
  });

  it('with another amount at the bank wait for the right one [promise: pay-other-reference]', async () => {
    const loan = await runningLoan(lender);
    const utr = newReference(2);
    await loan.sendReference(utr);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())).toMatchObject({ status: 'amountDiffers' });
    await loan.sendReference(utr, 214_131);
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).repay_plans[0]).toMatchObject({
      periodStatus: 'partlyPaid',
      paidAmount: 214_131,
    });
  });

  it('can be corrected after other money has ended the loan, and their money goes back [promise: pay-nothing-owed]', async () => {
    const loan = await runningLoan(lender);
    const { submitId } = (await loan.sendReference(newReference(1))).value();
    await loan.walk.aMinuteLater(loan.orderId);
    await loan.sendReference(newReference(), 1_285_386);
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).orderStatus).toBe('settled');
    expect((await loan.sendReference(newReference())).code).toBe(codes.notAllowedNow);
    (await loan.sendReference(newReference(), 214_231, submitId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    const { transactions } = await loan.plan();
    expect(transactions.find(({ paymentId }) => paymentId === submitId)).toMatchObject({
      status: 'returned',
      reason: expect.stringContaining('You owed nothing any more'),
    });
    expect(transactions).toContainEqual(expect.objectContaining({ kind: 'refund', amount: 214_231 }));
  });

  it('may be of more in a currency with larger numbers', async () => {
    const loan = await runningLoan(lender);
    expect((await loan.sendReference(newReference(), 100_000_001)).code).toBe(codes.amountOutOfRange);
    const { amountScale } = thisLender();
    changeLender({ amountScale: 1_000 });
    expect((await loan.sendReference(newReference(1), 214_231_000)).code).toBe(0);
    changeLender({ amountScale });
  });

  it('that the bank reversed are rejected permanently', async () => {
    const loan = await runningLoan(lender);
    const utr = newReference(3);
    await loan.sendReference(utr);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())).toMatchObject({ status: 'refused' });
    expect((await loan.sendReference(utr)).value().status).toBe('rejected');
  });

  it('can belong to a requested pay code', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await loan.askCode({ payType: 'bank-transfer' })).value();
    const { submitId } = (await loan.sendReference(newReference(), 214_231, paymentId)).value();
    expect(submitId).toBe(paymentId);
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan.transactions.filter(({ kind }) => kind !== 'payout')).toHaveLength(1);
    expect(plan.repay_plans[0]?.periodStatus).toBe('paid');
  });

  it('of more than pays the loan off end it, and the rest is returned [promise: pay-excess, pay-excess-told]', async () => {
    const loan = await runningLoan(lender);
    const { payoffAmount } = await loan.plan();
    await loan.sendReference(newReference(), payoffAmount + 7_700);
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan.orderStatus).toBe('settled');
    expect(plan.transactions.find(({ kind }) => kind === 'refund')).toMatchObject({
      amount: 7_700,
      status: 'posted',
    });
    const reasons = plan.transactions.map(({ reason }) => reason);
    expect(reasons).toContain('You paid more than you owed. We sent the rest back to you.');
  });
});
