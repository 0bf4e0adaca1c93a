import { addDays } from '@clearloan/loan-math';
import { sql } from 'drizzle-orm';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { forEachItem } from '../../platform/jobs/for-each-item';
import { actOnConsole } from '../../testing/console-call';
import { callHook } from '../../testing/fake-receiver';
import { messagesTo } from '../../testing/text-messages';
import { waitingMoney } from './bank-entry';
import { wrongInBooks } from './check-books';
import { collectingLender, repeated } from './testing/collections';
import { jobRuns, toDay } from './testing/mandates';

const { lender, mandates, requested, report, requestedLoan } = collectingLender(4732);
const { show, loanWithMandate, paidOf } = mandates;

const payment = async (references: string[], amount = '2142.31') => {
  const id = `collected-${String((entryIds += 1))}`;
  const bookedAt = (await businessNow()).toISOString();
  const entry = { id, amount, currency: 'CNY', bookedAt, references };
  return { id, outcome: (await callHook(lender.address, '/hooks/payments', entry)).body };
};
let entryIds = 0;

it('a payment that the bank took back after its due date is announced, and collected two days later [promise: autopay-warned]', async () => {
  const { loan, due } = await loanWithMandate();
  const { id } = await payment([(await loan.askCode({})).value().vcode ?? '']);
  await toDay(addDays(due, 5));
  const reversal = { entryId: id, reversedAt: (await businessNow()).toISOString() };
  expect((await callHook(lender.address, '/hooks/reversals', reversal)).body).toEqual({
    outcome: 'reversed',
  });
  const today = businessDay(await businessNow());
  await jobRuns();
  expect(await requested(loan)).toEqual([]);
  await moveClock(1);
  await jobRuns();
  expect((await messagesTo(loan.borrower.phone))[0]?.text).toMatch(/will be collected from/);
  expect(await requested(loan)).toEqual([]);
  const { collectOn = '' } = (await show(loan)).next ?? {};
  expect(collectOn >= addDays(today, 2)).toBe(true);
  await toDay(collectOn);
  expect(await requested(loan)).toHaveLength(1);
});

it('the statement reports a collection, but not another amount under its id', async () => {
  const { loan, id = '' } = await requestedLoan();
  expect((await payment([id], '21.42')).outcome).toEqual({ outcome: 'unmatched' });
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'collecting' });
  const row = await payment([id]);
  expect(row.outcome).toEqual({ outcome: 'credited' });
  expect(await report(id, 'collected')).toEqual(repeated);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid' });
  expect(await wrongInBooks()).toEqual([]);
  const second = await payment([id]);
  expect(second.outcome).toEqual({ outcome: 'unmatched' });
  const secondReversal = { entryId: second.id, reversedAt: (await businessNow()).toISOString() };
  await callHook(lender.address, '/hooks/reversals', secondReversal);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid' });
  const reversal = { entryId: row.id, reversedAt: (await businessNow()).toISOString() };
  expect((await callHook(lender.address, '/hooks/reversals', reversal)).body).toEqual({
    outcome: 'reversed',
  });
  expect(await report(id, 'returned')).toEqual(repeated);
  expect((await show(loan)).collections).toMatchObject([{ outcome: 'returned' }]);
  expect(await wrongInBooks()).toEqual([]);
});

it('a collection in the statement waits while its loan needs attention', async () => {
  const { loan, id = '' } = await requestedLoan();
  (await loan.askCode({ periodNos: [2] })).value();
  await autocommit().execute(
    sql`alter table payments add constraint broken check (status <> 'expired') not valid`,
  );
  await moveClock(2);
  const row = await payment([id]);
  expect(row.outcome).toEqual({ outcome: 'unmatched' });
  expect((await actOnConsole(lender.address, `/entries/${row.id}/sent-back`, {})).status).toBe(404);
  await autocommit().execute(sql`alter table payments drop constraint broken`);
  await actOnConsole(lender.address, `/attention/order-steps/${loan.orderId}/retry`, {});
  await forEachItem('waiting-money', waitingMoney);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid' });
});
