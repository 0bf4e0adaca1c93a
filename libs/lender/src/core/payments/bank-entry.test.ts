import { codes } from '@clearloan/api-client/declare';
import { addDays } from '@clearloan/loan-math';
import { sql } from 'drizzle-orm';
import { portsOf } from '../../configuration/ports';
import { businessNow, moveClock } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { actOnConsole, askConsole } from '../../testing/console-call';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { wrongInBooks } from './check-books';
import { moveToDay, newest, newReference, runningLoan } from './testing/running-loan';
import { testParties } from '../../testing/test-lender';

const lender = lenderInBalance({
  changes: { ports: portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }) },
});

let ids = 0;
const entryOf = (changes: object = {}) => ({
  id: `bank-${String((ids += 1))}`,
  amount: '2142.31',
  currency: 'CNY',
  bookedAt: new Date().toISOString(),
  references: [] as string[],
  ...changes,
});
const report = (entry: object, how = {}) => callHook(lender.address, '/hooks/payments', entry, how);
const outcome = async (entry: object) => (await report(entry)).body;
const postings = async (orderId: string) =>
  (
    await autocommit().execute(
      sql`select distinct posting_id from ledger_entries where order_id = ${orderId} and kind = 'payment'`,
    )
  ).rows.length;
const openEntries = async () => (await askConsole(lender.address, '')).text();

it('money with a pay code pays the loan as of the bank’s booking date', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  expect(await report(entryOf({ references: [vcode] }))).toEqual({
    status: 200,
    body: { outcome: 'credited' },
  });
  const plan = await loan.plan();
  expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
});

it.each(['+05', '+0530', '+05:30'])('a bank may write a time with the zone %s', async (zone) => {
  const bookedAt = `2026-11-25T09:30:00${zone}`;
  expect((await report(entryOf({ references: ['nobody'], bookedAt }))).status).toBe(200);
});

it('with a real bank no payment is credited without a report', async () => {
  const loan = await runningLoan(lender);
  (await loan.askCode({})).value();
  await moveClock(1);
  expect((await loan.plan()).repay_plans[0]).toMatchObject({ paidAmount: 0 });
});

it('fifty concurrent reports of the same money pay once', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const entry = entryOf({ references: [vcode] });
  const answers = await Promise.all(Array.from({ length: 50 }, () => report(entry)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
    new Set(['{"outcome":"credited"}']),
  );
  expect(await postings(loan.orderId)).toBe(1);
});

it('an id reused for other money is rejected, and pays nothing', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const entry = entryOf({ references: ['another'] });
  expect(await outcome(entry)).toEqual({ outcome: 'unmatched' });
  expect(await report({ ...entry, amount: '99.00', references: [vcode] })).toEqual({
    status: 409,
    body: { outcome: 'conflict' },
  });
  expect(await postings(loan.orderId)).toBe(0);
});

it.each([
  ['forged', { secret: 'secret-of-a-stranger-0001' }],
  ['six minutes old', { at: new Date(Date.now() - 6 * 60_000) }],
  ['six minutes ahead', { at: new Date(Date.now() + 6 * 60_000) }],
  ['changed in transit', { sent: '{"id":"bank-x","amount":"9999.00"}' }],
])('a report that is %s pays nothing and is not stored', async (_what, how) => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const entry = entryOf({ references: [vcode] });
  expect((await report(entry, how)).status).toBe(401);
  expect(await postings(loan.orderId)).toBe(0);
  expect((await report(entry)).body).toEqual({ outcome: 'credited' });
});

it.each([
  [{ amount: '2142.3x' }, 'amount'],
  [{ amount: '-1.00' }, 'amount'],
  [{ amount: '0.00' }, 'amount'],
  [{ currency: 'yuan' }, 'currency'],
  [{ bookedAt: '2026-02-30' }, 'bookedAt'],
  [{ id: '' }, 'id'],
  [{ references: 'one' }, 'references'],
])('a report with %j is rejected with its field', async (changes, field) => {
  const answer = await report(entryOf(changes));
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ error: expect.stringContaining(field) as unknown });
});

it('money that arrives before its reference waits until the borrower sends the reference', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  expect(await outcome(entryOf({ references: [utr] }))).toEqual({ outcome: 'unmatched' });
  expect(await openEntries()).toContain(utr);
  (await loan.sendReference(utr)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'posted', amount: 214_231 });
  expect(await openEntries()).not.toContain(utr);
});

it('money in another currency is not credited when the borrower sends its reference', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  expect(await outcome(entryOf({ references: [utr], currency: 'JPY' }))).toEqual({ outcome: 'unmatched' });
  (await loan.sendReference(utr)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'verifying' });
  expect(await outcome(entryOf({ references: [utr], amount: '20.00' }))).toEqual({ outcome: 'unmatched' });
  expect(await outcome(entryOf({ references: [utr] }))).toEqual({ outcome: 'credited' });
});

it('of two sums that wait under a reference, the one that was sent is credited', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  for (const amount of ['20.00', '2142.31']) await report(entryOf({ references: [utr], amount }));
  (await loan.sendReference(utr)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'posted', amount: 214_231 });
});

it('money under a reference that the borrower has corrected since is somebody else’s', async () => {
  const loan = await runningLoan(lender);
  const [mistyped, right] = [newReference(), newReference()];
  await report(entryOf({ references: [mistyped], amount: '20.00', id: 'of-another' }));
  const { submitId } = (await loan.sendReference(mistyped)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'amountDiffers' });
  (await loan.sendReference(right, 214_231, submitId)).value();
  const reversal = { entryId: 'of-another', reversedAt: new Date().toISOString() };
  expect(await callHook(lender.address, '/hooks/reversals', reversal)).toMatchObject({ status: 200 });
  expect(newest(await loan.plan())).toMatchObject({ status: 'verifying' });
  expect(await outcome(entryOf({ references: [mistyped] }))).toEqual({ outcome: 'unmatched' });
  expect(await outcome(entryOf({ references: [right] }))).toEqual({ outcome: 'credited' });
});

it('a reference that the borrower sent first is credited when the bank reports its money', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  (await loan.sendReference(utr)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'verifying' });
  expect(await outcome(entryOf({ references: [`UTR ${utr}`] }))).toEqual({ outcome: 'credited' });
  expect(newest(await loan.plan())).toMatchObject({ status: 'posted' });
});

it('money in another currency, and money for a closed payment, wait for the staff', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  expect(await outcome(entryOf({ references: [vcode], currency: 'EUR' }))).toEqual({ outcome: 'unmatched' });
  expect(await outcome(entryOf({ references: [vcode] }))).toEqual({ outcome: 'credited' });
  expect(await outcome(entryOf({ references: [vcode] }))).toEqual({ outcome: 'unmatched' });
  expect(await postings(loan.orderId)).toBe(1);
  const page = await openEntries();
  expect(page).toContain('another currency');
  expect(page).toContain('the payment has ended');
});

it('a mistyped amount waits for the right one, and a stranger’s try changes nothing for the owner', async () => {
  const [owner, stranger] = [await runningLoan(lender), await runningLoan(lender)];
  const utr = newReference();
  expect(await outcome(entryOf({ references: [utr] }))).toEqual({ outcome: 'unmatched' });
  (await stranger.sendReference(utr, 214_000)).value();
  (await owner.sendReference(utr, 214_213)).value();
  expect(newest(await owner.plan())).toMatchObject({ status: 'amountDiffers' });
  expect((await owner.plan()).transactions.filter(({ kind }) => kind === 'refund')).toEqual([]);
  (await owner.sendReference(utr, 214_231)).value();
  expect(newest(await owner.plan())).toMatchObject({ status: 'posted', amount: 214_231 });
  expect((await stranger.sendReference(utr, 214_231)).code).toBe(codes.referenceUsed);
});

it('the amount of another’s money cannot be guessed without end', async () => {
  const stranger = await runningLoan(lender);
  const utr = newReference();
  await outcome(entryOf({ references: [utr] }));
  const tries: unknown[] = [];
  for (let guess = 1; guess <= 10; guess += 1)
    tries.push((await stranger.sendReference(utr, guess * 100)).code);
  expect(tries.filter((code) => code === 0)).toHaveLength(6);
});

it('of two claims to one reference the one with the right amount gets the money', async () => {
  const [owner, stranger] = [await runningLoan(lender), await runningLoan(lender)];
  const utr = newReference();
  (await stranger.sendReference(utr, 214_000)).value();
  (await owner.sendReference(utr)).value();
  expect(await outcome(entryOf({ references: [utr] }))).toEqual({ outcome: 'credited' });
  expect(newest(await owner.plan())).toMatchObject({ status: 'posted' });
});

it('an amount other than the code’s is returned in full', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  expect(await outcome(entryOf({ references: [vcode], amount: '2000.00' }))).toEqual({ outcome: 'returned' });
  expect((await loan.plan()).repay_plans[0]).toMatchObject({ paidAmount: 0 });
});

it('the staff matches money without a reference to its payment, once', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '' } = (await loan.askCode({})).value();
  const entry = entryOf();
  expect(await outcome(entry)).toEqual({ outcome: 'unmatched' });
  const assign = (reference: string) =>
    actOnConsole(lender.address, `/entries/${entry.id}/assign`, { reference });
  expect((await assign('nobody')).status).toBe(404);
  const both = await Promise.all([assign(vcode), assign(vcode)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await postings(loan.orderId)).toBe(1);
  expect(await outcome(entry)).toEqual({ outcome: 'credited' });
  const other = entryOf();
  await outcome(other);
  expect((await actOnConsole(lender.address, `/entries/${other.id}/sent-back`, {})).status).toBe(200);
  expect(await outcome(other)).toEqual({ outcome: 'sentBack' });
});

it('money that staff noted first is joined with its entry, and counts from the bank’s booking time', async () => {
  const loan = await runningLoan(lender);
  const { vcode = '', paymentId } = (await loan.askCode({})).value();
  const bookedAt = (await businessNow()).toISOString();
  await moveToDay(addDays((await loan.plan()).repay_plans[0]?.dueTime ?? '', 3));
  expect((await loan.arrive(paymentId)).status).toBe(200);
  const late = await loan.plan();
  expect(late.repay_plans[0]?.penalty).toBeGreaterThan(0);
  const entry = entryOf({ references: [vcode], bookedAt });
  expect(await outcome(entry)).toEqual({ outcome: 'credited' });
  const plan = await loan.plan();
  expect(plan.repay_plans[0]).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231, penalty: 0 });
  expect(plan.transactions.filter(({ kind }) => kind === 'refund')).toEqual([]);
  expect(await wrongInBooks()).toEqual([]);
  expect(await outcome(entryOf({ references: [vcode] }))).toEqual({ outcome: 'unmatched' });
  const reversal = { entryId: entry.id, reversedAt: (await businessNow()).toISOString() };
  expect((await callHook(lender.address, '/hooks/reversals', reversal)).body).toEqual({
    outcome: 'reversed',
  });
  expect((await loan.plan()).repay_plans[0]).toMatchObject({ paidAmount: 0 });
});

it('money with another amount than the borrower sent is theirs no more once staff sent it back', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  (await loan.sendReference(utr)).value();
  const entry = entryOf({ references: [utr], amount: '20.00' });
  expect(await outcome(entry)).toEqual({ outcome: 'unmatched' });
  expect(newest(await loan.plan())).toMatchObject({ status: 'amountDiffers' });
  await actOnConsole(lender.address, `/entries/${entry.id}/sent-back`, {});
  expect(newest(await loan.plan())).toMatchObject({ status: 'returned' });
  const reversal = { entryId: entry.id, reversedAt: new Date().toISOString() };
  expect((await callHook(lender.address, '/hooks/reversals', reversal)).body).toEqual({ outcome: 'waiting' });
  expect(await outcome(entry)).toEqual({ outcome: 'sentBack' });
});

it.each(['\0', '4265\0 x', '\ud800'])(
  'a reference that cannot be stored is refused for good: %j',
  async (text) => {
    expect((await report(entryOf({ references: [text] }))).status).toBe(400);
  },
);
