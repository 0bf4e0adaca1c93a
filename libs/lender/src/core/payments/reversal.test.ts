import { yearlyStatement } from '@clearloan/loans/contract';
import { portsOf } from '../../configuration/ports';
import { sql } from 'drizzle-orm';
import { businessNow, moveClock } from '../../platform/context/clock';
import { autocommit } from '../../platform/database/connection';
import { actOnConsole } from '../../testing/console-call';
import { messagesTo } from '../../testing/text-messages';
import { callHook, sharedSecret } from '../../testing/fake-receiver';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { newest, newReference, runningLoan, type RunningLoan } from './testing/running-loan';
import { testParties } from '../../testing/test-lender';

const lender = lenderInBalance({
  changes: { ports: portsOf({ ...testParties, PAYMENTS_WEBHOOK_SECRET: sharedSecret }) },
});

let ids = 0;
const report = async (amount: string, references: string[]) => {
  const id = `rev-${String((ids += 1))}`;
  const bookedAt = (await businessNow()).toISOString();
  await callHook(lender.address, '/hooks/payments', { id, amount, currency: 'CNY', bookedAt, references });
  return id;
};
const reverse = async (entryId: string) =>
  callHook(lender.address, '/hooks/reversals', { entryId, reversedAt: (await businessNow()).toISOString() });
const reversed = { status: 200, body: { outcome: 'reversed' } };
const rowsOf = async (loan: RunningLoan) => (await loan.plan()).repay_plans;

it('money that the bank takes back is due again, once, and the borrower is told [promise: pay-taken-back]', async () => {
  const loan = await runningLoan(lender);
  const before = await loan.plan();
  const entry = await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']);
  expect((await rowsOf(loan))[0]).toMatchObject({ periodStatus: 'paid' });
  expect(await Promise.all([reverse(entry), reverse(entry)])).toEqual([reversed, reversed]);
  const after = await loan.plan();
  expect(after.repay_plans).toEqual(before.repay_plans);
  expect(after).toMatchObject({ payoffAmount: before.payoffAmount, orderStatus: 'repaying' });
  expect(newest(after)).toMatchObject({ status: 'reversed', reason: expect.stringContaining('reversed') });
  const [message, ...others] = (await messagesTo(loan.borrower.phone)).filter(({ text }) =>
    text.includes('took back'),
  );
  expect(message?.text).toContain('¥2,142.31');
  expect(others).toEqual([]);
  (await loan.askCode({})).value();
});

it('no late fee runs for the time in between, and one runs from the day after', async () => {
  const loan = await runningLoan(lender);
  const entry = await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']);
  await moveClock(50);
  await reverse(entry);
  expect((await rowsOf(loan))[0]).toMatchObject({ periodStatus: 'overdue', penalty: 0 });
  expect((await loan.plan()).orderStatus).toBe('overdue');
  await moveClock(1);
  const [first] = await rowsOf(loan);
  expect(first?.penalty).toBeGreaterThan(0);
  expect(first?.penalty).toBeLessThan(10_00);
});

it('a loan that was paid off opens again with the interest that had been waived', async () => {
  const loan = await runningLoan(lender);
  const before = await rowsOf(loan);
  const { payoffAmount } = await loan.plan();
  const fields = { purpose: 'payoff', periodNos: [], amount: payoffAmount } as const;
  const { vcode = '' } = (await loan.askCode({ ...fields, periodNos: [] })).value();
  const entry = await report((payoffAmount / 100).toFixed(2), [vcode]);
  expect((await loan.plan()).orderStatus).toBe('settled');
  expect(await reverse(entry)).toEqual(reversed);
  expect((await loan.plan()).orderStatus).toBe('repaying');
  expect(await rowsOf(loan)).toEqual(before);
});

it('a payment between a payment and its reversal keeps what it paid', async () => {
  const loan = await runningLoan(lender);
  const entry = await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']);
  const second = { periodNos: [2], amount: (await rowsOf(loan))[1]?.repayTotalAmount ?? 0 };
  await report((second.amount / 100).toFixed(2), [(await loan.askCode(second)).value().vcode ?? '']);
  await reverse(entry);
  expect((await rowsOf(loan)).map(({ periodStatus }) => periodStatus)).toEqual(
    expect.arrayContaining(['upcoming', 'paid']),
  );
  expect((await rowsOf(loan)).slice(0, 2).map(({ paidAmount }) => paidAmount)).toEqual([0, second.amount]);
});

it('payments after an early one count again when the bank takes that one back', async () => {
  const loan = await runningLoan(lender);
  const principalOf = async () => (await rowsOf(loan)).reduce((sum, row) => sum + row.principal, 0);
  const principal = await principalOf();
  await moveClock(10);
  const entry = await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']);
  expect((await rowsOf(loan))[1]).toHaveProperty('interestFrom');
  await moveClock(25);
  const other = { purpose: 'amount', periodNos: [], amount: 100_000 } as const;
  await report('1000.00', [(await loan.askCode({ ...other, periodNos: [] })).value().vcode ?? '']);
  expect(await reverse(entry)).toEqual(reversed);
  // The later money pays the first payment now, which was due before it came: nothing of it was early.
  const after = await rowsOf(loan);
  expect(after.map(({ paidAmount }) => paidAmount)).toEqual([100_000, 0, 0, 0, 0, 0]);
  expect(after.filter(({ interestFrom }) => interestFrom !== undefined)).toEqual([]);
  expect(await principalOf()).toBe(principal);
});

it('the statement of the year shows both movements, and counts neither', async () => {
  const loan = await runningLoan(lender);
  await reverse(await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']));
  const { lines, totals } = (
    await lender.call(yearlyStatement, { orderId: loan.orderId }, loan.borrower)
  ).value();
  expect(lines.map(({ kind }) => kind)).toEqual(['payout', 'payment', 'reversed']);
  expect(totals).toMatchObject({ principal: 0, interest: 0, received: 0 });
});

it('a reversal before its payment is refused until that is known', async () => {
  expect(await reverse('never-reported')).toEqual({ status: 404, body: { outcome: 'unknown' } });
});

it('money that waited for its reference and is taken back refuses the reference', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  const entry = await report('2142.31', [utr]);
  (await loan.sendReference(utr, 214_213)).value();
  expect(newest(await loan.plan())).toMatchObject({ status: 'amountDiffers' });
  expect(await reverse(entry)).toEqual(reversed);
  expect(newest(await loan.plan())).toMatchObject({ status: 'refused' });
  expect((await loan.sendReference(utr, 214_231)).value()).toMatchObject({ status: 'rejected' });
});

it('a reversal while the loan needs attention is followed when the bank reports it again', async () => {
  const loan = await runningLoan(lender);
  const entry = await report('2142.31', [(await loan.askCode({})).value().vcode ?? '']);
  (await loan.askCode({ periodNos: [2] })).value();
  await autocommit().execute(
    sql`alter table payments add constraint broken check (status <> 'expired') not valid`,
  );
  await moveClock(2);
  expect(await reverse(entry)).toEqual({ status: 409, body: { outcome: 'tooEarly' } });
  await autocommit().execute(sql`alter table payments drop constraint broken`);
  await actOnConsole(lender.address, `/attention/order-steps/${loan.orderId}/retry`, {});
  expect(await reverse(entry)).toEqual(reversed);
  expect((await rowsOf(loan))[0]).toMatchObject({ paidAmount: 0 });
});

it('a reversal after a part went back to the borrower waits for the staff', async () => {
  const loan = await runningLoan(lender);
  const utr = newReference();
  (await loan.sendReference(utr, 1_285_386 + 7_700)).value();
  const entry = await report('12930.86', [utr]);
  expect((await loan.plan()).orderStatus).toBe('settled');
  expect(await reverse(entry)).toEqual({ status: 200, body: { outcome: 'waiting' } });
  expect((await loan.plan()).orderStatus).toBe('settled');
});
