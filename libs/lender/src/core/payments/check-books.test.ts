import { sql } from 'drizzle-orm';
import { portsOf } from '../../configuration/ports';
import { businessDay, businessNow, moveClock } from '../../platform/context/clock';
import { thisLender } from '../../platform/lender/lender';
import { autocommit } from '../../platform/database/connection';
import { readStatement } from '../../platform/statements/import-statement';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newReference, runningLoan } from './testing/running-loan';
import { testParties } from '../../testing/test-lender';

const lender = lenderInBalance({
  changes: { ports: portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }) },
});

/** What this test’s bank did; its statement is written from it alone. */
const rows: string[] = [];
const statement = () => readStatement(`id,booked_at,amount,currency,reference,reverses\n${rows.join('\n')}`);

let ids = 0;
async function report(amount: string, reference: string): Promise<string> {
  const id = `books-${String((ids += 1))}`;
  const bookedAt = (await businessNow()).toISOString();
  rows.push(`${id},${bookedAt},${amount},CNY,${reference},`);
  await callHook(lender.address, '/hooks/payments', {
    id,
    amount,
    currency: 'CNY',
    bookedAt,
    references: [reference],
  });
  return id;
}

/** The orders to the bank: payouts and refunds, as its statement shows them. */
async function noteOrders(): Promise<void> {
  const { rows: orders } = await autocommit().execute<{ source: string; amount: string; day: string }>(
    sql`select source, sum(amount)::text as amount, max(value_day)::text as day from ledger_entries
        where account = 'bank' and (source like 'payout:%' or source like 'refund:%') group by source`,
  );
  for (const { source, amount, day } of orders) {
    const [, id = ''] = source.split(':');
    if (rows.some((row) => row.includes(id))) continue;
    rows.push(`out-${String((ids += 1))},${day},${(Number(amount) / 100).toFixed(2)},CNY,${id},`);
  }
}

it('ledger and bank agree to the unit, each day, whatever the bank did, and a difference is found', async () => {
  const loan = await runningLoan(lender);
  const paid = await report('2142.31', (await loan.askCode({})).value().vcode ?? '');
  await report('5.00', 'nobody-knows-7');
  await report('100.00', (await loan.askCode({ periodNos: [2], amount: 214_231 })).value().vcode ?? '');
  await moveClock(3);
  const utr = newReference();
  (await loan.sendReference(utr, 2_000_000)).value();
  await report('20000.00', utr);
  await moveClock(1);
  const reversedAt = (await businessNow()).toISOString();
  rows.push(`back-1,${reversedAt},-2142.31,CNY,,${paid}`);
  await callHook(lender.address, '/hooks/reversals', { entryId: paid, reversedAt });
  await noteOrders();
  expect(await thisLender().core.checkBooks()).toEqual([]);
  expect(await thisLender().core.checkBooks(statement())).toEqual([]);

  const day = businessDay(await businessNow());
  const stolen = statement().map((each) =>
    'id' in each && each.id === paid ? { ...each, amount: 214_230 } : each,
  );
  expect(await thisLender().core.checkBooks(stolen)).toMatchObject([
    { source: `entry:${paid}`, atBank: 214_230, inLedger: 214_231 },
    { source: `reversal:entry:${paid}`, day, atBank: -214_230, inLedger: -214_231 },
  ]);
  const silent = statement().filter((each) => !('id' in each && each.id === paid));
  expect(await thisLender().core.checkBooks(silent)).toContainEqual(
    expect.objectContaining({ source: `entry:${paid}`, atBank: 0, inLedger: 214_231 }),
  );
});

it('a seeded difference inside the lender is found, and the database takes no bank line without a source', async () => {
  const loan = await runningLoan(lender);
  const entryId = await report('2142.31', (await loan.askCode({})).value().vcode ?? '');
  expect(await thisLender().core.checkBooks()).toEqual([]);
  await autocommit().execute(sql`update bank_entries set amount = amount + 1 where entry_id = ${entryId}`);
  expect(await thisLender().core.checkBooks()).toMatchObject([
    { source: `entry:${entryId}`, atBank: 214_232, inLedger: 214_231 },
  ]);
  await autocommit().execute(sql`update bank_entries set amount = amount - 1 where entry_id = ${entryId}`);
  const copy = sql`insert into ledger_entries (posting_id, kind, account, amount, order_id, payment_id, value_day, at)
    select gen_random_uuid(), kind, account, amount, order_id, payment_id, value_day, at
    from ledger_entries where order_id = ${loan.orderId} and account = 'bank' limit 1`;
  await expect(autocommit().execute(copy)).rejects.toThrow();
});
