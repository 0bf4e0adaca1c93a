import { accountBalances } from '@clearloan/bookkeeping/contract';
import { codes } from '@clearloan/api-client/declare';
import { userInfo } from '@clearloan/session/contract';
import { homePage } from '@clearloan/home/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { dues } from '@clearloan/reminders/contract';
import { loanPlanInfo } from '@clearloan/repayment/contract';
import { eq, sql } from 'drizzle-orm';
import { moveClock } from '../../platform/context/clock';
import { autocommit, db } from '../../platform/database/connection';
import { runningLoan, type RunningLoan } from '../payments/testing/running-loan';
import { lenderInBalance } from './testing/lender-in-balance';
import { orders } from '../../platform/database/schema/orders';
import { parkedItems } from '../../platform/database/schema/parked-items';
import { actOnConsole } from '../../testing/console-call';

const lender = lenderInBalance({ isWatched: false });

const orderOf = ({ orderId }: RunningLoan) =>
  db().query.orders.findFirst({ where: eq(orders.orderId, orderId), with: { parked: true } });

/** A loan whose next step fails: a code ends, and the database refuses that. */
async function loanThatCannotGoOn(): Promise<RunningLoan> {
  const loan = await runningLoan(lender);
  (await loan.askCode({})).value();
  await autocommit().execute(
    sql`alter table payments add constraint broken check (status <> 'expired') not valid`,
  );
  await moveClock(2);
  return loan;
}

afterEach(() => autocommit().execute(sql`alter table payments drop constraint if exists broken`));

it('a loan that cannot be booked is shown as being checked, and every other screen works [promise: pay-loan-checked]', async () => {
  const loan = await loanThatCannotGoOn();
  const { borrower, orderId } = loan;
  const answers = await Promise.all([
    lender.call(homePage, {}, borrower),
    lender.call(orderList, { orderType: 'all', pageNum: 1, pageSize: 20 }, borrower),
    lender.call(loanDetails, { orderId }, borrower),
    lender.call(loanPlanInfo, { orderId }, borrower),
    lender.call(userInfo, {}, borrower),
    lender.call(dues, {}, borrower),
    lender.call(accountBalances, {}, borrower),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 0));
  const [row] = (
    await lender.call(orderList, { orderType: 'all', pageNum: 1, pageSize: 20 }, borrower)
  ).value().list;
  expect(row?.orderStatusText).toBe('We’re checking this loan');
  expect(row).not.toHaveProperty('nextAmount', expect.anything());
  expect(row?.checkedSince).toBeDefined();
  expect((await lender.call(loanDetails, { orderId }, borrower)).value().reason).toContain(
    'Your money is safe',
  );
  const home = (await lender.call(homePage, {}, borrower)).value().list;
  expect(home.some(({ type }) => type === 'REPAY')).toBe(false);
  expect(JSON.stringify(home.find(({ type }) => type === 'ANNOUNCEMENT'))).toContain(
    'We’re checking this loan',
  );
});

it('no action on a loan works while the lender checks it', async () => {
  const loan = await loanThatCannotGoOn();
  await loan.plan();
  const { code } = await loan.askCode({ amount: 100, purpose: 'amount', periodNos: [] });
  expect(code).toBe(codes.notAllowedNow);
});

it('a failing step is retried at growing intervals, and at once by the staff [promise: pay-loan-checked]', async () => {
  const loan = await loanThatCannotGoOn();
  await loan.plan();
  const first = await orderOf(loan);
  expect(first).toMatchObject({ status: 'repaying', parked: { job: 'order-steps', tries: 1 } });
  expect(first?.parked?.reason).toBe('The database refused the step (23514).');
  await loan.plan();
  expect((await orderOf(loan))?.parked?.tries).toBe(1);
  await autocommit()
    .update(parkedItems)
    .set({ retryAt: new Date(0) })
    .where(eq(parkedItems.orderId, loan.orderId));
  await loan.plan();
  const second = await orderOf(loan);
  expect(second?.parked?.tries).toBe(2);
  expect((second?.parked?.retryAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(100_000);
  await autocommit().execute(sql`alter table payments drop constraint broken`);
  const reply = await actOnConsole(lender.address, `/attention/order-steps/${loan.orderId}/retry`, {});
  expect(await reply.json()).toEqual({ attention: null });
  expect(await orderOf(loan)).toMatchObject({ status: 'repaying', parked: null });
  expect((await loan.plan()).transactions).toContainEqual(
    expect.objectContaining({ kind: 'code', status: 'expired' }),
  );
  const home = (await lender.call(homePage, {}, loan.borrower)).value().list;
  expect(home.some(({ type }) => type === 'ANNOUNCEMENT')).toBe(false);
});
