import { userInfo } from '@clearloan/session/contract';
import { homePage } from '@clearloan/home/contract';
import { orderList } from '@clearloan/loan-view/contract';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newReference, runningLoan, type RunningLoan } from '../payments/testing/running-loan';

const lender = lenderInBalance();

/** The payments in progress as returned by home, the list of loans, the account and the bell. */
async function stateOf({ borrower }: RunningLoan) {
  const home = (await lender.call(homePage, {}, borrower)).value().list;
  const fields = { orderType: 'all', pageNum: 1, pageSize: 20 } as const;
  const { list } = (await lender.call(orderList, fields, borrower)).value();
  const items = home.flatMap((block) => (block.type === 'REPAY' ? block.items : []));
  const bell = home.flatMap((block) => (block.type === 'ANNOUNCEMENT' ? block.items : []));
  return {
    home: items[0]?.paymentsInProgress,
    loans: list[0]?.paymentsInProgress,
    account: (await lender.call(userInfo, {}, borrower)).value().paymentsInProgress,
    bell: bell.map(({ linkUrl }) => linkUrl),
  };
}

/** All of these return the same. */
async function expectTold(loan: RunningLoan, payments: readonly object[]) {
  const { home, loans, account, bell } = await stateOf(loan);
  expect(home).toMatchObject(payments);
  expect(home).toHaveLength(payments.length);
  expect(loans).toEqual(home);
  expect(account).toEqual(home);
  return bell;
}

describe('a payment in progress', () => {
  it('is shown everywhere from its code until its money arrives', async () => {
    const loan = await runningLoan(lender);
    expect(await expectTold(loan, [])).toEqual([]);
    const { paymentId } = (await loan.askCode({})).value();
    const code = { paymentId, kind: 'code', status: 'waiting', amount: 214_231, periodNos: [1] };
    await expectTold(loan, [{ ...code, expireTime: expect.any(String), orderId: loan.orderId }]);
    await loan.arrive(paymentId);
    await expectTold(loan, []);
  });

  it('is shown during its verification, and needs the borrower when the amount differs', async () => {
    const loan = await runningLoan(lender);
    const { submitId: paymentId } = (await loan.sendReference(newReference(2))).value();
    await expectTold(loan, [{ paymentId, status: 'verifying' }]);
    const part = (await loan.askCode({ purpose: 'amount', periodNos: [], amount: 5_000 })).value();
    await loan.walk.aMinuteLater(loan.orderId);
    const bell = await expectTold(loan, [{ paymentId, status: 'amountDiffers' }]);
    expect(bell).toEqual([`/orders/${loan.orderId}/payments/${paymentId}`]);
    expect(part.amount).toBe(5_000);
  });

  it('that the bank has not found is shown with the day of its next check', async () => {
    const loan = await runningLoan(lender);
    const { submitId: paymentId } = (await loan.sendReference(newReference(1))).value();
    await loan.walk.aMinuteLater(loan.orderId);
    await expectTold(loan, [{ paymentId, status: 'notFound', nextCheckAt: expect.any(String) }]);
  });

  it('of a wrong amount is not shown once its due payment is paid', async () => {
    const loan = await runningLoan(lender);
    await loan.sendReference(newReference(2));
    await loan.walk.aMinuteLater(loan.orderId);
    const { paymentId } = (await loan.askCode({})).value();
    await loan.arrive(paymentId);
    expect(await expectTold(loan, [])).toEqual([]);
  });

  it('stands in the bell once, however often the borrower sends it', async () => {
    const loan = await runningLoan(lender);
    const reference = newReference(2);
    const { submitId: paymentId } = (await loan.sendReference(reference)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    await expectTold(loan, [{ paymentId, status: 'amountDiffers' }]);
    (await loan.sendReference(reference)).value();
    await loan.walk.aMinuteLater(loan.orderId);
    expect(await expectTold(loan, [{ paymentId, status: 'amountDiffers' }])).toHaveLength(1);
  });
});
