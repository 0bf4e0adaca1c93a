import { statistics } from '@clearloan/bookkeeping/contract';
import { businessDay, businessNow } from '../../platform/context/clock';
import { lenderInBalance } from '../../core/lending/testing/lender-in-balance';
import { runningLoan } from '../../core/payments/testing/running-loan';

const lender = lenderInBalance();

it('a payment is suggested as a record; an extension that is not paid yet is not', async () => {
  const loan = await runningLoan(lender);
  const smsCode = await loan.walk.code('delay');
  const more = { purpose: 'delay', delayDays: 7, amount: 6_310, smsCode, payType: undefined } as const;
  expect((await loan.askCode(more)).code).toBe(0);
  const { paymentId } = (await loan.askCode({ amount: 220_541 })).value();
  await loan.arrive(paymentId);
  const month = businessDay(await businessNow()).slice(0, 7);
  const { suggested } = (await lender.call(statistics, { month }, loan.borrower)).value();
  expect(suggested).toMatchObject([{ paymentId, amount: 220_541 }]);
});
