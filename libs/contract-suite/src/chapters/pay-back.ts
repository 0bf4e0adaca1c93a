import { sendSmsCode } from '@clearloan/session/contract';
import { codes, unless, unlessAmount, unlessSame } from '@clearloan/api-client/declare';
import { cardSetting } from '@clearloan/certification/contract';
import { dayOf } from '@clearloan/formatting';
import { applyForProduct } from '@clearloan/application/contract';
import { loanDetails, orderList } from '@clearloan/loan-view/contract';
import { rateService, withdrawApplication } from '@clearloan/loans/contract';
import {
  agreeToArrangement,
  arrangements,
  changeAutopay,
  createAutopay,
  delayIsPriced,
  delayQuote,
  generatePayCode,
  loanPlanInfo,
  payTypes,
  planPayment,
  showAutopay,
  singlePaymentDelayQuote,
  type LoanPlan,
} from '@clearloan/repayment/contract';
import type { Suite } from '../harness/suite';
import { openOf, paymentFaults, planFaults } from '../identities/loan';
import { loan } from './loan';
import { beLate, delayNext, payNext } from './other-ways';
import { codeIsRight, isBooked, payOff, type Ending } from './pay-off';

/** The borrower reads the plan, pays off the loan at once and rates the service. */
export async function payBack(suite: Suite): Promise<void> {
  const { check, need, made, lender } = suite;
  const { productId } = lender;
  const { orderId } = made;
  if (orderId === undefined) throw new Error('there is no loan to pay back');
  const plan = await seePlan(suite, orderId);
  await suite.attempt('automatic payments', () => allowAutopay(suite, plan));
  const purpose = await end(suite, plan);
  // A borrower rates the service once.
  if (purpose === 'payoff' && made.settledOrderIds.length === 0)
    await check(rateService, { score: 5, comment: 'Paid off within a minute.' });
  (purpose === 'payoff' ? made.settledOrderIds : made.returnedOrderIds).unshift(orderId);
  const { orderId: withdrawn = '' } = await need(applyForProduct, { productId });
  const ended = await check(withdrawApplication, { orderId: withdrawn });
  const { list = [] } = (await suite.ask(orderList, { orderType: 'closed' })) ?? {};
  const listed = list.find((each) => each.orderId === withdrawn);
  suite.hold(
    withdrawApplication,
    'says how the application is listed',
    unlessSame('data.orderStatus', listed?.orderStatus, ended?.orderStatus),
  );
}

/** The first of two loans is returned, if the lender allows it. The last one has a payment moved, ahead, late and in part. */
async function end(suite: Suite, plan: LoanPlan): Promise<Ending['purpose']> {
  const { productId, otherProductId } = suite.lender;
  const isLast = otherProductId === null || productId === otherProductId;
  const purpose = isLast || plan.coolingOff === undefined ? 'payoff' : 'coolingOff';
  const left = await payExtra(suite, plan.orderId, isLast ? await delayNext(suite, plan) : plan);
  await payOff(suite, isLast ? await payNext(suite, await beLate(suite, left)) : left, purpose);
  return purpose;
}

/** The same with another product, of several payments, if the lender names one. */
export async function anotherLoan(suite: Suite): Promise<void> {
  const { otherProductId: productId } = suite.lender;
  if (productId === null) return;
  const other: Suite = { ...suite, lender: { ...suite.lender, productId } };
  await loan(other);
  await payBack(other);
}

async function seePlan(suite: Suite, orderId: string): Promise<LoanPlan> {
  const { check, need, ask, hold, keeps, reply, made } = suite;
  const plan = await need(loanPlanInfo, { orderId });
  const details = await ask(loanDetails, { orderId });
  if (details) hold(loanPlanInfo, 'adds up with the loan', planFaults(plan, details));
  const { businessTime } = await reply(loanPlanInfo, { orderId });
  if (made.timeZone && !Number.isNaN(businessTime)) {
    const today = dayOf(new Date(businessTime).toISOString(), made.timeZone);
    hold(
      loanPlanInfo,
      'ends the loan today',
      unlessSame('data.payoffDate', today, plan.payoffDate, `today in ${made.timeZone}`),
    );
  }
  const [row] = plan.repay_plans;
  const periodNo = row?.periodNo ?? 1;
  const payment = await check(planPayment, { orderId, periodNo });
  if (payment) hold(planPayment, 'is the plan’s own payment', paymentFaults(payment, plan));
  const quote = await check(delayQuote, { orderId, periodNo });
  if (quote && row) keeps(delayQuote, delayIsPriced, { row, reply: quote });
  const isMoved = plan.repay_plans.some(({ originalDueTime }) => originalDueTime !== undefined);
  if (quote)
    hold(
      delayQuote,
      'counts what was moved',
      unless(isMoved || quote.usedCount === 0, 'data.usedCount', '0', quote.usedCount),
    );
  const single = await check(singlePaymentDelayQuote, { orderId });
  if (single && row) keeps(singlePaymentDelayQuote, delayIsPriced, { row, reply: single });
  if (single && quote && plan.periods === 1)
    hold(singlePaymentDelayQuote, 'has the price of the only payment', unlessSame('data', quote, single));
  await check(arrangements, { orderId });
  // Nothing is late yet.
  const fields = { orderId, key: 'pause-1', totalThen: plan.payoffAmount, smsCode: '246810' };
  await check(agreeToArrangement, fields, { mayRefuse: codes.notAllowedNow });
  return plan;
}

/**
 * The borrower pays a part of the next payment before its due date, and then half of what is left, far above what is due. Each
 * lowers the debt by itself: the rest costs what is missing from the payoff of that day, and less is paid until the end than before.
 * @returns the plan then
 */
async function payExtra(suite: Suite, orderId: string, plan: LoanPlan): Promise<LoanPlan> {
  const { rateKind, moneyStep = 1, prepayFee = '0' } = plan.terms;
  if (rateKind !== 'reducing' || Number(prepayFee) > 0 || plan.repay_plans.length < 3) return plan;
  const half = (amount: number) => Math.floor(amount / 2 / moneyStep) * moneyStep;
  const [next] = plan.repay_plans.filter(({ repayTotalAmount, paidAmount }) => paidAmount < repayTotalAmount);
  const part = half((next?.repayTotalAmount ?? 0) - (next?.paidAmount ?? 0));
  const then = await payEarly(suite, orderId, plan, part);
  return payEarly(suite, orderId, then, half(then.payoffAmount));
}

async function payEarly(suite: Suite, orderId: string, plan: LoanPlan, amount: number): Promise<LoanPlan> {
  const { need, hold, staff } = suite;
  const { list } = await need(payTypes, { orderId, purpose: 'amount' });
  const way = list.find(({ kind }) => kind === 'bankTransfer') ?? list[0];
  const fields = { orderId, periodNos: [], payType: way?.payType, amount, purpose: 'amount' as const };
  const request = { ...fields, keep: 'tenure' as const };
  const code = await need(generatePayCode, request);
  await codeIsRight(suite, request, way?.fee, code);
  await staff.arrive(code.paymentId);
  const after = await need(loanPlanInfo, { orderId });
  isBooked(suite, plan, after, code.paymentId);
  if (after.payoffDate !== plan.payoffDate) return after;
  const [before, now] = [openOf(plan.repay_plans), openOf(after.repay_plans)];
  hold(loanPlanInfo, 'lowers the debt by early money', [
    ...unlessAmount(
      'data.payoffAmount',
      plan.payoffAmount - amount,
      after.payoffAmount,
      'the payoff before, less what was paid',
    ),
    ...unless(
      now + amount < before,
      'data.repay_plans',
      'less interest than without the early payment',
      `${now} left after ${amount} of ${before}`,
    ),
  ]);
  return after;
}

/** The borrower allows automatic payments and cancels them before anything is collected. */
async function allowAutopay(suite: Suite, plan: LoanPlan): Promise<void> {
  const { check, need, ask, hold, staff, lender } = suite;
  const { orderId } = plan;
  const { accounts, caps } = await need(showAutopay, { orderId });
  const [account] = accounts;
  const [cap] = caps;
  if (account === undefined || cap === undefined) throw new Error('nothing can be collected');
  const details = await ask(loanDetails, { orderId });
  const offered = unlessSame('data.canAutopay', true, details?.canAutopay, 'there are caps to choose from');
  hold(loanDetails, 'offers automatic payments where they can be set up', offered);
  const sent = await ask(sendSmsCode, { phone: '', type: 'autopay' });
  const smsCode = await staff.codeFor(lender.phones.borrower, sent?.codeLength ?? 6);
  const created = await need(createAutopay, {
    orderId,
    cardId: account.cardId,
    cap,
    smsCode,
  });
  const idsOf = (list: typeof accounts) => list.map(({ cardId }) => cardId).sort();
  const same = unlessSame('data.accounts[].cardId', idsOf(accounts), idsOf(created.accounts), 'as before');
  hold(createAutopay, 'lists the accounts of the borrower', same);
  const { mandateId = '' } = created;
  await seeMandate(suite, plan, { mandateId, cap });
  const cancelled = await check(changeAutopay, { mandateId, state: 'cancelled' });
  hold(changeAutopay, 'cancels the mandate of the loan', [
    ...unlessSame('data.orderId', orderId, cancelled?.orderId),
    ...unlessSame('data.state', 'none', cancelled?.state),
    ...unlessSame('data.accounts[].cardId', idsOf(accounts), idsOf(cancelled?.accounts ?? []), 'as before'),
  ]);
}

async function seeMandate(
  { ask, hold }: Suite,
  plan: LoanPlan,
  { mandateId, cap }: { readonly mandateId: string; readonly cap: number },
): Promise<void> {
  const mandate = await ask(showAutopay, { orderId: plan.orderId });
  const own = await ask(cardSetting, {});
  const next = mandate?.next;
  const row = plan.repay_plans.find(({ periodNo }) => periodNo === next?.periodNo);
  hold(showAutopay, 'collects the next payment of the plan', [
    ...unlessSame('data.mandateId', mandateId, mandate?.mandateId, 'as it was created'),
    ...unlessAmount('data.cap', cap, mandate?.cap, 'as chosen'),
    ...unlessSame(
      'data.accounts[].cardId',
      own?.cards.map(({ cardId }) => cardId).sort(),
      mandate?.accounts.map(({ cardId }) => cardId).sort(),
      'the accounts of the borrower',
    ),
    ...unlessAmount(
      'data.next.amount',
      (row?.repayTotalAmount ?? 0) - (row?.paidAmount ?? 0),
      next?.amount,
      'as in the plan',
    ),
    ...unlessSame('data.next.collectOn', row?.dueTime, next?.collectOn, 'as in the plan'),
    ...unless(mandate?.warnOn !== undefined, 'data.warnOn', 'a day', mandate?.warnOn),
  ]);
}
