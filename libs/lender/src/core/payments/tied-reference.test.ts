import { codes } from '@clearloan/api-client/declare';
import { moveClock } from '../../platform/context/clock';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newest, newReference, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();

/** A code to pay off a loan by transfer to the lender's account. */
async function payoffCode(loan: RunningLoan) {
  const { payoffAmount } = await loan.plan();
  const fields = {
    purpose: 'payoff' as const,
    periodNos: [],
    amount: payoffAmount,
    payType: 'bank-transfer',
  };
  return { payoffAmount, paymentId: (await loan.askCode(fields)).value().paymentId };
}
const movements = async (loan: RunningLoan) =>
  (await loan.plan()).transactions.filter(({ kind }) => kind !== 'payout');

describe('a transfer that pays a loan off', () => {
  it('settles it even after a mistyped reference, and nothing is checked twice', async () => {
    const loan = await runningLoan(lender);
    const { payoffAmount, paymentId } = await payoffCode(loan);
    await loan.sendReference(newReference(1), payoffAmount, paymentId);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())?.status).toBe('notFound');
    const right = await loan.sendReference(newReference(), payoffAmount, paymentId);
    expect(right.value()).toEqual({ status: 'verifying', submitId: paymentId });
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).orderStatus).toBe('settled');
    await moveClock(2);
    await loan.walk.aMinuteLater(loan.orderId);
    expect(await movements(loan)).toMatchObject([{ purpose: 'payoff', status: 'posted' }]);
  });

  it('two days after its code expired leaves two days’ interest, and the rest settles the loan', async () => {
    const loan = await runningLoan(lender);
    const { payoffAmount, paymentId } = await payoffCode(loan);
    await moveClock(2);
    expect(newest(await loan.plan())?.status).toBe('expired');
    const owed = (await loan.plan()).payoffAmount;
    expect(owed).toBeGreaterThan(payoffAmount);
    (await loan.sendReference(newReference(), payoffAmount, paymentId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan).toMatchObject({ orderStatus: 'repaying', payoffAmount: owed - payoffAmount });
    expect(newest(plan)).toMatchObject({ status: 'posted', reason: expect.stringContaining('More was due') });
    const rest = { purpose: 'payoff' as const, periodNos: [], amount: owed - payoffAmount };
    await loan.arrive((await loan.askCode(rest)).value().paymentId);
    expect((await loan.plan()).orderStatus).toBe('settled');
  });

  it('of too little pays no future interest, and the missing amount settles the loan', async () => {
    const loan = await runningLoan(lender);
    const { payoffAmount, paymentId } = await payoffCode(loan);
    await loan.sendReference(newReference(), payoffAmount - 1_00, paymentId);
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan).toMatchObject({ orderStatus: 'repaying', payoffAmount: 1_00 });
    expect(newest(plan)).toMatchObject({ status: 'posted', split: { principal: payoffAmount - 1_00 } });
    const rest = { purpose: 'payoff' as const, periodNos: [], amount: 1_00 };
    await loan.arrive((await loan.askCode(rest)).value().paymentId);
    expect((await loan.plan()).orderStatus).toBe('settled');
  });
});

it('money to return a loan settles it when a part was paid in the meantime', async () => {
  const loan = await runningLoan(lender);
  const exitAmount = (await loan.plan()).coolingOff?.exitAmount ?? 0;
  const fields = {
    purpose: 'coolingOff' as const,
    periodNos: [],
    amount: exitAmount,
    payType: 'bank-transfer',
  };
  const back = (await loan.askCode(fields)).value();
  const part = (await loan.askCode({ purpose: 'amount', amount: 50_000 })).value();
  await loan.arrive(part.paymentId);
  (await loan.sendReference(newReference(), exitAmount, back.paymentId)).value();
  await loan.walk.aMinuteLater(loan.orderId);
  const plan = await loan.plan();
  expect(plan.orderStatus).toBe('settled');
  const refund = plan.transactions.find(({ kind }) => kind === 'refund');
  expect(refund?.amount).toBeGreaterThan(20_000);
});

describe('a reference', () => {
  it('that the bank reported with the money of a code is not credited again', async () => {
    const loan = await runningLoan(lender);
    const utr = newReference();
    await loan.arrive((await loan.askCode({})).value().paymentId, { utr: utr.replace(/^(.{4})/, '$1-') });
    expect((await loan.plan()).repay_plans[0]?.periodStatus).toBe('paid');
    expect((await loan.sendReference(utr)).code).toBe(codes.referenceUsed);
  });

  it('whose amount was mistyped waits for the right one', async () => {
    const loan = await runningLoan(lender);
    const utr = newReference();
    const { paymentId } = (await loan.askCode({ payType: 'bank-transfer' })).value();
    await loan.sendReference(utr, 214_231, paymentId);
    await loan.arrive(paymentId, { amount: '100.00' });
    expect(newest(await loan.plan())).toMatchObject({ kind: 'code', status: 'amountDiffers' });
    (await loan.sendReference(utr, 10_000, paymentId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).repay_plans[0]).toMatchObject({ paidAmount: 10_000 });
  });

  it('for other money is credited separately when its code’s money was returned', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await loan.askCode({ payType: 'bank-transfer' })).value();
    await loan.arrive(paymentId, { amount: '100.00' });
    expect(newest(await loan.plan())).toMatchObject({ kind: 'refund' });
    const { submitId } = (await loan.sendReference(newReference(), 214_231, paymentId)).value();
    expect(submitId).not.toBe(paymentId);
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await loan.plan()).repay_plans[0]?.periodStatus).toBe('paid');
  });
});
