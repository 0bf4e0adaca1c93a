import { randomUUID } from 'node:crypto';
import { loanDetails } from '@clearloan/loan-view/contract';
import { agreeToArrangement, arrangements } from '@clearloan/repayment/contract';
import { dues } from '@clearloan/reminders/contract';
import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { eq } from 'drizzle-orm';
import { thisLender } from '../../platform/lender/lender';
import { autocommit, db } from '../../platform/database/connection';
import { borrowers } from '../../platform/database/schema/borrowers';
import { ledgerEntries } from '../../platform/database/schema/payments';
import { unreadMessages } from '../../platform/messages/messages';
import { messagesTo } from '../../testing/text-messages';
import { changeLender } from '../../testing/one-lender';
import { collectingLender, done, repeated } from './testing/collections';
import { toDay, toLastDayBefore } from './testing/mandates';
import type { RunningLoan } from './testing/running-loan';

const { lender, mandates, requested, report, requestedLoan } = collectingLender(4731);
const { show, change, create, loanWithMandate, paidOf, collected } = mandates;

const textsTo = async ({ borrower }: RunningLoan) =>
  (await messagesTo(borrower.phone)).map(({ text }) => text).filter((text) => !text.includes('approved'));
const bankLines = async ({ orderId }: RunningLoan) =>
  (await db().select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId))).filter(
    ({ account, kind }) => account === 'bank' && kind !== 'payout',
  );

it('the calendar shows a payment as being collected, not late, until the bank reports it', async () => {
  const { loan, due, id } = await requestedLoan();
  const first = async () => {
    const { own, totals } = (await lender.call(dues, {}, loan.borrower)).value();
    return [own[0]?.status, own[0]?.isCollecting, totals.late];
  };
  expect(await first()).toEqual(['due', true, 0]);
  await toDay(addDays(due, 1));
  expect(await first()).toEqual(['due', true, 0]);
  await report(id, 'collected');
  expect(await first()).toEqual(['done', false, 0]);
});

it('a payment is being collected until the bank reports it, and counts once from the day of the request [promise: autopay-collecting]', async () => {
  const { loan, id, collection } = await requestedLoan();
  expect(collection?.data).toMatchObject({
    amount: '2142.31',
    currency: 'CNY',
    account: { accountNumber: '1234564417' },
  });
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'collecting', paidAmount: 0 });
  expect((await show(loan)).collections).toMatchObject([{ outcome: 'collecting' }]);
  expect(await collected(loan)).toMatchObject([{ status: 'collecting' }]);
  expect(await bankLines(loan)).toEqual([]);
  expect(await Promise.all([report(id, 'collected'), report(id, 'collected')])).toEqual(
    expect.arrayContaining([done, repeated]),
  );
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  expect((await show(loan)).collections).toMatchObject([{ outcome: 'collected' }]);
  expect(await bankLines(loan)).toHaveLength(1);
});

it('a refused collection is told, tried once more the next morning, and then left to the borrower [promise: autopay-refusal-told, autopay-refused, autopay-failed]', async () => {
  const { loan, id } = await requestedLoan();
  expect(await report(id, 'refused')).toEqual(done);
  expect(await report(id, 'refused')).toEqual(repeated);
  expect((await textsTo(loan))[0]).toMatch(/your bank refused to pay ¥2,142\.31 .* once more on/);
  const retryOn = (await show(loan)).next?.collectOn ?? '';
  await toDay(retryOn);
  const [, second, ...more] = await requested(loan);
  expect(more).toEqual([]);
  expect(second?.data.amount).toBe('2142.31');
  expect(await report(second?.id, 'refused')).toEqual(done);
  expect((await textsTo(loan))[0]).toMatch(/couldn’t collect ¥2,142\.31 and won’t try again/);
  await toDay(addDays(retryOn, 3));
  expect(await requested(loan)).toHaveLength(2);
  expect(await bankLines(loan)).toEqual([]);
});

it('a first try that the bank made after all is credited, and the money of a second one goes back', async () => {
  const { loan, id } = await requestedLoan();
  await report(id, 'refused');
  await toDay((await show(loan)).next?.collectOn ?? '');
  const [, second] = await requested(loan);
  expect(await report(id, 'collected')).toEqual(done);
  expect(await report(id, 'collected')).toEqual(repeated);
  expect(await report(id, 'refused')).toEqual(repeated);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  expect(await report(second?.id, 'refused')).toEqual(done);
  expect(await report(id, 'returned')).toEqual(done);
  expect(await paidOf(loan, 1)).toMatchObject({ paidAmount: 0 });
});

it('a collection of a borrower who is leaving changes nothing when it is returned, and staff is told', async () => {
  const { loan, id } = await requestedLoan();
  const { borrowerId } = loan.borrower;
  expect(await report(id, 'collected')).toEqual(done);
  await autocommit()
    .update(borrowers)
    .set({ eraseAt: new Date() })
    .where(eq(borrowers.borrowerId, borrowerId));
  const mailStaff = jest.fn(() => Promise.resolve());
  const { outside } = thisLender();
  changeLender({ outside: { ...outside, mailStaff } });
  expect(await report(id, 'returned')).toEqual(repeated);
  changeLender({ outside });
  expect(mailStaff).toHaveBeenCalledTimes(1);
  await autocommit().update(borrowers).set({ eraseAt: null }).where(eq(borrowers.borrowerId, borrowerId));
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
});

it('a second try is shown and made for what was announced, without the late fee since, and is news until then', async () => {
  const { loan, due, id } = await requestedLoan();
  const news = async () =>
    (await unreadMessages(loan.borrower.borrowerId)).filter(({ path }) => path.endsWith('/autopay'));
  await toDay(addDays(due, 1));
  expect(await news()).toEqual([]);
  expect(await report(id, 'refused')).toEqual(done);
  expect(await paidOf(loan, 1)).not.toMatchObject({ penalty: 0 });
  const { collectOn = '', amount } = (await show(loan)).next ?? {};
  expect(amount).toBe(214_231);
  expect(await news()).toHaveLength(1);
  await toDay(collectOn);
  const [, second] = await requested(loan);
  expect(second?.data.amount).toBe('2142.31');
  expect(await news()).toEqual([]);
});

it('a late borrower who promises another day is told that nothing is collected on the old one', async () => {
  const { loan, id } = await requestedLoan();
  const { borrower, orderId } = loan;
  await report(id, 'refused');
  const retryOn = (await show(loan)).next?.collectOn ?? '';
  const { options } = (await lender.call(arrangements, { orderId }, borrower)).value();
  const [{ key, totalThen } = { key: '', totalThen: 0 }] = options.filter(({ length }) => length === 7);
  const request = { orderId, key, totalThen, smsCode: await loan.walk.code('delay') };
  (await lender.call(agreeToArrangement, request, { ...borrower, key: randomUUID() })).value();
  expect((await textsTo(loan))[0]).toMatch(/won’t be collected .* because your plan has changed/);
  await toDay(addDays(retryOn, 1));
  expect(await requested(loan)).toHaveLength(1);
  await toDay((await loan.plan()).repay_plans[0]?.dueTime ?? '');
  expect(await requested(loan)).toHaveLength(2);
});

it('a payment that was partly paid after its notice is collected for the rest, and told [promise: autopay-less]', async () => {
  const { loan, due } = await loanWithMandate();
  await toDay(addDays(due, -2));
  await loan.arrive((await loan.askCode({ purpose: 'amount', amount: 14_231 })).value().paymentId);
  await toDay(due);
  const [collection] = await requested(loan);
  expect(collection?.data.amount).toBe('2000.00');
  expect((await textsTo(loan))[0]).toMatch(/collecting only ¥2,000\.00 .* because you paid the rest/);
  expect(await report(collection?.id, 'collected')).toEqual(done);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
});

it('a returned collection is due again and told; its report may come before the other [promise: autopay-returned]', async () => {
  const { loan, id } = await requestedLoan();
  expect((await report(id, 'returned')).status).toBe(409);
  expect(await report(id, 'collected')).toEqual(done);
  expect(await report(id, 'returned')).toEqual(done);
  expect(await report(id, 'returned')).toEqual(repeated);
  expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'overdue', paidAmount: 0 });
  expect((await show(loan)).collections).toMatchObject([{ outcome: 'returned' }]);
  expect((await textsTo(loan))[0]).toMatch(/took back the ¥2,142\.31 that we collected/);
});

it('another mandate does not collect what the first announced, and the borrower is told [promise: autopay-stopped]', async () => {
  const { loan, due } = await loanWithMandate();
  await toDay(addDays(due, -2));
  expect((await textsTo(loan))[0]).toContain('•••• 4417');
  (await change(loan, 'cancelled')).value();
  expect((await textsTo(loan))[0]).toMatch(/won’t be collected from .*4417/);
  (await create(loan)).value();
  await toDay(due);
  expect(await requested(loan)).toEqual([]);
  expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
});

it('a payment that was called off by a pause is not collected after the mandate resumes', async () => {
  const { loan, due } = await loanWithMandate();
  await toDay(addDays(due, -2));
  (await change(loan, 'paused')).value();
  expect((await textsTo(loan))[0]).toMatch(/won’t be collected from .*4417/);
  (await change(loan, 'active')).value();
  await toDay(due);
  expect(await requested(loan)).toEqual([]);
});

it('an open pay code delays the collection until it ends, and the borrower is told [promise: autopay-own-payment]', async () => {
  const { market } = thisLender();
  const { loan, due } = await loanWithMandate();
  await toDay(addDays(due, -2));
  await toLastDayBefore(instantAt(due, '08:00', market.timeZone));
  (await loan.askCode({ payType: 'bank-transfer' })).value();
  await toDay(due);
  const told = (await textsTo(loan)).filter((text) => text.includes('paying it yourself'));
  expect(told).toHaveLength(1);
  await toDay(addDays(due, 2));
  expect(await requested(loan)).toHaveLength(1);
});

it('the money of a newer payment pays the oldest debt', async () => {
  const { loan, id } = await requestedLoan();
  await report(id, 'refused');
  (await change(loan, 'paused')).value();
  (await change(loan, 'active')).value();
  const second = (await loan.plan()).repay_plans[1]?.dueTime ?? '';
  await toDay(addDays(second, -2));
  await toDay(second);
  const [, later] = await requested(loan);
  expect(await report(later?.id, 'collected')).toEqual(done);
  expect((await paidOf(loan, 1))?.paidAmount).toBeGreaterThan(200_000);
});

it('an unknown collection is refused', async () => {
  expect((await report('5f0c1f5e-1d8a-4b1e-9a51-0f5f0d1f3c11', 'collected')).status).toBe(404);
  const { loan } = await loanWithMandate();
  const details = (await lender.call(loanDetails, { orderId: loan.orderId }, loan.borrower)).value();
  expect(details.canAutopay).toBe(true);
});
