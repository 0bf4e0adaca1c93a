import { codes } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { homePage } from '@clearloan/home/contract';
import { delayQuote } from '@clearloan/repayment/contract';
import { certifiedBorrower, newPhone } from '../lending/testing/certified-borrower';
import { walkWith } from '../lending/testing/walk';
import { loanOf, moveToDay, runningLoan, type RunningLoan } from './testing/running-loan';
import { lenderInBalance } from '../lending/testing/lender-in-balance';

const lender = lenderInBalance();

describe('an extension', () => {
  const quoteOf = async ({ borrower, orderId }: RunningLoan) =>
    (await lender.call(delayQuote, { orderId, periodNo: 1 }, borrower)).value();

  it('is quoted, confirmed with a code and added to the payment [promise: delay-price, delay-others, delay-pays-nothing, delay-old-date]', async () => {
    const loan = await runningLoan(lender);
    const [before, ...others] = (await loan.plan()).repay_plans;
    const { options, maxCount } = await quoteOf(loan);
    const [week] = options;
    expect(week).toMatchObject({ days: 7, fee: 4_500, gst: 810, extraInterest: 1_000, newTotal: 220_541 });
    expect(maxCount).toBe(2);
    const smsCode = await loan.walk.code('delay');
    const fields = { purpose: 'delay', delayDays: 7, amount: 6_310, smsCode, payType: undefined } as const;
    expect((await loan.askCode(fields)).value()).toMatchObject({
      kind: 'delay',
      status: 'posted',
    });
    const [row, ...unchanged] = (await loan.plan()).repay_plans;
    expect(unchanged).toEqual(others);
    expect(row).toMatchObject({
      periodStatus: 'extended',
      paidAmount: 0,
      originalDueTime: before?.dueTime,
      delayFee: 4_500,
      gst: 810,
      repayTotalAmount: 220_541,
    });
    expect(row?.dueTime).toBe(week?.newDueTime);
    expect((await quoteOf(loan)).usedCount).toBe(1);
  });

  it('needs the right code and the quoted cost [promise: delay-seen-first]', async () => {
    const loan = await runningLoan(lender);
    await loan.walk.code('delay');
    const fields = { purpose: 'delay', delayDays: 7, payType: undefined } as const;
    expect((await loan.askCode({ ...fields, amount: 10_000, smsCode: '246810' })).code).toBe(
      codes.termsChanged,
    );
    expect((await loan.askCode({ ...fields, amount: 6_310, smsCode: '111111' })).code).toBe(codes.wrongCode);
  });

  it('can move a payment past the next one, which is then due and paid first [promise: delay-count]', async () => {
    const borrower = await certifiedBorrower(newPhone());
    const orderId = await walkWith(lender, borrower).loan(200_000, 4, 'salary');
    const loan = loanOf(lender, borrower, orderId);
    for (let count = 0; count < 2; count += 1) {
      const twoWeeks = (await quoteOf(loan)).options[1];
      const amount = (twoWeeks?.fee ?? 0) + (twoWeeks?.gst ?? 0) + (twoWeeks?.extraInterest ?? 0);
      const smsCode = await loan.walk.code('delay');
      const fields = { purpose: 'delay', delayDays: 14, amount, smsCode, payType: undefined } as const;
      expect((await loan.askCode(fields)).code).toBe(0);
    }
    expect(await quoteOf(loan)).toMatchObject({ options: [], usedCount: 2, maxCount: 2 });
    const [first, second, third] = (await loan.plan()).repay_plans;
    expect(first?.dueTime).toBe(third?.dueTime);
    const { list } = (await lender.call(homePage, {}, borrower)).value();
    expect(list[0]).toMatchObject({ items: [{ periodNo: 2, dueTime: second?.dueTime }] });
    const amount = (second?.repayTotalAmount ?? 0) + 100;
    const part = (await loan.askCode({ purpose: 'amount', periodNos: [], amount })).value();
    expect(part.periodNos).toEqual([2, 1]);
    await loan.arrive(part.paymentId);
    expect((await loan.plan()).repay_plans.map(({ paidAmount }) => paidAmount)).toEqual([
      100,
      second?.repayTotalAmount,
      0,
      0,
    ]);
  });

  it('is not available for a late payment [promise: delay-too-late]', async () => {
    const loan = await runningLoan(lender);
    const due = (await loan.plan()).repay_plans[0]?.dueTime ?? '';
    await moveToDay(addDays(due, 1));
    expect(await quoteOf(loan)).toMatchObject({ options: [], reason: expect.any(String) });
  });
});
