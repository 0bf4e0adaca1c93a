import { homePage } from '@clearloan/home/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { Pool } from 'pg';
import { db } from '../../platform/database/connection';
import { TracedClient } from '../../platform/database/pools';
import { runningLoan } from '../payments/testing/running-loan';
import { lenderInBalance } from './testing/lender-in-balance';
import { orders } from '../../platform/database/schema/orders';

const lender = lenderInBalance();

type Send = (this: Pool, ...given: unknown[]) => Promise<unknown>;
const send = Reflect.get(Pool.prototype, 'query') as Send;

afterEach(() => {
  Reflect.set(Pool.prototype, 'query', send);
  jest.restoreAllMocks();
});

/** The database traffic of some work: its statements, and how many sequential round trips it waited for. */
async function tripsOf(work: () => Promise<unknown>) {
  const statements = jest.spyOn(TracedClient.prototype, 'query').mockClear();
  let [underWay, inTurn] = [0, 0];
  const watched: Send = function (...given) {
    if (underWay === 0) inTurn += 1;
    underWay += 1;
    return send.apply(this, given).finally(() => (underWay -= 1));
  };
  Reflect.set(Pool.prototype, 'query', watched);
  await work();
  Reflect.set(Pool.prototype, 'query', send);
  return { statements: statements.mock.calls.length, inTurn };
}

describe('the round trips to the database for a borrower with a running loan', () => {
  it.each([
    // One more per part of the verification, as home shows only loans that are available to the borrower, and one for answers.
    ['home', 6, () => (how: object) => lender.call(homePage, {}, how)],
    ['the list of loans', 3, () => (how: object) => lender.call(orderList, page, how)],
    ['the loan', 2, (orderId: string) => (how: object) => lender.call(loanDetails, { orderId }, how)],
  ])('are two for %s: the session with the time, then the screen', async (_name, statements, callOf) => {
    const { borrower, orderId } = await runningLoan(lender);
    const call = callOf(orderId);
    (await call(borrower)).value();
    expect(await tripsOf(() => call(borrower))).toEqual({ statements, inTurn: 2 });
  });

  it('are the same with two loans as with one', async () => {
    const { borrower, walk } = await runningLoan(lender);
    await walk.loan(200_000, 4, 'salary');
    const { list } = (await lender.call(orderList, page, borrower)).value();
    expect(list).toHaveLength(2);
    const [home, listed] = [
      await tripsOf(() => lender.call(homePage, {}, borrower)),
      await tripsOf(() => lender.call(orderList, page, borrower)),
    ];
    expect(home).toEqual({ statements: 6, inTurn: 2 });
    expect(listed).toEqual({ statements: 3, inTurn: 2 });
  });
});

it('sequential queries count apart from concurrent ones', async () => {
  const ask = () => db().select().from(orders).limit(1);
  expect(await tripsOf(() => Promise.all([ask(), ask()]))).toEqual({ statements: 2, inTurn: 1 });
  expect(await tripsOf(async () => [await ask(), await ask()])).toEqual({ statements: 2, inTurn: 2 });
});

const page = { orderType: 'all', pageNum: 1, pageSize: 20 } as const;
