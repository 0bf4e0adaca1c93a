import { codes } from '@clearloan/api-client/declare';
import { sendSmsCode } from '@clearloan/session/contract';
import { removeCard } from '@clearloan/certification/contract';
import { homePage } from '@clearloan/home/contract';
import { loanDetails } from '@clearloan/loan-view/contract';
import { instantAt } from '@clearloan/formatting';
import { addDays } from '@clearloan/loan-math';
import { changeAutopay, delayQuote } from '@clearloan/repayment/contract';
import { thisLender } from '../../platform/lender/lender';
import { unreadMessages } from '../../platform/messages/messages';
import { transaction } from '../../platform/database/connection';
import { messagesTo } from '../../testing/text-messages';
import { storeCode } from '../../modules/codes/codes';
import { lenderInBalance } from '../lending/testing/lender-in-balance';
import { mandatesAt, toCollectedDay, toLastDayBefore } from './testing/mandates';
import { moveToDay, newReference, runningLoan } from './testing/running-loan';

const lender = lenderInBalance();
/** Messages to a borrower about collections; the decision on the application is one too. */
const warningsTo = async (phone: string) =>
  (await messagesTo(phone)).filter(({ text }) => text.includes('collected'));
const { fresh, show, create, change, loanWithMandate, paidOf, collected } = mandatesAt(lender);

describe('a borrower who allows automatic payments', () => {
  it('gets a warning two days before, the collection on the due date, and a receipt [promise: autopay-due-date, autopay-warned, autopay-planned]', async () => {
    const { loan, due } = await loanWithMandate();
    expect((await show(loan)).next).toEqual({
      periodNo: 1,
      collectOn: due,
      amount: 214_231,
      state: 'planned',
    });
    expect(await warningsTo(loan.borrower.phone)).toEqual([]);
    await toCollectedDay(addDays(due, -2));
    const [warning, ...more] = await warningsTo(loan.borrower.phone);
    expect(warning?.text).toMatch(/¥2,142\.31 will be collected from Harbour Bank •••• 4417/);
    expect(more).toEqual([]);
    expect(await collected(loan)).toEqual([]);
    await toCollectedDay(due);
    const [payment, ...others] = await collected(loan);
    expect(payment).toMatchObject({ amount: 214_231, fee: 0, status: 'posted', periodNos: [1] });
    expect(payment?.receiptNo).toMatch(/^R-/);
    expect(payment?.payName).toBe('Automatic payment');
    expect(others).toEqual([]);
    expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', penalty: 0 });
    expect((await show(loan)).collections).toMatchObject([{ periodNo: 1, outcome: 'collected' }]);
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
  });

  it('sees the collection date at home, on the loan and on the payment screen', async () => {
    const { loan, due } = await loanWithMandate();
    const { orderId, borrower } = loan;
    const { list } = (await lender.call(homePage, {}, borrower)).value();
    const repay = list.find((block) => block.type === 'REPAY');
    expect(repay).toMatchObject({ items: [{ orderId, collectOn: due }] });
    const details = (await lender.call(loanDetails, { orderId }, borrower)).value();
    expect(details.autopay).toMatchObject({ collectOn: due, state: 'planned' });
    expect((await loan.plan()).autopay).toMatchObject({ collectOn: due, state: 'planned' });
  });

  it('and pays manually before is not collected from [promise: autopay-paid-first]', async () => {
    const { loan, due } = await loanWithMandate();
    await toCollectedDay(addDays(due, -2));
    await loan.sendReference(newReference());
    await loan.walk.aMinuteLater(loan.orderId);
    await toCollectedDay(due);
    expect(await collected(loan)).toEqual([]);
    expect(await paidOf(loan, 1)).toMatchObject({ periodStatus: 'paid', paidAmount: 214_231 });
  });

  it('has news of a collection until it is made or not needed any more', async () => {
    const { loan, due } = await loanWithMandate();
    const news = async () =>
      (await unreadMessages(loan.borrower.borrowerId)).filter(({ path }) => path.endsWith('/autopay'));
    await toCollectedDay(addDays(due, -2));
    expect(await news()).toHaveLength(1);
    await toCollectedDay(due);
    expect(await news()).toEqual([]);
    const { collectOn = '' } = (await show(loan)).next ?? {};
    await toCollectedDay(addDays(collectOn, -2));
    expect(await news()).toHaveLength(1);
    await loan.sendReference(newReference());
    await loan.walk.aMinuteLater(loan.orderId);
    expect(await news()).toEqual([]);
  });

  it('and whose own payment is still in verification is not collected from, and sees why [promise: autopay-waits]', async () => {
    const { market } = thisLender();
    const { loan, due } = await loanWithMandate();
    await toLastDayBefore(instantAt(due, '08:00', market.timeZone));
    await loan.sendReference(newReference(1));
    await loan.walk.aMinuteLater(loan.orderId);
    expect((await show(loan)).next).toMatchObject({ state: 'inProgress' });
    await toCollectedDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).collections).toMatchObject([{ periodNo: 1, outcome: 'inProgress' }]);
  });

  it('never pays more than the cap: a payment that grew above it is left to the borrower [promise: autopay-over-cap]', async () => {
    const { loan, due } = await loanWithMandate();
    await transaction(() =>
      storeCode({ phone: loan.borrower.phone, purpose: 'delay', code: '246810' }, '127.0.0.1'),
    );
    const asked = { orderId: loan.orderId, periodNo: 1 };
    const quote = (await lender.call(delayQuote, asked, loan.borrower)).value();
    const option = quote.options.at(-1);
    const cost = (option?.fee ?? 0) + (option?.gst ?? 0) + (option?.extraInterest ?? 0);
    (
      await loan.askCode({ purpose: 'delay', amount: cost, delayDays: option?.days, smsCode: '246810' })
    ).value();
    const { next } = await show(loan);
    expect(next).toMatchObject({ periodNo: 1, collectOn: option?.newDueTime, state: 'overCap' });
    await toCollectedDay(due);
    expect(await collected(loan)).toEqual([]);
    await toCollectedDay(option?.newDueTime ?? '');
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).collections).toMatchObject([{ outcome: 'overCap' }]);
    const [message] = await messagesTo(loan.borrower.phone);
    expect(message?.text).toMatch(/didn’t collect .* above your limit/);
  });

  it('and pauses is neither warned nor collected from; resuming collects nothing for the past [promise: autopay-stop, autopay-paused]', async () => {
    const { loan, due } = await loanWithMandate();
    (await change(loan, 'paused')).value();
    await toCollectedDay(addDays(due, -2));
    expect(await warningsTo(loan.borrower.phone)).toEqual([]);
    (await change(loan, 'active')).value();
    await toCollectedDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
  });

  it('and cancels after the warning is not collected from, and can allow it again [promise: autopay-planned, autopay-stop]', async () => {
    const { loan, due } = await loanWithMandate();
    await toCollectedDay(addDays(due, -2));
    expect((await change(loan, 'cancelled')).value().state).toBe('none');
    await toCollectedDay(due);
    expect(await collected(loan)).toEqual([]);
    expect((await create(loan)).code).toBe(0);
  });

  it('less than two days before a due date has the next payment collected first', async () => {
    const loan = await runningLoan(lender);
    const [first] = (await loan.plan()).repay_plans;
    await moveToDay(addDays(first?.dueTime ?? '', -1));
    (await create(loan)).value();
    expect((await show(loan)).next).toMatchObject({ periodNo: 2 });
    await toCollectedDay(first?.dueTime ?? '');
    expect(await collected(loan)).toEqual([]);
  });
});

describe('automatic payments are rejected', () => {
  it('without the code from the borrower’s phone, with another cap, and twice for a loan', async () => {
    const loan = await runningLoan(lender);
    expect((await create(loan, '000000')).code).toBe(codes.wrongCode);
    expect((await create(loan, '246810', 7)).code).toBe(codes.amountOutOfRange);
    (await create(loan)).value();
    expect((await create(loan)).code).toBe(codes.notAllowedNow);
    expect((await lender.call(sendSmsCode, { phone: loan.borrower.phone, type: 'autopay' })).code).toBe(
      codes.sessionExpired,
    );
  });

  it('for another borrower, whose request looks like one for an unknown mandate', async () => {
    const [{ loan }, { loan: other }] = [await loanWithMandate(), await loanWithMandate()];
    const { mandateId = '' } = await show(loan);
    const stolen = await lender.call(changeAutopay, { mandateId, state: 'cancelled' }, fresh(other));
    expect(stolen.code).toBe(codes.notFound);
    expect((await show(loan)).state).toBe('active');
  });

  it('and their bank account cannot be removed while they are active [promise: autopay-account]', async () => {
    const { loan } = await loanWithMandate();
    const [account] = (await show(loan)).accounts;
    const remove = () => lender.call(removeCard, { cardId: account?.cardId ?? '' }, fresh(loan));
    expect((await remove()).code).toBe(codes.notAllowedNow);
    (await change(loan, 'cancelled')).value();
    expect((await remove()).code).toBe(0);
  });
});
