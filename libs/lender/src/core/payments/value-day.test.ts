import { codes } from '@clearloan/api-client/declare';
import { submitUtr } from '@clearloan/repayment/contract';
import { randomUUID } from 'node:crypto';
import { moveClock } from '../../platform/context/clock';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newest, newReference, runningLoan, type RunningLoan } from './testing/running-loan';

const lender = lenderInBalance();

const rowOf = async (loan: RunningLoan, periodNo = 1) => {
  const row = (await loan.plan()).repay_plans.find((each) => each.periodNo === periodNo);
  if (row === undefined) throw new Error('The loan has no payments.');
  return row;
};
const openOf = (row: Awaited<ReturnType<typeof rowOf>>) => row.repayTotalAmount - row.paidAmount;

const bankTransfer = (loan: RunningLoan, purpose: 'period' | 'payoff' | 'coolingOff', amount: number) =>
  loan.askCode({
    payType: 'bank-transfer',
    purpose,
    amount,
    periodNos: purpose === 'period' ? [1] : [],
  });

describe('money with a late booking date', () => {
  it('leaves the late fee owed, despite the amount of its old code, and the borrower sees it [promise: pay-short]', async () => {
    const loan = await runningLoan(lender);
    const { paymentId } = (await bankTransfer(loan, 'period', 214_231)).value();
    await moveClock(90);
    const late = openOf(await rowOf(loan));
    expect(late).toBeGreaterThan(214_231);
    (await loan.sendReference(newReference(), 214_231, paymentId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect(openOf(await rowOf(loan))).toBe(late - 214_231);
    expect(newest(await loan.plan())?.reason).toContain('The rest stays on your loan');
  });

  it('does not settle a loan that grew since its payoff was priced', async () => {
    const loan = await runningLoan(lender);
    const { payoffAmount } = await loan.plan();
    const { paymentId } = (await bankTransfer(loan, 'payoff', payoffAmount)).value();
    await moveClock(95);
    const owed = (await loan.plan()).payoffAmount;
    (await loan.sendReference(newReference(), payoffAmount, paymentId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan.orderStatus).not.toBe('settled');
    expect(plan.payoffAmount).toBe(owed - payoffAmount);
  });

  it('to return a loan after the cooling-off period pays the loan, and every screen shows it', async () => {
    const loan = await runningLoan(lender);
    const { coolingOff } = await loan.walk.details(loan.orderId);
    const exit = coolingOff?.exitAmount ?? 0;
    const { paymentId } = (await bankTransfer(loan, 'coolingOff', exit)).value();
    await moveClock(40);
    expect((await loan.plan()).orderStatus).toBe('overdue');
    const owed = (await loan.plan()).payoffAmount;
    (await loan.sendReference(newReference(), exit, paymentId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    const plan = await loan.plan();
    expect(plan.payoffAmount).toBe(owed - exit);
    expect(newest(plan)).toMatchObject({ status: 'posted' });
  });

  it('under a wrong reference sent before the due date counts from the day of the right one', async () => {
    const loan = await runningLoan(lender);
    const { submitId } = (await loan.sendReference(newReference(2))).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect(newest(await loan.plan())?.status).toBe('amountDiffers');
    await moveClock(90);
    const late = openOf(await rowOf(loan));
    (await loan.sendReference(newReference(), 214_231, submitId)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect(openOf(await rowOf(loan))).toBe(late - 214_231);
  });

  it('that the bank booked in time counts from its booking date [promise: pay-found-day]', async () => {
    const loan = await runningLoan(lender);
    const reference = newReference(2);
    (await loan.sendReference(reference, 214_331)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    await moveClock(90);
    (await loan.sendReference(reference, 214_231)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect(openOf(await rowOf(loan))).toBe(0);
  });
});

it('a pay code expires no later than its price', async () => {
  const loan = await runningLoan(lender);
  const { payoffAmount } = await loan.plan();
  const { expireTime = '', at } = (await bankTransfer(loan, 'payoff', payoffAmount)).value();
  const midnight = /T17:00:00(\.000)?Z$/;
  expect(expireTime).toMatch(midnight);
  expect(Date.parse(expireTime) - Date.parse(at)).toBeLessThanOrEqual(24 * 3_600_000);
  const unhurried = (await bankTransfer(loan, 'period', 214_231)).value();
  expect(Date.parse(unhurried.expireTime ?? '') - Date.parse(unhurried.at)).toBe(24 * 3_600_000);
});

describe('the date of a payment', () => {
  const sentAs = async (loan: RunningLoan, payTime: string) =>
    lender.call(
      submitUtr,
      { orderId: loan.orderId, utr: newReference(), amount: 100, payTime },
      { ...loan.borrower, key: randomUUID() },
    );

  it.each([
    ['in 1900', () => '1900-01-01T00:00:00Z'],
    ['the day before the money was paid out', () => new Date(Date.now() - 2 * 86_400_000).toISOString()],
    ['the day after tomorrow', () => new Date(Date.now() + 900 * 86_400_000).toISOString()],
  ])('%s is rejected with its field', async (_when, payTime) => {
    const answer = await sentAs(await runningLoan(lender), payTime());
    expect(answer).toMatchObject({ code: codes.badInput, raw: { field: 'payTime' } });
  });
});
